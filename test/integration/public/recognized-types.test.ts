import { afterAll, expect, test } from 'bun:test';

import type { Category } from '@perch/contract/limits';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { replace, sendContent } from '../../support/api/changes.ts';
import { readUpload } from '../../support/api/closed-links.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { askForFiles, drop } from '../../support/api/requests.ts';
import { sendResumable } from '../../support/api/tus.ts';
import { upload } from '../../support/api/uploads.ts';
import { bitmap, gif, jpeg, png } from '../../support/files/pictures.ts';
import { markup, samples } from '../../support/files/sample-files.ts';
import { avif, box, mp4 } from '../../support/files/videos.ts';
import { expectFileHeaders } from '../../support/http/file-headers.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

const bytes = (latin1: string) => Buffer.from(latin1, 'latin1');
const join = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? bytes(part) : part)));
const zeros = (count: number) => Buffer.alloc(count);
const times = (count: number, part: string | Uint8Array) =>
  join(...Array.from({ length: count }, () => part));
const every = Uint8Array.from({ length: 256 }, (_, byte) => byte);

const brands = (major: string, ...compatible: string[]) =>
  join(
    box('ftyp', bytes(major), zeros(4), ...compatible.map(bytes)),
    box('free'),
    box('mdat', zeros(40)),
  );
const moov = mp4({ width: 320, height: 240 }).subarray(28);

/** ID3v2.4 §3.1: the size has four times seven bits. */
const id3 = (body: Uint8Array, flags = 0, size = body.length) =>
  join(
    'ID3\x04\0',
    Buffer.from([flags, size >> 21, (size >> 14) & 127, (size >> 7) & 127, size & 127]),
    body,
  );
const title = bytes('TIT2\0\0\0\x06\0\0\x03Title');
/** Layer III, 128 kbit/s, 44.1 kHz: 417 bytes. */
const mp3Frame = join('\xFF\xFB\x90\x64', zeros(413));
/** Layer II, 192 kbit/s, 48 kHz: 576 bytes. */
const mp2Frame = join('\xFF\xFD\xA4\x04', zeros(572));
/** AAC LC, 44.1 kHz: 100 bytes. */
const adtsFrame = join('\xFF\xF1\x50\x80\x0C\x9F\xFC', zeros(93));
const flac = join('fLaC\0\0\0\x22\x10\0\x10\0', zeros(40));

const packet = (size: number, before: number, behind: number) =>
  join(
    zeros(before),
    '\x47\x40\x11\x10',
    Buffer.alloc(size - 4 - before - behind, 0xff),
    zeros(behind),
  );
const transport = (size = 188, before = 0, behind = 0) => times(12, packet(size, before, behind));

const riff = (form: string, rest = '') => join('RIFF\x24\0\0\0', form, rest, zeros(24));
const ogg = (codec: string) => join('OggS\0\x02', zeros(20), '\x01\x1E', codec, zeros(8));
const matroska = (kind: string) =>
  join(
    '\x1A\x45\xDF\xA3\x9F\x42\x86\x81\x01\x42\x82',
    Buffer.from([0x80 + kind.length]),
    kind,
    zeros(8),
  );
const tiff = join('II*\0\x08\0\0\0', zeros(24));
const icon = (kind: 1 | 2) =>
  join(
    '\0\0',
    Buffer.from([kind]),
    '\0\x01\0\x10\x10\0\0\x01\0\x20\0\x40\0\0\0\x16\0\0\0',
    zeros(64),
  );
const asf = join('\x30\x26\xB2\x75\x8E\x66\xCF\x11\xA6\xD9\0\xAA\0\x62\xCE\x6C', zeros(20));
const tar = join('notes.txt', zeros(248), 'ustar\x0000', zeros(247));
const base64 = (text: string) => Buffer.from(text, 'base64');
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

type File = [name: string, content: string | Uint8Array, type: string, category: Category];

const jpegPicture = await jpeg(8, 8);

