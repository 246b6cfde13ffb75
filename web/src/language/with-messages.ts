import type { WebPart } from '@perch/messages/catalogue';

import { loadMessages } from './messages.ts';

/** Loads the messages of a page in parallel with its code. */
export function withMessages<T>(part: WebPart, load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [page] = await Promise.all([load(), loadMessages(part)]);
    return page;
  };
}
