const headerBytes = 128;
const tagBytes = 12;
const d50 = [0.9642, 1, 0.8249];
// Of sRGB, adapted to D50. Grey is on the line between black and white, whatever the primaries are.
const primaries = {
  rXYZ: [0.436, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
  bXYZ: [0.1431, 0.0606, 0.7139],
};

/**
 * A colour profile for RGB that shows pixels of three equal values as this profile shows grey ones; undefined where
 * that has no curve. The form of both: ICC.1:2022 §7 to §9.
 */
export function rgbProfileOfGrey(grey: Buffer): Buffer | undefined {
  const curve = tagOf(grey, 'kTRC');
  if (!curve || grey.toString('latin1', 20, 24) !== 'XYZ ') return undefined;
  const words = text('RGB');
  return profileOf([
    ['desc', words],
    ['cprt', words],
    ['wtpt', xyz(d50)],
    ...Object.entries(primaries).map(([name, value]): Tag => [name, xyz(value)]),
    ...['rTRC', 'gTRC', 'bTRC'].map((name): Tag => [name, curve]),
  ]);
}

type Tag = [signature: string, content: Buffer];

function tagOf(profile: Buffer, signature: string): Buffer | undefined {
  if (profile.length < headerBytes + 4) return undefined;
  const count = profile.readUInt32BE(headerBytes);
  for (let index = 0; index < count; index += 1) {
    const at = headerBytes + 4 + index * tagBytes;
    if (at + tagBytes > profile.length) return undefined;
    if (profile.toString('latin1', at, at + 4) !== signature) continue;
    const [start, length] = [profile.readUInt32BE(at + 4), profile.readUInt32BE(at + 8)];
    return start + length <= profile.length ? profile.subarray(start, start + length) : undefined;
  }
  return undefined;
}

function profileOf(tags: readonly Tag[]): Buffer {
  const header = Buffer.alloc(headerBytes + 4 + tags.length * tagBytes);
  // Tags may share their content.
  const places = new Map<Buffer, number>();
  let end = header.length;
  for (const [index, [signature, content]] of tags.entries()) {
    const start = places.get(content) ?? end;
    if (start === end) end += content.length + padding(content).length;
    places.set(content, start);
    const at = headerBytes + 4 + index * tagBytes;
    header.write(signature, at, 'latin1');
    header.writeUInt32BE(start, at + 4);
    header.writeUInt32BE(content.length, at + 8);
  }
  header.writeUInt32BE(end, 0);
  header.writeUInt32BE(0x0430_0000, 8);
  header.write('mntrRGB XYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  numbers(d50).copy(header, 68);
  header.writeUInt32BE(tags.length, headerBytes);
  const contents = [...places.keys()].flatMap((content) => [content, padding(content)]);
  return Buffer.concat([header, ...contents]);
}

/** Contents begin at multiples of four bytes. */
const padding = ({ length }: Buffer) => Buffer.alloc(-length & 3);

/** s15Fixed16Number */
function numbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) {
    bytes.writeInt32BE(Math.round(value * 0x1_0000), index * 4);
  }
  return bytes;
}

const xyz = (values: readonly number[]) =>
  Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), numbers(values)]);

/** multiLocalizedUnicodeType, in one language. */
function text(words: string): Buffer {
  const written = Buffer.from(words, 'utf16le').swap16();
  const head = Buffer.alloc(28);
  head.write('mluc', 'latin1');
  head.writeUInt32BE(1, 8);
  head.writeUInt32BE(tagBytes, 12);
  head.write('enUS', 16, 'latin1');
  head.writeUInt32BE(written.length, 20);
  head.writeUInt32BE(head.length, 24);
  return Buffer.concat([head, written]);
}
