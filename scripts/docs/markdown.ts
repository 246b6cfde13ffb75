import highlight from 'highlight.js/lib/common';
import nix from 'highlight.js/lib/languages/nix';
import Markdown, { type Token } from 'markdown-it';

highlight.registerLanguage('nix', nix);

export interface Heading {
  level: number;
  text: string;
  id: string;
}

export interface Part {
  /** The heading that it stands below. */
  heading: Heading;
  text: string;
}

export interface Rendered {
  html: string;
  parts: Part[];
  /** Every link and picture, as written. */
  links: string[];
}

const noHeading: Heading = { level: 1, text: '', id: '' };

/** An anchor as the places that show Markdown make it, so that links work there too. */
export function anchorOf(text: string): string {
  const kept = text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu, '');
  return kept.replaceAll(' ', '-');
}

const escape = (text: string) => Bun.escapeHTML(text);

function codeBlock(code: string, language: string): string {
  if (language === 'mermaid') {
    return `<details class="diagram"><summary>The picture as Mermaid text</summary><pre tabindex="0"><code>${escape(code)}</code></pre></details>`;
  }
  const isKnown = highlight.getLanguage(language) !== undefined;
  const html = isKnown ? highlight.highlight(code, { language }).value : escape(code);
  const copy = language === 'sh' ? '<button type="button" class="copy">Copy</button>' : '';
  return `<div class="code"><pre tabindex="0"><code>${html}</code></pre>${copy}</div>\n`;
}

const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content, children }) => {
      if (children) return plainText(children);
      return type === 'softbreak' || type === 'hardbreak' ? ' ' : content;
    })
    .join('');

function nameHeadings(tokens: readonly Token[]): Part[] {
  const seen = new Map<string, number>();
  const parts: Part[] = [{ heading: noHeading, text: '' }];
  for (const [index, token] of tokens.entries()) {
    const content = tokens[index + 1];
    if (token.type === 'heading_open') {
      const text = plainText(content?.children ?? []);
      const anchor = anchorOf(text);
      const count = seen.get(anchor) ?? 0;
      seen.set(anchor, count + 1);
      const id = count === 0 ? anchor : `${anchor}-${count}`;
      token.attrSet('id', id);
      parts.push({ heading: { level: Number(token.tag.slice(1)), text, id }, text: '' });
    }
    const isBody = token.type === 'inline' && tokens[index - 1]?.type !== 'heading_open';
    const part = parts.at(-1);
    if (part && (isBody || token.type === 'fence')) {
      part.text += ` ${isBody ? plainText(token.children ?? []) : token.content}`;
    }
  }
  return parts.filter(({ heading, text }) => heading.id || text.trim());
}

/** Each link and each picture gets the address that `addressFor` gives for it. */
function rewriteLinks(tokens: readonly Token[], addressFor: (href: string) => string): string[] {
  return tokens.flatMap((token) => {
    const attribute = { link_open: 'href', image: 'src' }[token.type];
    if (!attribute) return rewriteLinks(token.children ?? [], addressFor);
    const href = String(token.attrGet(attribute) ?? '');
    token.attrSet(attribute, addressFor(href));
    return [href];
  });
}

/**
 * Makes a page's text of Markdown, with highlighted code and anchors.
 * @param addressFor the address that a link gets on the site
 * @param hasLightPicture whether a picture has another beside it for the light theme
 */
export function renderMarkdown(
  text: string,
  addressFor = (href: string) => href,
  hasLightPicture = (_address: string) => false,
): Rendered {
  const markdown = new Markdown({ html: true });
  const { rules } = markdown.renderer;
  rules['fence'] = (tokens, index) => {
    const { content = '', info = '' } = tokens[index] ?? {};
    return codeBlock(content, info.trim());
  };
  rules['image'] = (tokens, index) => {
    const token = tokens[index];
    const address = String(token?.attrGet('src') ?? '');
    return picture(address, plainText(token?.children ?? []), hasLightPicture(address));
  };
  // A table that is wider than a phone is scrolled by itself, with keys as well.
  // Regions of a page need different names.
  rules['table_open'] = (tokens, index) => {
    const number = tokens.slice(0, index + 1).filter(({ type }) => type === 'table_open').length;
    return `<div class="table" tabindex="0" role="region" aria-label="Table ${number}"><table>\n`;
  };
  rules['table_close'] = () => '</table></div>\n';
  const tokens = markdown.parse(text, {});
  const parts = nameHeadings(tokens);
  const links = rewriteLinks(tokens, addressFor);
  return { html: markdown.renderer.render(tokens, markdown.options, {}), parts, links };
}

function picture(address: string, words: string, hasLight: boolean): string {
  const tag = (source: string, names: string) =>
    `<img${names} src="${escape(source)}" alt="${escape(words)}" loading="lazy">`;
  if (!hasLight) return tag(address, '');
  return tag(address, ' class="in-dark"') + tag(lightPicture(address), ' class="in-light"');
}

/** The same picture in the light theme. */
export const lightPicture = (path: string): string => path.replace(/\.webp$/, '-light.webp');
