import { describe, expect, test } from 'bun:test';

import { decideType } from './file-type.ts';

const bytes = (latin1: string) => new Uint8Array(Buffer.from(latin1, 'latin1'));
const ftyp = (brand: string) => `\0\0\0\x18ftyp${brand}\0\0\0\0`;

describe('decideType', () => {
  test.each([
    ['a.png', '\x89PNG\r\n\x1A\n....', 'image/png'],
    ['no-extension', '\xFF\xD8\xFF\xE0', 'image/jpeg'],
    ['a.gif', 'GIF89a', 'image/gif'],
    ['a.webp', 'RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
    ['a.avif', ftyp('avif'), 'image/avif'],
    ['a.bmp', 'BM\x46\0\0\0\0\0\0\0\x36', 'image/bmp'],
    ['a.mp4', ftyp('isom'), 'video/mp4'],
    ['a.m4a', ftyp('M4A '), 'audio/mp4'],
    ['a.m4a', ftyp('isom'), 'audio/mp4'],
    ['a.mov', ftyp('qt  '), 'video/quicktime'],
    ['a.webm', '\x1A\x45\xDF\xA3\x9FB\x86\x81\x01B\x82\x84webm', 'video/webm'],
    ['a.mkv', '\x1A\x45\xDF\xA3\x9FB\x86\x81\x01B\x82\x88matroska', 'video/x-matroska'],
    ['a.ogg', 'OggS...OpusHead', 'audio/ogg'],
    ['a.ogv', 'OggS...\x80theora', 'video/ogg'],
    ['a.mp3', 'ID3\x04', 'audio/mpeg'],
    ['a.mp3', '\xFF\xFB\x90\x00', 'audio/mpeg'],
    ['a.wav', 'RIFF\x10\0\0\0WAVEfmt ', 'audio/wav'],
    ['a.flac', 'fLaC\0', 'audio/flac'],
    ['a.pdf', '%PDF-1.7', 'application/pdf'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['a.html', '<!doctype html>', 'text/html'],
    ['a.js', 'alert(1)', 'text/javascript'],
    ['a.zip', 'PK\x03\x04', 'application/zip'],
  ])('takes %j beginning with %j for %s', (name, head, type) => {
    expect(decideType(name, bytes(head))).toBe(type);
  });

  test.each([
    ['page.png', '<!doctype html><script>alert(1)</script>'],
    ['page.pdf', '<html>'],
    ['clip.mp4', 'not a film'],
    ['song.mp3', '<script>'],
    ['unknown.xyz', 'anything'],
    ['', ''],
  ])('does not believe the extension of %j against its bytes', (name, head) => {
    expect(decideType(name, bytes(head))).toBe('application/octet-stream');
  });

  test('believes the bytes of an image under a text name', () => {
    expect(decideType('a.txt', bytes('\x89PNG\r\n\x1A\n'))).toBe('image/png');
  });
});
