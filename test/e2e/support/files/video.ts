// A key frame of 64 × 36 pixels in VP8.
const frame = Buffer.from(
  'cAkAnQEqQAAkAD8RbrFQLCYvIrAVXVHgIglsAKwy7Pq30/Fb9G98C1Xn/3y6XqUW8DQ6pCUozS1pMLPlCwK+X6UXI9aFt7BLjwD8epX/+KJe02WAAP7R/cLNv6MU2TIILDkNCiR9BvLnDM72VeRofyPmpW0TRfFOesPi0Z2b4bGbmVG5yxZbrutwrBcqClo4FXGdM/+JvKNwCMkmmhqi4FGGUPkUtx9AEx/qwAO9I5gnrJ9S6wQoPYwxeGHSRyUmWYyOcd2rCIvbCxWC28fLKYOsPTsV4OczRstAmFdXZqB3HguYFEHDnXeRdH17kfUeVVDMLkblTmVUOdr19VhBivHQ2Y8xRgs+sVlf+KOH5YntapEutAzQpGZWU4qTdocaUrkTV8WoPbOWGHFGEg3QO8ydVFFKbXqJOOwf4kWR5T5JwP+6LHEy7C/eIz7kTNZ/PVtFhxEA5J4gmXmxY+NuDw2gZuCNPtKY91FFSGsodwfyAAAA',
  'base64',
);

function number(value: number, bytes: number): Buffer {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
}

/** An element of EBML (RFC 8794): its id, the length in one byte or in eight, its content. */
function element(id: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const idBytes = Buffer.from(id.toString(16), 'hex');
  const isShort = body.length < 127;
  const length = isShort ? number(0x80 + body.length, 1) : number(body.length, 6);
  const mark = Buffer.from(isShort ? [] : [1, 0]);
  return Buffer.concat([idBytes, mark, length, body]);
}

const uint = (id: number, value: number) => element(id, number(value, 4));
const text = (id: number, value: string) => element(id, Buffer.from(value, 'latin1'));

function float(id: number, value: number): Buffer {
  const written = Buffer.alloc(8);
  written.writeDoubleBE(value);
  return element(id, written);
}

/** A second of film: one key frame, and room behind it so that the file is read in parts. */
function cluster(second: number, paddingBytes: number): Buffer {
  const block = Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), frame]);
  const padding = element(0xec, Buffer.alloc(paddingBytes));
  return element(0x1f43b675, uint(0xe7, second * 1000), element(0xa3, block), padding);
}

const cue = (second: number, position: number) =>
  element(0xbb, uint(0xb3, second * 1000), element(0xb7, uint(0xf7, 1), uint(0xf1, position)));

const cuesOf = (positions: number[]) =>
  element(0x1c53bb6b, ...positions.map((position, second) => cue(second, position)));

/** A WebM of one picture a second, each second so many bytes long, with an index at its beginning. */
export function webm(seconds: number, bytesPerSecond: number): Buffer {
  const head = element(
    0x1a45dfa3,
    uint(0x4286, 1),
    uint(0x42f7, 1),
    uint(0x42f2, 4),
    uint(0x42f3, 8),
    text(0x4282, 'webm'),
    uint(0x4287, 4),
    uint(0x4285, 2),
  );
  const info = element(0x1549a966, uint(0x2ad7b1, 1_000_000), float(0x4489, seconds * 1000));
  const video = element(0xe0, uint(0xb0, 64), uint(0xba, 36));
  const track = element(
    0xae,
    uint(0xd7, 1),
    uint(0x73c5, 1),
    uint(0x83, 1),
    text(0x86, 'V_VP8'),
    video,
  );
  const tracks = element(0x1654ae6b, track);
  const clusters = Array.from({ length: seconds }, (_, second) => cluster(second, bytesPerSecond));
  // Positions count from the beginning of the segment; the index has the same length with any.
  let position = info.length + tracks.length + cuesOf(clusters.map(() => 0)).length;
  const positions = clusters.map(({ length }) => (position += length) - length);
  return Buffer.concat([head, element(0x18538067, info, tracks, cuesOf(positions), ...clusters)]);
}