const files: File[] = [
  // Pictures
  ['a.png', png(8, 8), 'image/png', 'image'],
  ['a.apng', png(8, 8), 'image/png', 'image'],
  ['picture', png(8, 8), 'image/png', 'image'],
  ['a.html', png(8, 8), 'image/png', 'image'],
  ['a.jpg', jpegPicture, 'image/jpeg', 'image'],
  ['a.jfif', jpegPicture, 'image/jpeg', 'image'],
  ['a.gif', gif(1), 'image/gif', 'image'],
  ['a.webp', samples.webp, 'image/webp', 'image'],
  ['a.bmp', bitmap(4, 4), 'image/bmp', 'image'],
  ['a.dib', bitmap(4, 4), 'image/bmp', 'image'],
  ['a.avif', avif(8, 8), 'image/avif', 'image'],
  ['mif1.avif', brands('mif1', 'avif', 'miaf'), 'image/avif', 'image'],
  ['film.avif', brands('avis', 'msf1', 'iso8'), 'image/avif', 'image'],
  ['IMG_0001.HEIC', brands('heic', 'mif1', 'heic'), 'image/heic', 'image'],
  ['IMG_0002.HEIC', brands('mif1', 'mif1', 'heic', 'MiHB'), 'image/heic', 'image'],
  ['IMG_0003.heif', brands('heix', 'mif1'), 'image/heic', 'image'],
  ['burst.heic', brands('msf1', 'iso8', 'hevc', 'mif1'), 'image/heic-sequence', 'image'],
  ['other.heif', brands('mif1', 'miaf'), 'image/heif', 'image'],
  ['IMG_0004', brands('heic', 'mif1'), 'image/heic', 'image'],
  ['a.tif', tiff, 'image/tiff', 'image'],
  ['a.tiff', join('MM\0*\0\0\0\x08', zeros(24)), 'image/tiff', 'image'],
  ['big.tif', join('II+\0\x08\0\0\0\x10', zeros(24)), 'image/tiff', 'image'],
  ['scan', tiff, 'image/tiff', 'image'],
  ['a.dng', tiff, 'image/x-adobe-dng', 'image'],
  ['a.cr2', join('II*\0\x10\0\0\0CR\x02\0', zeros(24)), 'image/x-canon-cr2', 'image'],
  ['a.nef', tiff, 'image/x-nikon-nef', 'image'],
  ['a.cr3', brands('crx ', 'crx ', 'isom'), 'image/x-canon-cr3', 'image'],
  ['favicon.ico', icon(1), 'image/x-icon', 'image'],
  ['arrow.cur', icon(2), 'image/x-icon', 'image'],
  ['favicon', icon(1), 'image/x-icon', 'image'],
  ['a.jxl', join('\0\0\0\x0CJXL \r\n\x87\n', zeros(8)), 'image/jxl', 'image'],
  ['a.jp2', join('\0\0\0\x0CjP  \r\n\x87\n\0\0\0\x14ftypjp2 '), 'image/jp2', 'image'],
  ['a.psd', join('8BPS\0\x01', zeros(20)), 'image/vnd.adobe.photoshop', 'image'],
  ['a.svg', markup.svg, 'image/svg+xml', 'image'],

  // Videos
  ['a.mp4', mp4({ width: 320, height: 240 }), 'video/mp4', 'video'],
  ['a.m4v', brands('M4V ', 'isom', 'mp42'), 'video/mp4', 'video'],
  ['handbrake.m4v', brands('M4VH', 'M4V ', 'mp42'), 'video/mp4', 'video'],
  ['phone.m4v', brands('M4VP', 'M4VP'), 'video/mp4', 'video'],
  ['C0001.MP4', brands('XAVC', 'XAVC', 'mp42', 'iso2'), 'video/mp4', 'video'],
  ['drone.mp4', brands('zzzz', 'avc1', 'isom'), 'video/mp4', 'video'],
  ['future.mp4', brands('new!', 'iso6'), 'video/mp4', 'video'],
  ['part.mp4', brands('cmfc', 'iso6'), 'video/mp4', 'video'],
  ['dash.mp4', brands('dash', 'iso6'), 'video/mp4', 'video'],
  ['a.3gp', brands('3gp5', '3gp4'), 'video/mp4', 'video'],
  ['a.3g2', brands('3g2a', '3g2a'), 'video/mp4', 'video'],
  ['old.3gp', brands('3ge6', '3gg6'), 'video/mp4', 'video'],
  ['a.f4v', brands('f4v ', 'isom'), 'video/mp4', 'video'],
  ['film', brands('isom', 'iso2'), 'video/mp4', 'video'],
  ['a.mov', brands('qt  ', 'qt  '), 'video/quicktime', 'video'],
  ['camera.mov', brands('cam0', 'qt  '), 'video/quicktime', 'video'],
  ['old.mov', moov, 'video/quicktime', 'video'],
  ['mdat.mov', join(box('mdat', zeros(64)), moov), 'video/quicktime', 'video'],
  ['wide.mov', join(box('wide'), box('mdat', zeros(64))), 'video/quicktime', 'video'],
  ['free.mov', join(box('free', zeros(8)), moov), 'video/quicktime', 'video'],
  ['skip.mov', join(box('skip'), moov), 'video/quicktime', 'video'],
  ['large.mov', join('\0\0\0\x01mdat\0\0\0\x01\0\0\0\0', zeros(16)), 'video/quicktime', 'video'],
  ['old.mp4', moov, 'video/mp4', 'video'],
  ['a.webm', samples.webm, 'video/webm', 'video'],
  ['a.mkv', matroska('matroska'), 'video/x-matroska', 'video'],
  ['a.ogv', ogg('\x80theora'), 'video/ogg', 'video'],
  ['a.avi', riff('AVI ', 'LIST'), 'video/x-msvideo', 'video'],
  ['divx', riff('AVI ', 'LIST'), 'video/x-msvideo', 'video'],
  ['a.ts', transport(), 'video/mp2t', 'video'],
  ['a.mts', transport(192, 4), 'video/mp2t', 'video'],
  ['00001.m2ts', transport(192, 4), 'video/mp2t', 'video'],
  ['dvb.ts', transport(204, 0, 16), 'video/mp2t', 'video'],
  ['cut.ts', transport().subarray(100), 'video/mp2t', 'video'],
  ['recording', transport(), 'video/mp2t', 'video'],
  ['a.mpg', join('\0\0\x01\xBA\x44', zeros(20)), 'video/mpeg', 'video'],
  ['a.flv', join('FLV\x01\x05\0\0\0\x09', zeros(16)), 'video/x-flv', 'video'],
  ['a.wmv', asf, 'video/x-ms-wmv', 'video'],

  // Sound
  ['a.mp3', join(id3(title), mp3Frame), 'audio/mpeg', 'audio'],
  ['cover.mp3', id3(title, 0, 200_000), 'audio/mpeg', 'audio'],
  [
    'footer.mp3',
    join(id3(title, 0x10), '3DI\x04\0\x10\0\0\0\x0B', mp3Frame),
    'audio/mpeg',
    'audio',
  ],
  ['padded.mp3', join(id3(title), zeros(64), mp3Frame), 'audio/mpeg', 'audio'],
  ['twice.mp3', join(id3(title), id3(title), mp3Frame), 'audio/mpeg', 'audio'],
  ['frames.mp3', mp3Frame, 'audio/mpeg', 'audio'],
  ['frames', times(3, mp3Frame), 'audio/mpeg', 'audio'],
  ['song', join(id3(title), mp3Frame), 'audio/mpeg', 'audio'],
  ['a.mp2', times(2, mp2Frame), 'audio/mpeg', 'audio'],
  ['a.m4a', brands('M4A ', 'isom'), 'audio/mp4', 'audio'],
  ['isom.m4a', brands('isom', 'mp42'), 'audio/mp4', 'audio'],
  ['book.m4b', brands('M4B ', 'mp42'), 'audio/mp4', 'audio'],
  ['a.aac', times(3, adtsFrame), 'audio/aac', 'audio'],
  ['radio', times(3, adtsFrame), 'audio/aac', 'audio'],
  ['tagged.aac', join(id3(title), adtsFrame), 'audio/aac', 'audio'],
  ['a.flac', flac, 'audio/flac', 'audio'],
  ['tagged.flac', join(id3(title), flac), 'audio/flac', 'audio'],
  ['cover.flac', id3(title, 0, 200_000), 'audio/flac', 'audio'],
  ['tagged', join(id3(title), flac), 'audio/flac', 'audio'],
  ['a.wav', riff('WAVE', 'fmt '), 'audio/wav', 'audio'],
  ['a.ogg', ogg('vorbis'), 'audio/ogg', 'audio'],
  ['a.opus', ogg('OpusHead'), 'audio/ogg', 'audio'],
  ['a.aiff', join('FORM\0\0\0\x20AIFFCOMM', zeros(20)), 'audio/aiff', 'audio'],
  ['a.mid', join('MThd\0\0\0\x06\0\x01\0\x02\0\x60'), 'audio/midi', 'audio'],
  ['a.amr', join('#!AMR\n\x3C', zeros(31)), 'audio/amr', 'audio'],
  ['a.wma', asf, 'audio/x-ms-wma', 'audio'],

  // Texts that begin as a binary file does
  ['decisions.csv', 'ID3,ID4,name\n1,2,Ann\n', 'text/csv', 'text'],
  ['notes.txt', 'ID3 tags, and what they hold\n', 'text/plain', 'text'],
  ['bm.txt', 'BM is the beginning of a bitmap\n', 'text/plain', 'text'],
  ['tiff.txt', 'II* begins a TIFF\n', 'text/plain', 'text'],
  ['gif.md', 'GIF89a was an extension of GIF87a.\n', 'text/markdown', 'text'],
  ['pk.csv', 'PK,name\n1,Ann\n', 'text/csv', 'text'],
  ['pdf.md', '%PDF-1.7 is the first line of such a file.\n', 'text/markdown', 'text'],
  ['late.txt', 'See %PDF-1.7\n1 0 obj\n', 'text/plain', 'text'],
  ['riff.txt', 'RIFF, said the guitar. WEBP!\n', 'text/plain', 'text'],
  ['ogg.txt', 'OggS: what begins a page, theora\n', 'text/plain', 'text'],
  ['flv.txt', 'FLV and others\n', 'text/plain', 'text'],
  ['fws.txt', 'FWS was for Flash\n', 'text/plain', 'text'],
  ['mz.ini', 'MZ=1\n', 'text/plain', 'text'],
  ['woff.css', 'wOFF{color:red}\n', 'text/css', 'text'],
  ['run', '#!/bin/sh\necho hello\n', 'text/plain', 'text'],
  ['run.sh', '#!/bin/sh\necho hello\n', 'text/x-shellscript', 'text'],
  ['flac.json', '["fLaC"]', 'application/json', 'text'],
  ['box.log', '1999ftypisom, and so on\n', 'text/plain', 'text'],
  ['free.log', '    free 1024 kB\n', 'text/plain', 'text'],
  ['G.ts', times(4, `G${'x'.repeat(186)}\n`), 'text/x-typescript', 'text'],

  // Texts
  ['a.txt', 'text\n', 'text/plain', 'text'],
  ['empty.txt', '', 'text/plain', 'text'],
  ['a.md', '# Notes\n', 'text/markdown', 'text'],
  ['a.csv', 'a,b\n', 'text/csv', 'text'],
  ['a.json', '{}', 'application/json', 'text'],
  ['a.ts', 'const a: number = 1;\n', 'text/x-typescript', 'text'],
  ['a.py', 'print(1)\n', 'text/x-python', 'text'],
  ['a.html', markup.html, 'text/html', 'text'],
  ['a.hta', markup.html, 'text/html', 'text'],
  ['a.xml', markup.xml, 'application/xml', 'text'],
  ['LICENSE', 'MIT License\n', 'text/plain', 'text'],
  ['Dockerfile', 'FROM scratch\n', 'text/plain', 'text'],
  ['Makefile', 'all:\n\ttrue\n', 'text/plain', 'text'],
  ['.editorconfig', 'root = true\n', 'text/plain', 'text'],
  ['a.unknown', 'who knows', 'text/plain', 'text'],
  ['map.gpx', markup.xml, 'text/plain', 'text'],
  ['coloured.xyz', '\x1B[31mred\x1B[0m\n', 'text/plain', 'text'],
  ['event.ics', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'text/calendar', 'text'],
  ['ann.vcf', 'BEGIN:VCARD\r\nEND:VCARD\r\n', 'text/vcard', 'text'],
  ['letter.eml', 'From: a@example.org\r\n\r\nHello\r\n', 'message/rfc822', 'text'],
  ['umlauts.txt', 'Grüße, 日本語 😀\n', 'text/plain', 'text'],
  ['marked.txt', '\uFEFFGrüße\n', 'text/plain', 'text'],
  [
    'western.txt',
    bytes('Gr\xFC\xDFe aus M\xFCnchen\n'),
    'text/plain; charset=windows-1252',
    'text',
  ],
  ['caf\u00E9', bytes('caf\xE9'), 'text/plain; charset=windows-1252', 'text'],
  [
    'prices.csv',
    bytes('Gr\xF6\xDFe;Preis\nKlein;5 \x80\n'),
    'text/csv; charset=windows-1252',
    'text',
  ],
  ['late.log', join('line\n'.repeat(4000), 'caf\xE9'), 'text/plain; charset=windows-1252', 'text'],
  ['old.html', bytes('<b>Gr\xFC\xDFe</b>'), 'text/html; charset=windows-1252', 'text'],
  [
    'japanese.txt',
    base64('k/qWe4zqgsyDZYNMg1iDZ4N0g0CDQ4OLgsWCt4FCgqCC6IKqgsaCpIKygrSCooLcgreBQg=='),
    'text/plain; charset=shift_jis',
    'text',
  ],
  [
    'russian.txt',
    base64('z/Do4uXyLCDs6PAhIN3y7iDv8O7x8u7pIPLl6vHyIO3gIPDz8fHq7uwg/+f76uUu'),
    'text/plain; charset=windows-1251',
    'text',
  ],
  [
    'koi8.txt',
    base64('8NLJ18XULCDNydIhIPzUzyDQ0s/T1M/KINTFy9PUIM7BINLV09PLz80g0drZy8Uu'),
    'text/plain; charset=koi8-r',
    'text',
  ],
  [
    'chinese.txt',
    base64('1eLKx9K7uPa88rWltcTW0M7EzsSxvs7EvP6ho8TjusOjrMrAveejoQ=='),
    'text/plain; charset=gb18030',
    'text',
  ],
  [
    'taiwan.txt',
    base64('s2+sT6RArdPCsrPmqrqkpKTlpOWlu6TlpfOhQ6dBpm6hQaVArMmhSQ=='),
    'text/plain; charset=big5',
    'text',
  ],
  [
    'korean.txt',
    base64('vsiz58fPvLy/5C4gwMywzcC6ILCjtNzH0SDH0bG5vu4gxdi9usauIMbEwM/A1LTPtNku'),
    'text/plain; charset=euc-kr',
    'text',
  ],
  [
    'polish.txt',
    base64('WmG/87PmIGfqnGy5IGphn/EuIER6aWXxIGRvYnJ5LCBjaGNpYbNieW0gemFt83dp5iBrc2m5v2vqLg=='),
    'text/plain; charset=windows-1250',
    'text',
  ],
  ['windows.txt', utf16('Grüße\r\n'), 'text/plain; charset=utf-16le', 'text'],
  ['windows.reg', utf16('Windows Registry\r\n'), 'text/plain; charset=utf-16le', 'text'],
  ['big-endian.txt', utf16('Grüße').swap16(), 'text/plain; charset=utf-16be', 'text'],

  // Documents and archives
  ['a.pdf', samples.pdf, 'application/pdf', 'other'],
  ['short.pdf', '%PDF-1.7', 'application/pdf', 'other'],
  ['paper', samples.pdf, 'application/pdf', 'other'],
  ['a.zip', samples.zip, 'application/zip', 'archive'],
  ['backup', samples.zip, 'application/zip', 'archive'],
  ['zip.txt', samples.zip, 'application/zip', 'archive'],
  ['a.gz', join('\x1F\x8B\x08\0', zeros(16)), 'application/gzip', 'archive'],
  ['a.7z', join("7z\xBC\xAF'\x1C\0\x04", zeros(16)), 'application/x-7z-compressed', 'archive'],
  ['a.tar', tar, 'application/x-tar', 'archive'],
  ['tar', tar, 'application/x-tar', 'archive'],
  ['a.rar', join('Rar!\x1A\x07\x01\0', zeros(8)), 'application/vnd.rar', 'archive'],
  ['a.rtf', '{\\rtf1}', 'application/rtf', 'other'],

  // Nothing that is known
  ['bytes.txt', every, 'application/octet-stream', 'other'],
  ['bytes.ts', every, 'application/octet-stream', 'other'],
  ['bytes.json', every, 'application/octet-stream', 'other'],
  ['bytes.svg', join('<svg>', every), 'application/octet-stream', 'other'],
  ['bytes', every, 'application/octet-stream', 'other'],
  ['half.txt', join('\xFF\xFE', 'a\0b\0\x01\0'), 'application/octet-stream', 'other'],
  ['nul.csv', 'a,b\0,c\n', 'application/octet-stream', 'other'],
  ['a.exe', samples.exe, 'application/octet-stream', 'other'],
  ['firmware.bin', 'text', 'application/octet-stream', 'other'],
  ['a.wasm', '\0asm\x01\0\0\0', 'application/octet-stream', 'other'],
  ['a.swf', 'CWS\x0Bsomething', 'application/octet-stream', 'other'],
  ['empty', '', 'application/octet-stream', 'other'],
  ['lie.png', markup.html, 'application/octet-stream', 'other'],
  ['lie.pdf', markup.html, 'application/octet-stream', 'other'],
  ['lie.mp3', 'ID3 sound', 'application/octet-stream', 'other'],
  ['lie.gif', 'GIF89a=1;', 'application/octet-stream', 'other'],
  ['lie.bmp', 'BM=1;/*\0\0\0\0*/', 'application/octet-stream', 'other'],
  ['lie.heic', markup.html, 'application/octet-stream', 'other'],
  ['strange.mp4', brands('abcd', 'efgh'), 'application/octet-stream', 'other'],
  [
    'wrong.id3',
    join('ID3\x09\xFF\x0F\xFF\xFF\xFF\xFF', zeros(32)),
    'application/octet-stream',
    'other',
  ],
  [
    'loose.id3',
    join(id3(title), 'junk that is no sound', zeros(8)),
    'application/octet-stream',
    'other',
  ],
  ['targa', join('\0\0\x02\0\0\0', zeros(40)), 'application/octet-stream', 'other'],
];

