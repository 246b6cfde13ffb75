import { extensionOf } from '../../../lib/file-extension.ts';
import { typeByExtension } from './types-by-extension.ts';

/** Bytes from a file's beginning that `decideType` needs. */
export const headBytes = 4096;

/** In which all signatures are found but those of Ogg's streams. */
const signatureBytesMax = 64;

export const unknownType = 'application/octet-stream';

/**
 * The type of a file, from its first bytes and its extension; never from what the client claims.
 * Types that browsers show or play are believed only when the bytes prove them.
 */
export function decideType(name: string, head: Uint8Array): string {
  const extension = extensionOf(name);
  const proven = typeByBytes(head, extension);
  if (proven) return proven;
  const claimed = typeByExtension.get(extension) ?? unknownType;
  return needsProof(claimed) ? unknownType : claimed;
}

const needsProof = (type: string) =>
  type === 'application/pdf' || (/^(image|video|audio)\//.test(type) && type !== 'image/svg+xml');

function typeByBytes(head: Uint8Array, extension: string): string | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const text = bytes.toString('latin1', 0, signatureBytesMax);
  const found = signatures.find(([prefix]) => text.startsWith(prefix));
  if (found) return found[1];
  if (isBitmap(text)) return 'image/bmp';
  if (text.startsWith('RIFF')) return riffTypes[text.slice(8, 12)];
  if (text.startsWith('OggS')) return oggType(bytes.toString('latin1'));
  if (text.slice(4, 8) === 'ftyp') return isoMediaType(text.slice(8, 12), extension);
  if (text.startsWith('\x1A\x45\xDF\xA3')) return matroskaType(text);
  if (text.startsWith('ID3') || (extension === 'mp3' && isMpegAudioFrame(head))) {
    return 'audio/mpeg';
  }
  return undefined;
}

const signatures: [prefix: string, type: string][] = [
  ['\x89PNG\r\n\x1A\n', 'image/png'],
  ['\xFF\xD8\xFF', 'image/jpeg'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['%PDF-', 'application/pdf'],
  ['fLaC', 'audio/flac'],
];

// "BM" alone also begins texts: in a bitmap the four reserved bytes after the size are zero.
const isBitmap = (text: string) => text.startsWith('BM') && text.slice(6, 10) === '\0\0\0\0';

const riffTypes: Record<string, string> = { WEBP: 'image/webp', WAVE: 'audio/wav' };

const oggType = (text: string) => (text.includes('theora') ? 'video/ogg' : 'audio/ogg');

// The brand of an ISO base media file tells its content; unknown brands are not played inline.
const brands: [brand: RegExp, type: string][] = [
  [/^avi[fs]$/, 'image/avif'],
  [/^qt {2}$/, 'video/quicktime'],
  [/^M4[AB] $/, 'audio/mp4'],
  [/^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V |MSNV|mmp4|3gp\w|f4v )$/, 'video/mp4'],
];

function isoMediaType(brand: string, extension: string): string | undefined {
  const type = brands.find(([form]) => form.test(brand))?.[1];
  return type === 'video/mp4' && extension === 'm4a' ? 'audio/mp4' : type;
}

function matroskaType(text: string): string {
  return text.includes('webm') ? 'video/webm' : 'video/x-matroska';
}

function isMpegAudioFrame([first = 0, second = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0;
}
