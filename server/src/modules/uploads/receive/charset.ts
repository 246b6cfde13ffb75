import { isAscii } from 'node:buffer';
// That of the runtime, whose own declaration knows four of its charsets.
import { TextDecoder } from 'node:util';

// More is not told apart better, and takes longer than receiving a small file.
const sampleBytesMax = 1024;
/** Out of 100: below it the detector guesses. */
const confidenceMin = 20;
/** What texts without Unicode mostly are, and what browsers take them for. */
const likeliest = 'windows-1252';

/**
 * The label of a text's charset, by the WHATWG's Encoding Standard; undefined for UTF-8. `sample` begins with the first byte
 * that is not ASCII.
 */
export async function charsetOf(head: Uint8Array, sample: Uint8Array): Promise<string | undefined> {
  const utf16 = utf16Of(head);
  if (utf16 || isUtf8(sample)) return utf16;
  const { analyse } = await import('chardet');
  const text = isAscii(head) ? sample : head;
  for (const { name, confidence } of analyse(text.subarray(0, sampleBytesMax))) {
    const charset = confidence >= confidenceMin ? decodable(name, sample) : undefined;
    if (charset !== undefined) return charset;
  }
  return likeliest;
}

/** UTF-16 by the mark at the beginning, as Windows writes it. */
export function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

const isUtf8 = (sample: Uint8Array) => decodes('utf-8', sample);

/** Whether bytes that may end within a character, unless they are all of a short text, are of this charset. */
function decodes(charset: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(charset, { fatal: true }).decode(bytes, {
      stream: bytes.length >= sampleBytesMax,
    });
    return true;
  } catch {
    return false;
  }
}

/** The standard's label for a name of the detector, if these bytes can be of it. */
function decodable(name: string, sample: Uint8Array): string | undefined {
  if (!decodes(name, sample)) return undefined;
  const { encoding } = new TextDecoder(name);
  // Their marks and bytes were looked for already.
  return encoding.startsWith('utf-') ? undefined : encoding;
}
