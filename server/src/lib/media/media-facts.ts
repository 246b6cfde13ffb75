/** What the header of a picture, a video or sound says. */
export interface MediaFacts {
  /** Pixels, as they are shown: rotated, where the file says so. Null: not known. */
  size: Pixels | null;
  /** RFC 6381, such as `avc1.640028`; of others the four characters of their container. Of a GIF or WebP: whether it is `animated`. */
  codecs: string[];
  /** Milliseconds. */
  duration?: number | undefined;
  /** What took a photograph. */
  camera?: string | undefined;
  /** Whether it is a PNG that is shown rotated or mirrored; only where its header has been read now. */
  isTurned?: boolean;
}

export interface Pixels {
  width: number;
  height: number;
}

/** Stands in the place of a codec where a picture moves. */
export const animated = 'animated';

export const noFacts: MediaFacts = { size: null, codecs: [] };

// Formats allow more than anything can show.
const edgeMax = 100_000;

/** The size, if it is one. */
export function pixels(width: number, height: number, isTurned = false): Pixels | null {
  const isEdge = (edge: number) => Number.isInteger(edge) && edge > 0 && edge <= edgeMax;
  if (!isEdge(width) || !isEdge(height)) return null;
  return isTurned ? { width: height, height: width } : { width, height };
}
