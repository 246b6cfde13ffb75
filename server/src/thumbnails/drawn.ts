import type { Pixels } from '../lib/media/media-facts.ts';

/** What is learned of a file by making its picture. */
export interface DrawnFacts {
  pages?: number;
  /** Milliseconds. */
  duration?: number;
  /** Of a video or picture, as it is shown. */
  size?: Pixels;
  /** Who made the camera, and what they call it. */
  camera?: string;
}

/** A picture in a format that the runtime decodes. */
export interface Drawn {
  picture: Buffer;
  facts: DrawnFacts;
}
