import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { requireProgram } from '../../../scripts/system-programs.mjs';

/** Runs a program that writes the file whose path is its last argument; returns the file's bytes. */
async function write(name: string, command: (path: string) => string[]): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'perch-made-'));
  try {
    const path = join(folder, name);
    const child = Bun.spawn(command(path), { stdout: 'ignore', stderr: 'pipe' });
    const complaint = await new Response(child.stderr).text();
    if ((await child.exited) !== 0) throw new Error(complaint);
    return await Bun.file(path).bytes();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A file that ffmpeg makes with these arguments, `from` another film; the name says of which format. */
export const madeByFfmpeg = (
  name: string,
  options: string,
  { from }: { from?: Uint8Array | string | undefined } = {},
): Promise<Uint8Array> => {
  requireProgram('ffmpeg');
  return withFile(from, (input) =>
    write(name, (path) => [
      'ffmpeg',
      '-v',
      'error',
      ...(from === undefined ? [] : ['-i', input]),
      ...options.split(' '),
      path,
    ]),
  );
};

/** An HEIC of a PNG, as iPhones take them. */
export const heicOf = (png: Uint8Array): Promise<Uint8Array> => {
  requireProgram('heif');
  return withFile(png, (input) => write('a.heic', (path) => ['heif-enc', input, '-o', path]));
};

async function withFile<T>(
  content: Uint8Array | string | undefined,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'perch-from-'));
  try {
    // The programs look at the ending of names for pictures only.
    const path = join(folder, 'input.png');
    if (content !== undefined) await Bun.write(path, content);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A PDF whose pages have the size of A4 and this content (ISO 32000-1 §7.7). */
export function pdf(content: string, { pages = 1 } = {}): Buffer {
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>`;
  const kids = Array.from({ length: pages }, () => '3 0 R').join(' ');
  return Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages}>>endobj
3 0 obj${page}endobj
4 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R/Size 6>>
%%EOF`,
    'latin1',
  );
}

/** A raw photograph as cameras write them: a TIFF with its maker, model, orientation, and a JPEG for previews (TIFF 6.0 §2). */
export function rawPhotograph(jpeg: Uint8Array, orientation: number): Buffer {
  const [make, model] = [Buffer.from('NIKON CORPORATION\0'), Buffer.from('NIKON D850\0')];
  const secondAt = 8 + 2 + 3 * 12 + 4;
  const makeAt = secondAt + 2 + 2 * 12 + 4;
  const modelAt = makeAt + make.length;
  const jpegAt = modelAt + model.length;
  const head = Buffer.alloc(makeAt);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(8, 4);
  const entry = (at: number, [tag, type, count, value]: [number, number, number, number]) => {
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    head.writeUInt32LE(value, at + 8);
  };
  head.writeUInt16LE(3, 8);
  entry(10, [0x010f, 2, make.length, makeAt]);
  entry(22, [0x0110, 2, model.length, modelAt]);
  entry(34, [0x0112, 3, 1, orientation]);
  head.writeUInt32LE(secondAt, 46);
  head.writeUInt16LE(2, secondAt);
  entry(secondAt + 2, [0x0201, 4, 1, jpegAt]);
  entry(secondAt + 14, [0x0202, 4, 1, jpeg.length]);
  return Buffer.concat([head, make, model, jpeg]);
}
