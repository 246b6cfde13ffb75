import type { MarkdownMessage, RenderedMarkdown } from './markdown-texts.ts';
import { renderMarkdown } from './render-markdown.ts';

// A program of its own, started by `markdown-texts.ts` as a thread: a text takes up to some hundred milliseconds.

declare const self: Worker;

self.addEventListener('message', ({ data }: MessageEvent<MarkdownMessage>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
  const answer = (rendered: RenderedMarkdown) => self.postMessage(rendered);
  renderMarkdown(data.text, { linkify: data.linkify }).then(
    (markup) => answer({ markup }),
    (error: unknown) => answer({ failure: String(error) }),
  );
});