/** What one browser at least shows or plays of these; the rest is a download. */
const shown =
  /^(?:image\/(?:png|jpeg|gif|webp|avif|bmp|heic|heif|tiff|jxl|jp2)|video\/(?:mp4|webm|ogg|quicktime)|audio\/(?:mpeg|mp4|wav|ogg|flac)|application\/pdf)$/;
const shownEverywhere = /^image\/(?:png|jpeg|gif|webp|avif|bmp|svg\+xml)$/;
const markupType = /^(?:text\/html|application\/xml)/;

function servedAs(type: string, category: string): [contentType: string, disposition: string] {
  if (category === 'text') {
    const charset = /charset=(.+)$/.exec(type)?.[1] ?? 'utf-8';
    return [`text/plain; charset=${charset}`, markupType.test(type) ? 'attachment' : 'inline'];
  }
  if (type === 'image/svg+xml') return [type, 'attachment'];
  return shown.test(type) ? [type, 'inline'] : ['application/octet-stream', 'attachment'];
}

test.each(files)('%s is recognized', async (name, content, type, category) => {
  const sent = await upload(
    server,
    token,
    name,
    Uint8Array.from(Buffer.from(content)),
    'image/png',
  );
  expect({ type: sent.mimeType, category: sent.category }).toEqual({ type, category });
  const answer = await fetch(sent.rawUrl);
  const [contentType, disposition] = servedAs(type, category);
  expect(answer.headers.get('content-type')).toBe(contentType);
  expect(answer.headers.get('content-disposition')).toStartWith(`${disposition};`);
  expectFileHeaders(answer);
  expect(Buffer.from(await answer.bytes()).equals(Buffer.from(content))).toBe(true);
  // A picture that not every browser shows has an icon on its page, as no others are made here.
  const page = await (await fetch(sent.viewUrl)).text();
  const isPicture = shownEverywhere.test(contentType);
  expect(page.includes('<p class="stage picture">')).toBe(isPicture);
  expect(page).toContain(`<bdi>${type}</bdi>`);
});

