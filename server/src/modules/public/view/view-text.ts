import { escapeHtml } from '../../../lib/escape-html.ts';
import type { Services } from '../../../services.ts';
import type { ReadableUpload } from '../gate/may-read.ts';

/** How much of a text its page shows. */
export const shownBytesMax = 512 * 1024;
/** As each line is an element of its own. */
export const shownLinesMax = 20_000;

export interface ShownText {
  text: string;
  /** Whether it is the whole file. */
  isWhole: boolean;
}

/** The beginning of a file as text, without a character that is cut at the end. */
export async function readShownText(
  { storage }: Pick<Services, 'storage'>,
  { storage_key: key, size }: ReadableUpload,
): Promise<ShownText> {
  const range = { start: 0, end: Math.min(size, shownBytesMax) };
  const bytes = await new Response(await storage.read(key, range, size)).bytes();
  const isCut = size > shownBytesMax;
  const text = decoderOf(bytes).decode(bytes, { stream: isCut }).replaceAll(/\r\n?/g, '\n');
  const end = endOfLine(text, shownLinesMax);
  return { text: text.slice(0, end), isWhole: !isCut && end === text.length };
}

/** By the mark at the beginning, as Windows writes it; otherwise UTF-8. */
function decoderOf([first, second]: Uint8Array): TextDecoder {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  return new TextDecoder();
}

/** The place behind the line of this number, or the end of a shorter text. */
function endOfLine(text: string, line: number): number {
  let end = 0;
  for (let count = 0; count < line; count += 1) {
    const found = text.indexOf('\n', end);
    if (found === -1) return text.length;
    end = found + 1;
  }
  return end;
}

/** A text as lines that links can name: `#L10`. */
export function linesMarkup(text: string): string {
  const lines = text.endsWith('\n') ? text.slice(0, -1).split('\n') : text.split('\n');
  return lines
    .map((line, index) => `<span id="L${index + 1}">${escapeHtml(visible(line))}\n</span>`)
    .join('');
}

// What a parser of HTML would drop or replace, and what would turn the text around it.
const unseen = /[\0\f\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A line whose marks of direction are seen: code must be read in the order in which it runs. */
const visible = (line: string) => line.replaceAll(unseen, '\uFFFD');
