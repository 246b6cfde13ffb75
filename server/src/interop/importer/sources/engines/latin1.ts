// What MySQL calls latin1 is Windows-1252, with the five bytes that it leaves out.
const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const byteOf = new Map(
  [...new TextDecoder('windows-1252').decode(bytes)].map((character, byte) => [character, byte]),
);
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Text of a latin1 column into which a client without a character set has written UTF-8, as PHP does where none is named:
 * "Ã¼" is "ü". Anything else stays as it is.
 */
export function repairLatin1(text: string): string {
  const found = [...text].map((character) => byteOf.get(character));
  const isLatin1 = found.every((byte) => byte !== undefined);
  if (!isLatin1 || found.every((byte) => byte < 0x80)) return text;
  try {
    return utf8.decode(Uint8Array.from(found));
  } catch {
    return text;
  }
}
