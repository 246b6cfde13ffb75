import { Metadata } from '@tus/server';
import * as fc from 'fast-check';

import { hostileBytes } from '../../../test/support/hostile/bytes.ts';
import { createClientAddress } from '../../src/http/request/client-address.ts';
import { parseHttpDate } from '../../src/http/request/http-date.ts';
import {
  metadataKind,
  openVideoStripper,
  stripPicture,
} from '../../src/lib/media/strip/strip-metadata.ts';
import { findDomainName } from '../../src/modules/domains/domain-name.ts';
import { cleanFileName } from '../../src/modules/uploads/receive/file-name.ts';
import { decideType } from '../../src/modules/uploads/receive/file-type.ts';
import { parseRange } from '../../src/public/serving/byte-range.ts';
import { withRgbProfile } from '../../src/thumbnails/colour-profile.ts';
import { webpFirstFrame } from '../../src/thumbnails/webp-first-frame.ts';
import { formParsers } from './form-parsers.ts';
import type { Parser } from './parser.ts';

const none = fc.constant('');
const { clientAddress } = createClientAddress(['127.0.0.1', '::1', '10.0.0.0/8']);

const pngStart = '\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0\0\0\0\0';
const webp = 'RIFF\x40\0\0\0WEBPVP8X\x0A\0\0\0\x02\0\0\0\0\0\0\0\0\0ANMF\x18\0\0\0';

