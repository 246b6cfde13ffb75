import { describe, expect, test } from 'bun:test';

import { optionNames } from '@perch/contract/uploads/options';
import * as fc from 'fast-check';

import { anyText } from '../../../../../test/support/hostile/any-text.ts';
import { AppError } from '../../../lib/errors.ts';
import { collectOptions, decodeHeader, parseJson, parseTexts } from './options.ts';

const now = Date.UTC(2026, 10, 22, 12);
const hourMs = 3_600_000;

const ofTexts = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  parseTexts(collectOptions(Object.entries(fields), new Headers(headers)), now);

const refusal = (message: string) => expect.objectContaining({ code: 'invalid_option', message });
const refusalOf = (name: string) =>
  expect.objectContaining({ code: 'invalid_option', message: expect.stringMatching(name) });

describe('from texts', () => {
  test.each<[Record<string, string>, object]>([
    [{}, {}],
    [{ expires: '30m' }, { expiry: { afterMs: hourMs / 2 } }],
    [{ expires: '4w' }, { expiry: { afterMs: 28 * 24 * hourMs } }],
    [{ expires: 'never' }, { expiry: null }],
    [{ expires: '2026-11-22T14:00:00+01:00' }, { expiry: { at: now + hourMs } }],
    [{ expires: '2026-11-22T13:00Z' }, { expiry: { at: now + hourMs } }],
    [{ expires: '2028-02-29T00:00:00.5Z' }, { expiry: { at: Date.UTC(2028, 1, 29) + 500 } }],
    [{ maxDownloads: '1' }, { maxDownloads: 1 }],
    [{ maxDownloads: '1000000' }, { maxDownloads: 1_000_000 }],
    [{ maxDownloads: 'none' }, { maxDownloads: null }],
    [{ password: ' ' }, { password: ' ' }],
    [{ password: '🐦'.repeat(256) }, { password: '🐦'.repeat(256) }],
    [{ password: 'null' }, { password: 'null' }],
    [{ burn: 'true' }, { burn: true }],
    [{ burn: 'false' }, { burn: false }],
    [
      { burn: 'true', maxDownloads: '1' },
      { burn: true, maxDownloads: 1 },
    ],
    [
      { burn: 'false', maxDownloads: '7' },
      { burn: false, maxDownloads: 7 },
    ],
    [{ slug: 'a' }, { slug: 'a' }],
    [{ slug: `A${'._-'.repeat(21)}` }, { slug: `A${'._-'.repeat(21)}` }],
    [{ link: 'view' }, { link: 'view' }],
    [{ domain: 'files.example.com' }, { domain: 'files.example.com' }],
    [{ domain: '' }, {}],
    [{ tags: ' a,B ,b' }, { tags: ['a', 'B'] }],
    [{ MAXDOWNLOADS: '2' }, { maxDownloads: 2 }],
    [{ filename: 'a.txt', token: 'x', 'perch-expires': '7d' }, {}],
  ])('%j', (fields, options) => {
    expect(ofTexts(fields)).toEqual(options);
  });

  test.each<[string, string[]]>([
    [
      'expires',
      [
        '',
        ' ',
        '7',
        '7d ',
        '7D',
        '0d',
        '-7d',
        '1.5h',
        '7 days',
        'Never',
        'none',
        'null',
        '1',
        '2026-11-23',
        '2026-11-23T12:00',
        '2026-11-23T12:00:00',
        '2026-13-01T00:00Z',

        '2027-02-30T00:00Z',
        '2027-01-00T00:00Z',
        '2027-01-01T24:00Z',
        '2027-01-01T00:00+25:00',
        '100000w',
        '+012026-01-01T00:00Z',
        'Mon, 23 Nov 2026 12:00:00 GMT',
        '1795435200000',
      ],
    ],
    [
      'expires must be at least',
      ['2026-11-22T12:00:59Z', '2026-11-22T12:00Z', '2020-01-01T00:00Z'],
    ],
    [
      'maxDownloads',
      ['', '0', '-1', '01', '1.0', '1e3', '1000001', '99999999', ' 1', '+1', 'null', 'None', '٣'],
    ],
    ['password', ['', 'x'.repeat(257), '🐦'.repeat(257)]],
    ['burn', ['', '1', 'yes', 'TRUE', 'on', ' true']],
    ['slug', ['', '-a', '.a', '_', 'a b', 'ä', 'a/b', 'a%2fb', 'a\n', `a${'b'.repeat(64)}`]],
    ['link', ['', 'page', 'RAW', 'raw ', '__proto__']],
  ])('refuses these values, naming %s', (about, values) => {
    const [name = ''] = about.split(' ');
    for (const value of values)
      expect(() => ofTexts({ [name]: value }), value).toThrow(refusalOf(about));
  });

  test('a burnt file has one download', () => {
    for (const maxDownloads of ['2', 'none']) {
      expect(() => ofTexts({ burn: 'true', maxDownloads })).toThrow(refusalOf('maxDownloads'));
    }
  });
});

