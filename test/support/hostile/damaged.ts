import { heicOf, madeByFfmpeg, pdf, rawPhotograph } from '../files/made-media.ts';
import { bitmap, gif, jpeg, png, svg } from '../files/pictures.ts';
import { samples } from '../files/sample-files.ts';
import { latin1 } from './binary.ts';
import { filesOf, type HostileFile } from './hostile-file.ts';

const film = '-f lavfi -i testsrc2=s=96x64:d=1:r=5 -f lavfi -i sine=d=1';

/** One of each kind, all of which have pictures. */
export async function goodFiles(): Promise<Record<string, Uint8Array>> {
  const photo = await jpeg(96, 64);
  return {
    'a.png': png(96, 64),
    'a.jpg': photo,
    'a.gif': gif(3),
    'a.webp': await new Bun.Image(png(96, 64)).webp().buffer(),
    'a.bmp': bitmap(96, 64),
    'a.svg': Buffer.from(svg('viewBox="0 0 96 64"')),
    'a.pdf': pdf('BT /F 48 Tf 72 700 Td (Quince) Tj ET'),
    'a.avif': await madeByFfmpeg(
      'a.avif',
      '-f lavfi -i color=red:s=96x64 -frames:v 1 -c:v libaom-av1 -still-picture 1 -cpu-used 8',
    ),
    'a.heic': await heicOf(png(96, 64)),
    'a.tiff': await madeByFfmpeg('a.tiff', '-f lavfi -i color=red:s=96x64 -frames:v 1'),
    'a.dng': rawPhotograph(photo, 6),
    'a.mp4': await madeByFfmpeg(
      'a.mp4',
      `${film} -c:v libx264 -pix_fmt yuv420p -movflags +faststart`,
    ),
    'a.webm': await madeByFfmpeg('a.webm', `${film} -c:v libvpx -c:a libvorbis`),
    'a.avi': await madeByFfmpeg('a.avi', `${film} -c:v mpeg4`),
    'a.mp3': await madeByFfmpeg('a.mp3', '-f lavfi -i sine=d=1'),
    'a.flac': await madeByFfmpeg('a.flac', '-f lavfi -i sine=d=1'),
    'a.ogg': await madeByFfmpeg('a.ogg', '-f lavfi -i sine=d=1'),
  };
}

/** Parts of the whole at which it is cut. */
const cuts = [0.3, 0.9];
/** Parts of the whole at which bits are turned, and those bits. */
const flips = [
  [0.02, 0x80],
  [0.3, 0xff],
] as const;

/** The same bytes with these bits turned in eight places from `at` on, each farther from the one before. */
function flipped(bytes: Uint8Array, part: number, bits: number): Buffer {
  const changed = Buffer.from(bytes);
  for (let count = 0; count < 8; count += 1) {
    const at = Math.floor(part * changed.length) + count * (count + 3);
    if (at < changed.length) changed[at] = (changed[at] ?? 0) ^ bits;
  }
  return changed;
}

const damages = (good: Record<string, Uint8Array>): HostileFile[] =>
  filesOf(
    Object.entries(good).flatMap(([name, bytes]) => {
      const extension = name.slice(2);
      return [
        ...cuts.map(
          (part) =>
            [
              `${extension} that is cut after ${part * 100} %`,
              extension,
              bytes.subarray(0, Math.floor(bytes.length * part)),
            ] as const,
        ),
        ...flips.map(
          ([part, bits]) =>
            [
              `${extension} with bits turned after ${part * 100} %`,
              extension,
              flipped(bytes, part, bits),
            ] as const,
        ),
      ];
    }),
  );

const tiny = (good: Record<string, Uint8Array>): HostileFile[] =>
  filesOf(
    Object.entries(good)
      .slice(0, 8)
      .flatMap(([name, bytes]) => [
        [`nothing under the name ${name}`, name, '', 'icon'] as const,
        [`one byte of ${name}`, name, bytes.subarray(0, 1)] as const,
      ]),
  );

const lies = (good: Record<string, Uint8Array>): HostileFile[] => {
  const of = (name: string) => Buffer.from(good[name] ?? []);
  const both = (first: string, second: string) => Buffer.concat([of(first), of(second)]);
  const html = '<!doctype html><script>alert(1)</script>';
  return filesOf([
    ['a picture under a film’s name', 'mp4', of('a.png'), 'picture'],
    ['a film under a picture’s name', 'mp4.png', of('a.mp4'), 'picture'],
    ['a document under a picture’s name', 'jpg', of('a.pdf'), 'picture'],
    ['a drawing under a picture’s name', 'png', of('a.svg'), 'icon'],
    ['a page under a picture’s name', 'png', html, 'icon'],
    ['a page under a drawing’s name', 'svg', html, 'icon'],
    ['a program under a document’s name', 'pdf', samples.exe, 'icon'],
    ['an archive under a letter’s name', 'docx', samples.zip, 'icon'],
    ['an archive under a picture’s name', 'heic', samples.zip, 'icon'],
    ['a sound under a film’s name', 'mp3.mp4', of('a.mp3'), 'picture'],
    ['a picture of a camera under another’s name', 'tiff', of('a.dng')],
    ['a scan under a camera’s name', 'dng', of('a.tiff')],
    [
      'a picture with a page behind it',
      'png',
      Buffer.concat([of('a.png'), Buffer.from(html)]),
      'picture',
    ],
    [
      'a picture with an archive behind it',
      'jpg',
      Buffer.concat([of('a.jpg'), samples.zip]),
      'picture',
    ],
    ['a picture with a document behind it', 'gif', both('a.gif', 'a.pdf'), 'picture'],
    ['a document with a picture behind it', 'pdf', both('a.pdf', 'a.jpg'), 'picture'],
    ['a picture with a film behind it', 'jpg', both('a.jpg', 'a.mp4'), 'picture'],
    ['a film with a picture behind it', 'mp4', both('a.mp4', 'a.jpg'), 'picture'],
    ['a script that is a picture', 'gif', latin1('GIF89a/*\0\0\0\0*/=1;alert(1)'), 'icon'],
    ['a bitmap that is a script', 'bmp', latin1('BM/*\0\0\0\0\0\0\0\0\0\x28\0\0\0*/=alert(1)')],
    ['a drawing in a document', 'pdf', Buffer.concat([latin1('%PDF-1.7\n'), of('a.svg')]), 'icon'],
  ]);
};

/** What is left of good files, and what pretends to be one. */
export async function damagedFiles(): Promise<HostileFile[]> {
  const good = await goodFiles();
  return [...damages(good), ...tiny(good), ...lies(good)];
}
