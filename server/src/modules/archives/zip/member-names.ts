import { extensionPattern } from '../../../lib/file-extension.ts';

const nameBytesMax = 255;
// Room for ` (65536)` and more, so that names that are cut for it are cut alike.
const numberBytesMax = 12;
/** Where nothing is left of a name. */
const fallback = 'file';

const invisible = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;
// Windows refuses them, and tools read some as parts of a path.
const isAscii = /^[\x20-\x7E\n]*$/;
const refused = /[<>:"|?*]/g;
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i;

/**
 * Yields the names of these files in an archive, in order: valid on every system,
 * without a path, at most 255 bytes, unique without regard to case. Of equal ones the second is `name (2).ext`.
 */
export function createMemberNames(): (name: string) => string {
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  return (name) => {
    const clean = cleanMemberName(name);
    if (claim(taken, clean)) return clean;
    const { stem, extension } = splitName(clean);
    const short = cutTo(stem, nameBytesMax - numberBytesMax - Buffer.byteLength(extension));
    const pattern = foldCase(`${short}\n${extension}`);
    // Names that were tried before are taken, also by others: each is tried once.
    let number = numbers.get(pattern) ?? 2;
    while (!claim(taken, numbered(short, number, extension))) number += 1;
    numbers.set(pattern, number + 1);
    return numbered(short, number, extension);
  };
}

const numbered = (stem: string, number: number, extension: string) =>
  `${stem} (${number})${extension}`;

function claim(taken: Set<string>, name: string): boolean {
  const key = foldCase(name);
  if (taken.has(key)) return false;
  taken.add(key);
  return true;
}

/** Equal for names that some file system takes for the same; both ways, as `ſ` and `s` meet in upper case only. */
function foldCase(name: string): string {
  if (isAscii.test(name)) return name.toLowerCase();
  return name.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}

/** One name, without regard to the others. */
export function cleanMemberName(raw: string): string {
  const last = raw.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const visible = last.replaceAll(invisible, '').replaceAll(refused, '_');
  const trimmed = trimEnds(visible);
  const { stem, extension } = splitName(trimmed);
  // One byte is left for the sign before a reserved name.
  const cut = cutTo(stem, nameBytesMax - 1 - Buffer.byteLength(extension)) + extension;
  const name = trimEnds(cut) || fallback;
  return reserved.test(name) ? `_${name}` : name;
}

/** Windows drops dots and spaces at the end; at the beginning spaces only mislead. */
function trimEnds(name: string): string {
  let end = name.length;
  while (end > 0 && /[.\s]/.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end).trimStart();
}

function splitName(name: string): { stem: string; extension: string } {
  const found = extensionPattern.exec(name)?.[0] ?? '';
  // Of `.htaccess` nothing would be left.
  const extension = found.length < name.length ? found : '';
  return { stem: name.slice(0, name.length - extension.length), extension };
}

/** As many characters as fit; an emoji made of several code points is kept or left out as a whole. */
function cutTo(text: string, bytesMax: number): string {
  if (Buffer.byteLength(text) <= bytesMax) return text;
  let cut = '';
  let bytes = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > bytesMax) break;
    cut += character;
  }
  const whole = new Intl.Segmenter('en').segment(text).containing(cut.length);
  // A heap of combining marks can be one character, which nothing would be left of.
  return whole && whole.index > 0 && whole.index < cut.length ? cut.slice(0, whole.index) : cut;
}
