/** What an authenticator writes: RFC 8949, integers up to 32 bits, definite lengths. */
export type Cbor = number | string | Uint8Array | Cbor[] | Map<number | string, Cbor>;

/** Encodes a value as CTAP does: maps keep their order. */
export function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.byteLength), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(encodeCbor)]);
  const entries = [...value].flatMap(([key, inner]) => [encodeCbor(key), encodeCbor(inner)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, argument: number): Buffer {
  const type = major << 5;
  if (argument < 24) return Buffer.from([type | argument]);
  if (argument < 0x1_00) return Buffer.from([type | 24, argument]);
  if (argument < 0x1_00_00) return Buffer.from([type | 25, argument >> 8, argument & 255]);
  const bytes = Buffer.alloc(5, type | 26);
  bytes.writeUInt32BE(argument, 1);
  return bytes;
}