describe('from headers', () => {
  test('they are options, of any letter case, percent-encoded', () => {
    const headers = {
      'Perch-Expires': '7d',
      'perch-maxdownloads': '3',
      'PERCH-PASSWORD': '%F0%9F%90%A6 100%25 a,b+c',
      'X-Perch-Slug': 'ignored',
      'Perchance-Slug': 'ignored',
    };
    expect(ofTexts({}, headers)).toEqual({
      expiry: { afterMs: 7 * 24 * hourMs },
      maxDownloads: 3,
      password: '🐦 100% a,b+c',
    });
  });

  test.each(['100%', '%zz', '%ff', '%ED%A0%80', 'Grüße', '\u0000', '\t'])(
    '%j is refused',
    (text) => {
      expect(() => decodeHeader('password', text)).toThrow(refusalOf('password'));
    },
  );

  test.each(['Perch-', 'Perch-Expire', 'Perch-Tag', 'Perch-Token'])('there is no %s', (name) => {
    expect(() => ofTexts({}, { [name]: 'x' })).toThrow(
      refusal(`Unknown option ${name.toLowerCase()}.`),
    );
  });

  test('may repeat a field, and not contradict it', () => {
    expect(ofTexts({ expires: '7d' }, { 'Perch-Expires': '7d' })).toEqual({
      expiry: { afterMs: 7 * 24 * hourMs },
    });
    expect(() => ofTexts({ expires: '7d' }, { 'Perch-Expires': '8d' })).toThrow(
      refusal('expires was given twice, with different values.'),
    );
    expect(() => ofTexts({ password: 'a', Password: 'b' })).toThrow(refusalOf('password'));
    expect(ofTexts({ domain: '' }, { 'Perch-Domain': 'a.example' })).toEqual({
      domain: 'a.example',
    });
  });
});

describe('from JSON', () => {
  test.each<[Record<string, unknown>, object]>([
    [{}, {}],
    [{ maxDownloads: 5 }, { maxDownloads: 5 }],
    [{ maxDownloads: null }, { maxDownloads: null }],
    [{ maxDownloads: 'none' }, { maxDownloads: null }],
    [{ expires: null }, { expiry: null }],
    [{ expires: 'never' }, { expiry: null }],
    [{ password: null }, { password: null }],
    [{ burn: false }, { burn: false }],
    [{ slug: null }, { slug: null }],
    [{ domain: null }, { domain: null }],
  ])('%j', (json, options) => {
    expect(parseJson(json, now)).toEqual(options);
  });

  test.each<[string, unknown[]]>([
    ['maxDownloads', ['5', 0, -1, 1.5, 1e7, true, [], {}, Number.NaN]],
    ['burn', ['true', 1, null]],
    ['expires', [604_800_000, true, {}, [], '']],
    ['password', ['', 5, false, ['a'], {}]],
    ['slug', ['', 5, ['a']]],
    ['link', [null, 1, 'Raw', ['raw']]],
    ['domain', ['', ' ', 5, {}]],
  ])('%s is refused as %j', (name, values) => {
    for (const value of values)
      expect(() => parseJson({ [name]: value }, now)).toThrow(refusalOf(name));
  });

  test.each(['Expires', 'maxdownloads', 'tag', '__proto__', 'constructor', ''])(
    'there is no %j',
    (name) => {
      const json: Record<string, unknown> = JSON.parse(JSON.stringify({ [name]: 'x' }));
      const named = name === '__proto__' ? JSON.parse('{"__proto__":"x"}') : json;
      expect(() => parseJson(named, now)).toThrow(refusalOf('Unknown option'));
    },
  );

  test('a burnt file has one download', () => {
    for (const maxDownloads of [2, null, 'none']) {
      expect(() => parseJson({ burn: true, maxDownloads }, now)).toThrow(refusalOf('maxDownloads'));
    }
    expect(parseJson({ burn: true, maxDownloads: 1 }, now)).toEqual({
      burn: true,
      maxDownloads: 1,
    });
  });
});

test('whatever a request names, it is refused in a sentence or is options that JSON gives again', () => {
  const value = fc.oneof(
    anyText,
    fc.constantFrom(
      '7d',
      'never',
      '5',
      'none',
      'true',
      'false',
      'view',
      '2030-01-01T00:00:00+02:00',
    ),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  );
  const name = fc.oneof(fc.constantFrom(...optionNames), anyText);
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 7 }), (fields) => {
      const options = optionsOrRefusal(fields);
      if (options instanceof AppError) return expect(options.code).toBe('invalid_option');
      const { expiry, maxDownloads = null, password, slug } = options;
      if (expiry) {
        const at = 'at' in expiry ? expiry.at : now + expiry.afterMs;
        expect(at).toBeGreaterThanOrEqual(now + 60_000);
        expect(new Date(at).toISOString()).toMatch(/^\d{4}-/);
      }
      if (maxDownloads !== null) expect(maxDownloads).toBeWithin(1, 1_000_001);
      if (options.burn && maxDownloads !== null) expect(maxDownloads).toBe(1);
      expect(password).not.toBe('');
      if (typeof slug === 'string') expect(encodeURIComponent(slug)).toBe(slug);
      // A resumed upload has the same options when they are read again.
      expect(JSON.parse(JSON.stringify(options))).toEqual(options);
    }),
  );
});

function optionsOrRefusal(fields: [string, string][]) {
  try {
    return parseTexts(collectOptions(fields, new Headers()), now);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
