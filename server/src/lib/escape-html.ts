const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, as content of an element or of a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (found) => entities[found] ?? '');

/** Text as content of an element, where quotes need no entity. */
export const escapeText = (text: string) =>
  text.replaceAll(/[&<>]/g, (found) => entities[found] ?? '');
