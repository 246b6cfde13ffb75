import {
  type CostlyWork,
  createCostlyWork,
  type RunJoined,
} from '../../http/request/costly-work.ts';
import { secondMs } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { createLruCache } from '../../lib/lru-cache.ts';
import { siblingFile } from '../../lib/sibling-file.ts';

/** Much longer than any text takes on a machine that has time for it. */
const renderMaxMs = 10 * secondMs;
/** As pages hold it in memory for each of their visitors. */
const markupCharactersMax = 512 * 1024;
const keptCharactersMax = 4 * 1024 ** 2;
/** The thread and its libraries take some 20 MB. */
const idleMs = 10 * secondMs;

/** The message that asks the thread for a text. */
export interface MarkdownMessage {
  text: string;
  linkify: boolean;
}

/** The thread's answer. */
export type RenderedMarkdown = { markup: string } | { failure: string };

/** A text that a page shows. */
export interface MarkdownRequest {
  /** Tells the text from all others. */
  key: string;
  read(): Promise<string> | string;
  /** As of `renderMarkdown`. */
  linkify: boolean;
  /** The client's network address. */
  address: string;
}

/** Renders Markdown in a thread of its own, one text at a time, so that no text keeps requests waiting. */
export interface MarkdownTexts {
  /**
   * The sanitized markup, which is kept for the next visitor; undefined for a text that takes too long or has too much
   * of it. Throws `busy`.
   */
  render(asked: MarkdownRequest): Promise<string | undefined>;
  close(): void;
}

/** The thread begins with the first text, and ends some seconds after the last one. */
export function createMarkdownTexts(): MarkdownTexts {
  const work: CostlyWork = createCostlyWork({ atOnceMax: 1 });
  const renderOnce: RunJoined<Rendered> = work.joined();
  const kept = createLruCache<Rendered>(keptCharactersMax, ({ markup = '' }) => markup.length + 1);
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
    const begun = new Worker(siblingFile(import.meta.path, 'markdown-thread'), {
      name: 'markdown',
    });
    begun.unref();
    return begun;
  }

  async function renderInThread(sent: MarkdownMessage): Promise<Rendered> {
    clearTimeout(ending);
    const asked = (thread ??= begin());
    const answered = Promise.withResolvers<Rendered>();
    refuseCurrent = answered.reject;
    let isAtWork = true;
    const timer = setTimeout(() => answered.resolve(tooComplex), renderMaxMs);
    const take = ({ data }: MessageEvent<RenderedMarkdown>) => {
      isAtWork = false;
      if ('failure' in data) answered.reject(new Error(data.failure));
      else answered.resolve(data.markup.length > markupCharactersMax ? tooComplex : data);
    };
    const fail = ({ message }: ErrorEvent) => answered.reject(new Error(message));
    asked.addEventListener('message', take);
    asked.addEventListener('error', fail);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
    asked.postMessage(sent);
    try {
      return await answered.promise;
    } finally {
      refuseCurrent = undefined;
      clearTimeout(timer);
      asked.removeEventListener('message', take);
      asked.removeEventListener('error', fail);
      if (isAtWork) end();
      else ending = setTimeout(end, idleMs).unref();
    }
  }

  return {
    async render({ key, read, linkify, address }) {
      const name = `${linkify} ${key}`;
      const rendered =
        kept.get(name) ??
        (await renderOnce(name, address, async () =>
          renderInThread({ text: await read(), linkify }),
        ));
      kept.set(name, rendered);
      return rendered.markup;
    },
    close: end,
  };
}

interface Rendered {
  markup?: string;
}

const tooComplex: Rendered = {};