test.each<[string, Uint8Array, string]>([
  ['a resumable photograph.heic', brands('mif1', 'heic'), 'image/heic'],
  ['a resumable recording.ts', transport(), 'video/mp2t'],
  ['a resumable text.txt', bytes('Gr\xFC\xDFe'), 'text/plain; charset=windows-1252'],
])('%s is recognized from its pieces', async (filename, content, type) => {
  const chunkSize = Math.ceil(content.length / 3);
  const { id } = await sendResumable(server, token, content, { chunkSize, metadata: { filename } });
  expect((await readUpload(server, { _id: id }, token)).mimeType).toBe(type);
});

test('a request for pictures takes those of phones and scanners, and no text that begins as one', async () => {
  const wanted = await askForFiles(server, token, { types: ['image/*', 'audio/*'] });
  for (const [name, content] of [
    ['IMG_0001.HEIC', brands('heic', 'mif1')],
    ['scan.tif', tiff],
    ['favicon.ico', icon(1)],
    ['radio.aac', times(3, adtsFrame)],
  ] as const) {
    expect((await drop(server, wanted.token, { name, content })).status).toBe(201);
  }
  for (const [name, content] of [
    ['decisions.csv', 'ID3,ID4,name\n1,2,Ann\n'],
    ['notes.heic', 'ftypheic'],
    ['LICENSE', 'GIF89a'],
  ] as const) {
    const refused = await drop(server, wanted.token, { name, content });
    await expectFailure(refused, 415, 'unsupported_media_type');
  }
});

