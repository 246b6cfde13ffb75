import {
  type CostlyWork,
  createCostlyWork,
  type RunJoined,
} from '../../../http/request/costly-work.ts';
import { secondMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import { fileBeside } from '../../../lib/file-beside.ts';

/** Much longer than any text takes on a machine that has time for it. */
const renderMaxMs = 10 * secondMs;
/** As pages hold it in memory for each of their visitors. */
const markupCharactersMax = 512 * 1024;
/** The thread and its libraries take some 20 MB. */
const idleMs = 10 * secondMs;

/** The message that asks the thread for a text. */
export interface SentMarkdown {
  text: string;
  linkify: boolean;
}

/** The thread's answer. */
export type RenderedMarkdown = { markup: string } | { failure: string };

/** A text that a page shows. */
export interface AskedMarkdown {
  /** Tells the text, and how it is rendered, from all others. */
  key: string;
  read(): Promise<string> | string;
  /** As of `renderMarkdown`. */
  linkify: boolean;
  /** The client's network address. */
  address: string;
}

/** Renders Markdown in a thread of its own, one text at a time, so that no text keeps requests waiting. */
export interface MarkdownTexts {
  /** The sanitized markup. Throws `busy`, and `too_complex` for a text that takes too long or has too much markup. */
  render(asked: AskedMarkdown): Promise<string>;
  close(): void;
}

/** The thread begins with the first text, and ends some seconds after the last one. */
export function createMarkdownTexts(): MarkdownTexts {
  const work: CostlyWork = createCostlyWork({ atOnceMax: 1 });
  const renderOnce: RunJoined<string> = work.joined(({ length }) => length);
  let thread: Worker | undefined;
  let ending: Timer | undefined;
  let refuseCurrent: ((error: AppError) => void) | undefined;

  function end(): void {
    clearTimeout(ending);
    thread?.terminate();
    thread = undefined;
    refuseCurrent?.(new AppError('busy', (m) => m.errors.stopping));
  }

  function begin(): Worker {
    const begun = new Worker(fileBeside(import.meta.path, 'markdown-thread'), { name: 'markdown' });
    begun.unref();
    return begun;
  }

  async function renderInThread(sent: SentMarkdown): Promise<string> {
    clearTimeout(ending);
    const asked = (thread ??= begin());
    const answered = Promise.withResolvers<string>();
    refuseCurrent = answered.reject;
    const timer = setTimeout(() => answered.reject(tooComplex()), renderMaxMs);
    const take = ({ data }: MessageEvent<RenderedMarkdown>) => {
      if ('failure' in data) answered.reject(new Error(data.failure));
      else if (data.markup.length > markupCharactersMax) answered.reject(tooComplex());
      else answered.resolve(data.markup);
    };
    const fail = ({ message }: ErrorEvent) => answered.reject(new Error(message));
    asked.addEventListener('message', take);
    asked.addEventListener('error', fail);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
    asked.postMessage(sent);
    let hasAnswered = false;
    try {
      const markup = await answered.promise;
      hasAnswered = true;
      return markup;
    } finally {
      refuseCurrent = undefined;
      clearTimeout(timer);
      asked.removeEventListener('message', take);
      asked.removeEventListener('error', fail);
      // One that has not answered may still be at work.
      if (hasAnswered) ending = setTimeout(end, idleMs).unref();
      else end();
    }
  }

  return {
    render: ({ key, read, linkify, address }) =>
      renderOnce(`${linkify} ${key}`, address, async () =>
        renderInThread({ text: await read(), linkify }),
      ),
    close: end,
  };
}

const tooComplex = () => new AppError('too_complex', (m) => m.errors.tooComplex);
