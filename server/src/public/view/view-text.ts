// As in `file-type.ts`: the global one is declared without most charsets.
import { TextDecoder } from 'node:util';

import { tagLimits } from '@perch/contract/uploads/embed-limits';

import { escapeText } from '../../lib/escape-html.ts';
import { plainLine } from '../../lib/plain-text.ts';
import { utf16Of } from '../../modules/uploads/receive/file-type.ts';
import type { Services } from '../../services.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import { charsetIn } from '../serving/content-policy.ts';

/** How much of a text its pages show. */
export const shownBytesMax = 512 * 1024;
/** How much of it one page shows: each line is an element of its own. */
const partLinesMax = 2000;
const partMarkupBytesMax = 128 * 1024;
const lineMarkupBytes = 24;

export interface ShownText {
  text: string;
  /** Whether it is the whole file. */
  isWhole: boolean;
}

/** The beginning of a file as text, without a character that is cut at the end. */
export async function readShownText(
  { storage }: Pick<Services, 'storage'>,
  { storage_key: key, size, mime_type: mimeType }: ReadableUpload,
  bytesMax: number = shownBytesMax,
): Promise<ShownText> {
  const range = { start: 0, end: Math.min(size, bytesMax) };
  const bytes = await new Response(await storage.read(key, range, size)).bytes();
  const isCut = size > bytesMax;
  // As browsers do: a mark is stronger than what the headers say.
  const charset = utf16Of(bytes) ?? charsetIn(mimeType);
  const decoded = new TextDecoder(charset).decode(bytes, { stream: isCut });
  return { text: decoded.replaceAll(/\r\n?/g, '\n'), isWhole: !isCut };
}

/** More than a preview shows, as lines may begin with white space. */
const excerptBytesMax = 2048;
/** The first lines of a text that are not empty; empty where there are none. */
export async function readExcerpt(
  services: Pick<Services, 'storage'>,
  upload: ReadableUpload,
): Promise<string> {
  const { text } = await readShownText(services, upload, excerptBytesMax);
  return text
    .split('\n')
    .map(plainLine)
    .filter((line) => line !== '')
    .slice(0, tagLimits.descriptionLinesMax)
    .join('\n');
}

/** What one page shows of a text. */
export interface TextPart {
  /** One element for each line, which links can name: `#L10`. */
  markup: string;
  /** From 1. */
  number: number;
  lastLine: number;
  /** The first line of each part; this one's is at `number - 1`. */
  firstLines: readonly number[];
}

/** The part, from 1, of a file's text for the client at `address`. */
export type ReadTextPart = (
  upload: ReadableUpload,
  wanted: number,
  address: string,
) => Promise<TextPart & Pick<ShownText, 'isWhole'>>;

export function createTextParts(services: Pick<Services, 'storage' | 'costlyWork'>): ReadTextPart {
  const readOnce = services.costlyWork.joined<Awaited<ReturnType<ReadTextPart>>>(
    ({ markup, firstLines }) => markup.length + firstLines.length,
  );
  return (upload, wanted, address) =>
    readOnce(`${upload.storage_key} ${wanted}`, address, async () => {
      const { text, isWhole } = await readShownText(services, upload);
      return { ...textPart(text, wanted), isWhole };
    });
}

/** The part of this number, or the last one of a shorter text. */
export function textPart(text: string, wanted: number): TextPart {
  const places = partsOf(text.endsWith('\n') ? text.slice(0, -1) : text);
  const number = Math.min(wanted, places.length);
  const { start, end, firstLine } = places[number - 1] ?? { start: 0, end: 0, firstLine: 1 };
  const lines = text.slice(start, end).split('\n');
  return {
    markup: lines.map((line, index) => lineMarkup(line, firstLine + index)).join(''),
    number,
    lastLine: firstLine + lines.length - 1,
    firstLines: places.map((place) => place.firstLine),
  };
}

const lineMarkup = (line: string, number: number) =>
  `<span id="L${number}">${escapeText(visible(line))}\n</span>`;

// What a parser of HTML would drop or replace, and what would turn the text around it.
const unseen = /[\0\f\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Text whose marks of direction are seen: code must be read in the order in which it runs. */
export const visible = (line: string) => line.replaceAll(unseen, '\uFFFD');

interface TextRange {
  start: number;
  /** After its last character, without the line break. */
  end: number;
  firstLine: number;
}

/** Parts end with a line, except in a line that is longer than a part. */
function partsOf(text: string): TextRange[] {
  const places: TextRange[] = [];
  let part = { start: 0, firstLine: 1 };
  let line = 1;
  let lineStart = 0;
  let bytes = lineMarkupBytes;
  const cut = (end: number, start: number) => {
    places.push({ ...part, end });
    part = { start, firstLine: line };
    bytes = lineMarkupBytes;
  };
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    bytes += markupBytes(code);
    if (code === lineBreak) {
      line += 1;
      lineStart = at + 1;
      bytes += lineMarkupBytes;
      if (line - part.firstLine === partLinesMax) cut(at, lineStart);
    } else if (bytes > partMarkupBytesMax && !isLowSurrogate(code)) {
      if (lineStart > part.start) {
        cut(lineStart - 1, lineStart);
        // Its last line is counted again, in the next part.
        at = lineStart - 1;
      } else {
        cut(at, at);
        bytes += markupBytes(code);
      }
    }
  }
  places.push({ ...part, end: text.length });
  return places;
}

const lineBreak = 0x0a;
const ampersand = 0x26;
const lessThan = 0x3c;
const greaterThan = 0x3e;

/** In UTF-8, where a character beyond the basic plane counts as two of three bytes. */
function markupBytes(code: number): number {
  if (code > 0x7f) return code > 0x7_ff ? 3 : 2;
  if (code === ampersand) return 5;
  return code === lessThan || code === greaterThan ? 4 : 1;
}

const isLowSurrogate = (code: number) => code >= 0xdc_00 && code <= 0xdf_ff;
