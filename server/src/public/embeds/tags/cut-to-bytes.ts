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