/** Every parser of Perch's own, and that of tus metadata. */
export const parsers: Record<string, Parser> = {
  ...formParsers,
  Range: {
    inputs: fc.tuple(
      hostileBytes(['bytes=', '0', '9', '-', 'items='], ['bytes=0-99', 'bytes=-5']),
      none,
    ),
    steps: { each: 200, perByte: 10 },
    read(bytes) {
      const range = parseRange(bytes.toString('latin1'), 1000);
      if (range === undefined || range === 'unsatisfiable') return;
      if (!(range.start >= 0 && range.start < range.end && range.end <= 1000)) {
        throw new Error(`${range.start} to ${range.end} is no range of 1000 bytes.`);
      }
    },
  },
  'HTTP date': {
    inputs: fc.tuple(
      hostileBytes(
        ['Sun, ', '06 ', 'Nov ', '1994 ', '08:49:37', ' GMT'],
        ['Sun, 06 Nov 1994 08:49:37 GMT'],
      ),
      none,
    ),
    steps: { each: 300, perByte: 20 },
    read: (bytes) => void parseHttpDate(bytes.toString('latin1')),
  },
  'file name': {
    inputs: fc.tuple(
      hostileBytes(
        ['.tar', '.', '/', '..', '\u0301', '\u0323', '\u202E', '👩‍👩‍👧', '\u200D'],
        ['C:\\a\\b.txt', '../a.txt'],
      ),
      fc.constantFrom('utf8', 'utf16le'),
    ),
    steps: { each: 3000, perByte: 40 },
    read(bytes, encoding) {
      const name = cleanFileName(
        bytes.toString(encoding === 'utf8' ? 'utf8' : 'utf16le'),
        'fallback',
      );
      if (name === '' || Buffer.byteLength(name) > 255 || /[/\\\0\n]/.test(name)) {
        throw new Error(`${JSON.stringify(name)} is no name.`);
      }
    },
  },
  'file type': {
    inputs: fc.tuple(
      hostileBytes(
        [
          'RIFF',
          'WEBP',
          'OggS\0',
          'ftyp',
          'mif1',
          'moov',
          '\0\0\0\x08',
          'BM',
          'ID3\x04\0\0\0\0\0\0',
          '\x1A\x45\xDF\xA3',
          'webm',
          'theora',
          '\xFF\xFB\x90\0',
          '\xFF\xF1\0\0\x01\0',
          'G',
          '%PDF-1.4',
        ],
        ['\x89PNG\r\n\x1A\n', webp, '\0\0\xFF\xFFftyp', '\xFF\xFE'],
      ),
      fc.constantFrom('a.mp3', 'a.m4a', 'a.png', 'a', 'a.html', 'a.ts'),
    ),
    steps: { each: 500, perByte: 20 },
    read(bytes, name) {
      if (!/^[\w.+-]+\/[\w.+-]+(; charset=utf-8)?$/.test(decideType(name, bytes))) {
        throw new Error('It is no type.');
      }
    },
  },
  WebP: {
    inputs: fc.tuple(
      hostileBytes(
        ['ANMF', 'ALPH', 'VP8 ', 'ICCP', '\0\0\0\0', '\xFF\xFF\xFF\xFF', '\x08\0\0\0'],
        [webp, `${webp}ALPH`, webp.replace('ANMF', 'ICCP')],
      ),
      none,
    ),
    steps: { each: 500, perByte: 40 },
    read(bytes) {
      const made = withRgbProfile(webpFirstFrame(bytes));
      if (made.length > bytes.length + 64) throw new Error('It has grown.');
    },
  },
  'colour profile': {
    inputs: fc.tuple(
      hostileBytes(
        [
          'iCCP',
          'IDAT',
          'GRAY',
          'kTRC',
          '\xFF\xE2',
          'ICC_PROFILE\0\u0001\u0001',
          '\0\0\0\0',
          '\0\0\0\x10',
        ],
        [
          `${pngStart}\0\0\0\x20iCCPx\0\0`,
          `\xFF\xD8\xFF\xC0\0\x09\x08\0\0\0\0\x01\xFF\xE2\0\xF0ICC_PROFILE\0\u0001\u0001`,
        ],
      ),
      none,
    ),
    // The runtime inflates into a buffer of 16 KiB, however little there is.
    steps: { each: 500 + 16_500, perByte: 40 },
    read(bytes) {
      if (withRgbProfile(bytes).length > bytes.length + 1024) throw new Error('It has grown.');
    },
  },
  'metadata of pictures and films': {
    inputs: fc.tuple(
      hostileBytes(
        [
          '\xFF\xE1\0\x20Exif\0\0',
          'MM\0*\0\0\0\x08',
          '\x88\x25\0\x04\0\0\0\x01\0\0\0\x08',
          '\xFF\xDA\0\x08',
          '\xFF\0',
          '\xFF\xD9',
          'http://ns.adobe.com/xap/1.0/\0',
          '\0\0\0\x08free',
          '\0\0\0\x01',
          '\0\0\0\0',
          'moov',
          'udta',
          'meta',
          'iloc',
          'iinf',
          'infe',
          'EXIF',
          'eXIf',
        ],
        [
          '\xFF\xD8\xFF\xE1\0\x20Exif\0\0MM\0*\0\0\0\x08',
          pngStart,
          webp,
          '\0\0\0\x10ftypheic\0\0\0\0\0\0\0\x40meta\0\0\0\0\0\0\0\x30iloc',
          '\0\0\0\x10ftypmp42\0\0\0\0\0\0\0\x40moov\0\0\0\x30udta',
        ],
      ),
      fc.constantFrom('gps', 'all'),
    ),
    steps: { each: 500, perByte: 15 },
    read(bytes, word) {
      const mode = word === 'gps' ? 'gps' : 'all';
      const kind = metadataKind(bytes);
      if (kind === undefined || kind === 'unknown') return;
      let parts: Uint8Array[];
      if (kind === 'video') {
        const stripper = openVideoStripper(mode);
        parts = [...stripper.push(bytes), stripper.finish()];
      } else {
        ({ parts } = stripPicture(kind, bytes, mode));
      }
      const length = parts.reduce((sum, part) => sum + part.length, 0);
      if (length > bytes.length + 64) throw new Error('It has grown.');
    },
  },
  'domain name': {
    inputs: fc.tuple(
      hostileBytes(
        ['a.', 'xn--', '.', 'example', '\u00AD', '\u3002', '0x7f', '[', ':'],
        ['files.example.com'],
      ),
      none,
    ),
    steps: { each: 500, perByte: 60 },
    read(bytes) {
      // As many as the contract lets in.
      const name = findDomainName(bytes.toString('utf8').slice(0, 1000));
      if (name !== undefined && !/^[a-z0-9.-]{3,253}$/.test(name))
        throw new Error(`${name} is none.`);
    },
  },
  'tus metadata': {
    inputs: fc.tuple(
      hostileBytes(
        ['filename', 'aGk=', ',', ' ', '__proto__', 'domain '],
        ['filename aGk=,domain YQ=='],
      ),
      none,
    ),
    steps: { each: 300, perByte: 40 },
    read(bytes) {
      try {
        Metadata.parse(bytes.toString('latin1'));
      } catch (error) {
        // A plain Error is its refusal.
        if (!(error instanceof Error) || error.message !== 'Metadata string is not valid')
          throw error;
      }
    },
  },
  'X-Forwarded-For': {
    inputs: fc.tuple(
      hostileBytes(
        ['10.0.0.1', '::ffff:', '127.0.0.1', ',', '1.', ':', 'unknown'],
        ['203.0.113.7, 10.0.0.1'],
      ),
      none,
    ),
    steps: { each: 300, perByte: 40 },
    read(bytes) {
      const address = clientAddress('127.0.0.1', bytes.toString('latin1'));
      if (!/^[\da-f:.%\w]{2,}$/i.test(address)) throw new Error(`${address} is no address.`);
    },
  },
};
