import type { ServerMessages, WebParts } from './english.ts';

export type { ServerMessages, WebParts } from './english.ts';

/** The web app loads `general` first, and each other part with the pages that need it. */
export type WebPart = keyof WebParts;

type Both<T> = (T extends unknown ? (value: T) => void : never) extends (value: infer U) => void
  ? U
  : never;
export type WebMessages = Both<WebParts[WebPart]>;

/** A sentence that is written when its reader's language is known. */
export type Sentence = (messages: ServerMessages) => string;
