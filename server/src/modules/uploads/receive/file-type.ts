import { extensionOf } from '../../../lib/file-extension.ts';
import { categoryOf } from './category.ts';
import { charsetOf, utf16Of } from './charset.ts';
import { archiveTypeOf, mediaTypeOf } from './signatures.ts';
import { typeByExtension } from './types-by-extension.ts';

/** Bytes from a file's beginning that `decideType` needs. */
export const headBytes = 4096;

export const unknownType = 'application/octet-stream';
const pdfType = 'application/pdf';

/** The type that is stored: as `decideType` says, with the charset of a text that is not UTF-8. */
export async function storedTypeOf(
  name: string,
  { head, sample }: { head: Uint8Array; sample: Uint8Array },
): Promise<string> {
  const type = decideType(name, head);
  const charset = categoryOf(type) === 'text' ? await charsetOf(head, sample) : undefined;
  return charset === undefined ? type : `${type}; charset=${charset}`;
}

/**
 * The type of a file, from its first bytes and its extension; never from what the client claims.
 * Types that browsers show or play are believed only when the bytes prove them, and texts only without a byte that no
 * text has.
 */
export function decideType(name: string, head: Uint8Array): string {
  const extension = extensionOf(name);
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const isText = looksLikeText(bytes);
  const claimed = typeByExtension.get(extension);
  if (isPdf(bytes, claimed)) return pdfType;
  if (isText) return typeOfText(claimed, bytes);
  const proven = mediaTypeOf(bytes, extension);
  if (proven) return proven;
  const isBelieved = claimed !== undefined && !needsProof(claimed) && !isTextType(claimed);
  return isBelieved ? claimed : (archiveTypeOf(bytes) ?? unknownType);
}

function typeOfText(claimed: string | undefined, bytes: Buffer): string {
  if (claimed === undefined) return bytes.length > 0 ? 'text/plain' : unknownType;
  return needsProof(claimed) ? unknownType : claimed;
}

const isTextType = (type: string) => type === svgType || categoryOf(type) === 'text';

const svgType = 'image/svg+xml';

const needsProof = (type: string) =>
  type === pdfType || (/^(image|video|audio)\//.test(type) && type !== svgType);

// MIME Sniffing §3 calls these binary data bytes.
// oxlint-disable-next-line no-control-regex
const binaryByte = /[\0-\x08\x0B\x0E-\x1A\x1C-\x1F]/;

/** MIME Sniffing §7.2, which takes the mark of UTF-16 at its word; here what follows has to be a text, too. */
function looksLikeText(bytes: Buffer): boolean {
  const utf16 = utf16Of(bytes);
  if (utf16 === undefined) return !binaryByte.test(bytes.toString('latin1'));
  const text = new TextDecoder(utf16).decode(bytes, { stream: true });
  return !binaryByte.test(text) && !text.includes('\uFFFD');
}

const pdfStart = /^(?:\xEF\xBB\xBF)?\s*%PDF-\d\.\d/;

/** A PDF may be all letters, so under another name its first object has to be there. */
function isPdf(bytes: Buffer, claimed: string | undefined): boolean {
  const text = bytes.toString('latin1');
  return pdfStart.test(text) && (claimed === pdfType || /\b\d+ \d+ obj\b/.test(text));
}
