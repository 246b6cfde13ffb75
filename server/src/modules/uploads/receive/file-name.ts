import { extensionPattern } from '../../../lib/file-extension.ts';

const nameBytesMax = 255;
// Control characters, lone surrogates, and the characters that reorder or hide text.
const unsafe = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;
// No decomposed form of a 255-byte name is longer. NFC takes quadratic time in consecutive combining marks,
// so that a long name would block the event loop.
const composedLengthMax = 512;
// Names of only dots, white space and joiners (which emoji need) count as empty.
const blank = /^[\s.\u200B-\u200D\u2060]*$/u;

const bytesOf = (text: string) => Buffer.byteLength(text, 'utf8');

/**
 * A name as it is stored and shown: the last part of any path, NFC, nothing invisible, at most 255
 * bytes with its extension kept. An empty result gives `fallback`.
 */
export function cleanFileName(raw: string, fallback: string): string {
  const last = withoutBackslashes(raw).split(/[/\\]/).at(-1) ?? '';
  const name = cut(last.replaceAll(unsafe, '')).normalize('NFC').trim();
  if (blank.test(name)) return fallback;
  return bytesOf(name) <= nameBytesMax ? name : shorten(name);
}

function cut(name: string): string {
  if (name.length <= composedLengthMax) return name;
  const ending = extensionPattern.exec(name)?.[0] ?? '';
  // Do not cut a surrogate pair in half.
  return name.slice(0, composedLengthMax).replace(/\p{Cs}$/u, '') + ending;
}

/** Trailing backslashes separate no path: POSIX file names may end in them. */
function withoutBackslashes(name: string): string {
  let end = name.length;
  while (name[end - 1] === '\\') end -= 1;
  return name.slice(0, end);
}

function shorten(name: string): string {
  const ending = extensionPattern.exec(name)?.[0] ?? '';
  let stem = '';
  let bytesLeft = nameBytesMax - bytesOf(ending);
  for (const character of name.slice(0, name.length - ending.length)) {
    bytesLeft -= bytesOf(character);
    if (bytesLeft < 0) break;
    stem += character;
  }
  return stem + ending;
}
