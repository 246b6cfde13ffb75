// Numbers and pieces as binary formats have them.

const written = (bytes: number, write: (buffer: Buffer) => void): Buffer => {
  const buffer = Buffer.alloc(bytes);
  write(buffer);
  return buffer;
};

export const latin1 = (text: string) => Buffer.from(text, 'latin1');
export const be16 = (value: number) => written(2, (buffer) => buffer.writeUInt16BE(value));
export const be24 = (value: number) => written(3, (buffer) => buffer.writeUIntBE(value, 0, 3));
export const be32 = (value: number) => written(4, (buffer) => buffer.writeUInt32BE(value));
export const be64 = (value: bigint) => written(8, (buffer) => buffer.writeBigUInt64BE(value));
export const le16 = (value: number) => written(2, (buffer) => buffer.writeUInt16LE(value));
export const le24 = (value: number) => written(3, (buffer) => buffer.writeUIntLE(value, 0, 3));
export const le32 = (value: number) => written(4, (buffer) => buffer.writeUInt32LE(value));
export const le64 = (value: bigint) => written(8, (buffer) => buffer.writeBigUInt64LE(value));

/** The largest numbers of 32 and of 64 bits. */
export const most32 = 0xff_ff_ff_ff;
export const most64 = 0xff_ff_ff_ff_ff_ff_ff_ffn;

/** The same bytes again and again. */
export const times = (count: number, bytes: Buffer): Buffer =>
  Buffer.alloc(bytes.length * count, bytes);

/** A chunk of RIFF, with a length that is true unless another is said. */
export const riffChunk = (type: string, data: Buffer, length = data.length): Buffer =>
  Buffer.concat([latin1(type), le32(length), data, Buffer.alloc(data.length % 2)]);

/** Boxes of ISO base media files, so many in each other. */
export const nestedBoxes = (type: string, depth: number): Buffer => {
  const heads = Array.from({ length: depth }, (_none, index) => [
    be32((depth - index) * 8),
    latin1(type),
  ]);
  return Buffer.concat(heads.flat());
};

/** The same film with this at a place behind the name of its first box or chunk of a type. */
export function patched(film: Uint8Array, type: string, place: number, value: Buffer): Buffer {
  const bytes = Buffer.from(film);
  const at = bytes.indexOf(type, 0, 'latin1');
  if (at < 0) throw new Error(`The film has no ${type}.`);
  bytes.set(value, at + type.length + place);
  return bytes;
}
