const graphemes = new Intl.Segmenter();
const ellipsis = '…';

/** A text of at most so many bytes in UTF-8, cut between characters as they are read. */
export function cutToBytes(text: string, bytesMax: number): string {
  if (Buffer.byteLength(text) <= bytesMax) return text;
  let kept = '';
  let bytes = Buffer.byteLength(ellipsis);
  for (const { segment } of graphemes.segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > bytesMax) break;
    kept += segment;
  }
  return `${kept.trimEnd()}${ellipsis}`;
}

// What programs drop, and what turns the text around it.
const unshown = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A text as one line, without the characters that would change how what stands next to it is read. */
export const plainLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(unshown, '').trim();
