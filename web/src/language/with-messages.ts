import type { WebPart } from '@perch/messages/catalogue';

import { loadMessages, whenLanguage } from './messages.ts';

/** Loads the messages of a page in parallel with its code, and behind the app's first ones. */
export function withMessages<T>(part: WebPart, load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [page] = await Promise.all([load(), whenLanguage().then(() => loadMessages(part))]);
    return page;
  };
}