test.each<[string, Uint8Array, string, string]>([
  ['western.txt', bytes('Gr\xFC\xDFe <b>\n'), 'Gr\u00FC\u00DFe &lt;b&gt;', 'windows-1252'],
  ['notes.md', bytes('# Gr\xFC\xDFe\n'), 'Gr\u00FC\u00DFe', 'windows-1252'],
  ['windows.ini', utf16('[Gr\u00FC\u00DFe]\r\n'), '[Gr\u00FC\u00DFe]', 'utf-16le'],
  ['LIESMICH', bytes('f\xFCr alle'), 'f\u00FCr alle', 'windows-1252'],
])(
  'the page of %s reads it by its charset, and names that',
  async (name, content, text, charset) => {
    const sent = await upload(server, token, name, Uint8Array.from(content));
    const page = await (await fetch(sent.viewUrl)).text();
    expect(page).toContain(text);
    expect(page).not.toContain('\uFFFD');
    expect(page).toContain(`; charset=${charset}</bdi>`);
    expect((await fetch(sent.rawUrl)).headers.get('content-type')).toEndWith(
      `; charset=${charset}`,
    );
  },
);

test('the new content of a text may have another charset, but not be none', async () => {
  const sent = await upload(server, token, 'a.txt', Uint8Array.from(bytes('Gr\xFC\xDFe')));
  expect(sent.mimeType).toBe('text/plain; charset=windows-1252');
  const changed = await replace(server, token, sent._id, { content: 'Gr\u00FC\u00DFe' });
  expect(changed.mimeType).toBe('text/plain');
  const refused = await sendContent(server, token, sent._id, { content: every });
  await expectFailure(refused, 409, 'type_differs');
});
