import { escapeAttrValue, FilterXSS, friendlyAttrValue } from 'xss';

const anyTag: string[] = [];
const allowed: Record<string, string[]> = {
  ...Object.fromEntries(
    'h2 h3 h4 h5 h6 p ul table thead tbody tr code pre blockquote hr br em strong s'
      .split(' ')
      .map((tag) => [tag, anyTag]),
  ),
  a: ['href'],
  li: ['class'],
  ol: ['start'],
  th: ['class'],
  td: ['class'],
};

// Addresses within this site, and those of other sites with their scheme.
const address = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
const isAllowed: Record<string, (value: string) => boolean> = {
  href: (value) => address.test(value),
  start: (value) => /^\d{1,9}$/.test(value),
  class: (value) => value === 'center' || value === 'end' || value === 'task',
};

const filter = new FilterXSS({
  whiteList: allowed,
  css: false,
  // The text of a tag that is not allowed stays readable as text.
  stripIgnoreTag: false,
  onTagAttr: (_, name, value) =>
    isAllowed[name]?.(friendlyAttrValue(value)) ? `${name}="${escapeAttrValue(value)}"` : '',
});

/**
 * The second line behind the Markdown parser, which lets no HTML through: whatever it made, only these tags and
 * attributes leave the server. Links tell the other site nothing, and search engines do not follow them.
 */
export const sanitizeMarkup = (markup: string): string =>
  filter
    .process(markup)
    .replaceAll(/<a href="/g, '<a rel="nofollow noopener noreferrer" href="')
    // An anchor whose address is not allowed.
    .replaceAll(/<a *>/g, '<a>');
