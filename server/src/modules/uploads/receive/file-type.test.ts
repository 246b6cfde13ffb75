import { describe, expect, test } from 'bun:test';

import { decideType } from './file-type.ts';

const bytes = (latin1: string) => new Uint8Array(Buffer.from(latin1, 'latin1'));

// Which file has which type stands in `test/integration/public/recognized-types.test.ts`.
describe('decideType', () => {
  test.each([
    ['page.png', '<!doctype html><script>alert(1)</script>'],
    ['page.pdf', '<html>'],
    ['clip.mp4', 'not a film'],
    ['song.mp3', '<script>'],
    ['', ''],
  ])('does not believe the extension of %j against its bytes', (name, head) => {
    expect(decideType(name, bytes(head))).toBe('application/octet-stream');
  });

  test('believes the bytes of an image under a text name', () => {
    expect(decideType('a.txt', bytes('\x89PNG\r\n\x1A\n'))).toBe('image/png');
  });

  test.each([
    'ID3\x04\0\0\0\0\0\0',
    'ID3\x04\0\0\0\0',
    '\0\0\0\x01ftyp',
    '\0\0\0\0ftypisom',
    '\xFF\xFF\xFF\xFFftypqt  \0',
    '\0\0\0\x08moov\0\0\0\x08mdat',
    '\0\0\0\0mdat\0',
    '\0\0\x01\0\x01\0',
    'BM\0\0\0\0\0\0\0\0',
    '\xFF\xFB\0',
    '\xFF\xF1\0\x80',
    'RIFF\0\0',
    'II*\0',
    '\x47\0',
  ])('reads nothing beyond a file that is cut behind %j', (head) => {
    for (const extension of ['', 'mp3', 'ts', 'mov', 'aac', 'ico', 'txt']) {
      expect(decideType(`a.${extension}`, bytes(head))).toMatch(
        /^(?:application\/octet-stream|(?:audio|video|image)\/[\w.-]+)$/,
      );
    }
  });
});
