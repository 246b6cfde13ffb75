import type { MarkdownIt, Token } from 'markdown-it';

import { sanitizeMarkup } from './sanitize-markup.ts';

type NewToken = (type: string, tag: string, nesting: -1 | 0 | 1) => Token;

const parsers = new Map<string, MarkdownIt>();

/** A row may leave cells out, so a small text can be a table of many: up to so many are rendered in some ten milliseconds. */
const cellsMax = 20_000;

/**
 * Markdown as HTML for a page that has its own `h1`: headings begin at `h2`, pictures are links, so that no
 * other server learns of a visitor, and HTML in the text is text. `linkify` makes links of bare addresses;
 * a text full of them then takes seconds, so it is for administrators' texts only. Tables stay text where all of
 * them could have more than 20 000 cells.
 */
export async function renderMarkdown(
  markdown: string,
  { linkify = true }: { linkify?: boolean } = {},
): Promise<string> {
  const hasTables = cellsAtMost(markdown) <= cellsMax;
  const key = `${linkify} ${hasTables}`;
  const parser = parsers.get(key) ?? (await createParser(linkify, hasTables));
  parsers.set(key, parser);
  return sanitizeMarkup(parser.render(markdown));
}

/** More cells than this the tables of a text cannot have: as if it were one, as wide as its widest line. */
function cellsAtMost(markdown: string): number {
  let rows = 0;
  let columnsMax = 0;
  for (const line of markdown.split('\n')) {
    if (line.trim() === '') continue;
    rows += 1;
    columnsMax = Math.max(columnsMax, line.split('|').length);
  }
  return columnsMax === 1 ? 0 : rows * columnsMax;
}

// Imported on demand: a server without such texts does without 16 MB.
async function createParser(linkify: boolean, hasTables: boolean): Promise<MarkdownIt> {
  const { default: Markdown } = await import('markdown-it');
  const created = new Markdown({ html: false, linkify });
  if (!hasTables) created.disable('table');
  created.core.ruler.push('perch', ({ tokens, Token }) => {
    const newToken: NewToken = (...about) => new Token(...about);
    markTasks(tokens);
    for (const token of tokens) {
      adapt(token);
      if (token.children) token.children = withoutPictures(token.children, newToken);
    }
  });
  return created;
}

/** Items such as `- [x] done` begin with a box: as a character, since a field would look as if it could be changed. */
function markTasks(tokens: Token[]): void {
  for (const [index, item] of tokens.entries()) {
    if (item.type !== 'list_item_open') continue;
    const [paragraph, content] = tokens.slice(index + 1, index + 3);
    const text = content?.children?.[0];
    if (paragraph?.type !== 'paragraph_open' || text?.type !== 'text') continue;
    const [box, mark] = /^\[([ xX])\](?=\s)/.exec(text.content) ?? [];
    if (box === undefined) continue;
    text.content = `${mark === ' ' ? '☐' : '☑'}${text.content.slice(box.length)}`;
    item.attrSet('class', 'task');
  }
}

function adapt(token: Token): void {
  if (/^h[1-5]$/.test(token.tag)) token.tag = `h${Number(token.tag.slice(1)) + 1}`;
  const [, alignment] = /^text-align:(center|right)$/.exec(valueOf(token, 'style')) ?? [];
  // Inline styles are against the page's policy.
  if (token.attrs) token.attrs = token.attrs.filter(([name]) => name !== 'style');
  if (alignment) token.attrSet('class', alignment === 'right' ? 'end' : 'center');
}

/** Each picture as a link to it, or as its text where it already is part of a link. */
function withoutPictures(tokens: Token[], newToken: NewToken): Token[] {
  let depth = 0;
  return tokens.flatMap((token) => {
    depth += token.type === 'link_open' ? 1 : 0;
    depth -= token.type === 'link_close' ? 1 : 0;
    return token.type === 'image' ? replacementOf(token, depth > 0, newToken) : [token];
  });
}

function replacementOf(image: Token, isInLink: boolean, newToken: NewToken): Token[] {
  const address = valueOf(image, 'src');
  const text = newToken('text', '', 0);
  text.content = image.content || address;
  if (isInLink) return [text];
  const open = newToken('link_open', 'a', 1);
  open.attrSet('href', address);
  return [open, text, newToken('link_close', 'a', -1)];
}

const valueOf = (token: Token, name: string) => String(token.attrGet(name) ?? '');
