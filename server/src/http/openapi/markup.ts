import { html } from 'hono/html';

export type Markup = ReturnType<typeof html>;

/** Renders text between backticks as code. */
export function codeSpans(text: string): Markup[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
