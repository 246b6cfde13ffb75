// Runs in a worker of its own: some texts take long, and the page stays usable meanwhile.
import { highlighter } from './known-languages.ts';
import { type Run, RunEmitter } from './scoped-runs.ts';

export interface CodeToHighlight {
  text: string;
  /** The extension of the file's name. */
  language: string;
}

highlighter.configure({ __emitter: RunEmitter });

self.addEventListener('message', ({ data }: MessageEvent<CodeToHighlight>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none.
  self.postMessage(highlighter.getLanguage(data.language) ? runsOf(data) : []);
});

function runsOf({ text, language }: CodeToHighlight): Run[] {
  // oxlint-disable-next-line no-underscore-dangle -- its other result is a text of HTML.
  const { _emitter: emitter } = highlighter.highlight(text, { language, ignoreIllegals: true });
  return emitter instanceof RunEmitter ? emitter.runs : [];
}
