import { describe, expect, test } from 'bun:test';

import { AppError } from '../../lib/errors.ts';
import { findDomainName, isBelow, parentsOf, parseDomainName } from './domain-name.ts';

function refusalOf(text: string): AppError | undefined {
  try {
    parseDomainName(text);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

const label63 = 'a'.repeat(63);
const length253 = `${label63}.${label63}.${label63}.${'a'.repeat(57)}.com`;

describe('a domain name', () => {
  test.each([
    ['example.com', 'example.com'],
    ['  example.com\t', 'example.com'],
    ['Files.EXAMPLE.com', 'files.example.com'],
    ['a.b.c.d.e.example.com', 'a.b.c.d.e.example.com'],
    ['1.example.com', '1.example.com'],
    ['4chan.org', '4chan.org'],
    ['r3---sn-4g5e6nz7.example.com', 'r3---sn-4g5e6nz7.example.com'],
    [`${label63}.com`, `${label63}.com`],
    [length253, length253],
  ])('%j is %s', (text, name) => {
    expect(parseDomainName(text)).toBe(name);
  });

  test.each([
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['bu\u0308cher.example', 'xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['XN--BCHER-KVA.example', 'xn--bcher-kva.example'],
    ['faß.de', 'xn--fa-hia.de'],
    ['аррӏе.com', 'xn--80ak6aa92e.com'],
    ['🐦.ws', 'xn--uo8h.ws'],
    ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
    ['files．example｡com', 'files.example.com'],
    ['ｆｉｌｅｓ.example.com', 'files.example.com'],
    ['exam\u00ADple.com', 'example.com'],
  ])('%j is kept as %s, so that every notation is one name', (text, name) => {
    expect(parseDomainName(text)).toBe(name);
    expect(findDomainName(text)).toBe(name);
  });

  test.each([
    ['', 'required'],
    [' \t ', 'required'],
    ['exam ple.com', 'spaces'],
    ['exam\tple.com', 'spaces'],
    ['example.com\nexample.org', 'spaces'],
    ['exam\u00A0ple.com', 'spaces'],
    ['exam\u3000ple.com', 'spaces'],
    ['http://example.com', 'scheme'],
    ['https://example.com/', 'scheme'],
    ['ftp://user@example.com', 'scheme'],
    ['user@example.com', '@'],
    ['user:password@example.com', '@'],
    ['example.com/', 'path'],
    ['example.com/files', 'path'],
    ['example.com\\files', 'path'],
    ['example.com?a', 'path'],
    ['example.com#a', 'path'],
    ['//example.com', 'path'],
    ['example.com:443', 'port'],
    ['example.com:', 'port'],
    ['[2001:db8::1]', 'IP address'],
    ['2001:db8::1', 'IP address'],
    ['::1', 'IP address'],
    ['exa%6dple.com', '%'],
    ['example%2Ecom', '%'],
    ['*.example.com', 'wildcard'],
    ['*', 'wildcard'],
    ['_dmarc.example.com', 'underscore'],
    ['a_b.example.com', 'underscore'],
  ])('%j is refused because of its %s', (text, word) => {
    const refusal = refusalOf(text);
    expect(refusal?.code).toBe('invalid_request');
    expect(refusal?.message).toContain(word);
    expect(findDomainName(text)).toBeUndefined();
  });

  test.each([
    ['one part', 'example'],
    ['one part', 'localhost'],
    ['a dot at its end', 'example.com.'],
    ['a dot at its beginning', '.example.com'],
    ['two dots in a row', 'example..com'],
    ['nothing but dots', '...'],
    ['a hyphen at the beginning of a part', '-a.example.com'],
    ['a hyphen at the end of a part', 'a-.example.com'],
    ['a hyphen at the end of the last part', 'example.com-'],
    ['a part that is too long', `${label63}a.com`],
    ['too many characters', `a${length253}`],
    ['too many characters as A-labels', `${`${'ü'.repeat(40)}.`.repeat(6)}com`],
    ['a part that is too long as an A-label', `${'ü'.repeat(63)}.com`],
    ['a full-width underscore', 'a＿b.com'],
    ['a full-width slash', 'example.com／files'],
    ['a full-width colon', 'example.com：443'],
    ['a full-width percent sign', 'exa％6dple.com'],
    ['a character that becomes a/c', 'ex℀mple.com'],
    ['an apostrophe', "o'hara.com"],
    ['an exclamation mark', 'wow!.com'],
    ['a comma', 'example,com'],
    ['a semicolon', 'a.com;b.com'],
    ['a quotation mark', 'exam"ple.com'],
    ['markup', '<b>.com'],
    ['a brace', '{filename}.com'],
    ['a plus sign', 'a+b.com'],
    ['a tilde', 'a~b.com'],
    ['NUL', 'exam\0ple.com'],
    ['a delete character', 'exam\u007Fple.com'],
    ['text that runs the other way', '\u202Eexample.com'],
    ['an invisible joiner where none belongs', 'exam\u200Dple.com'],
    ['letters of both directions', '1\u05D0.com'],
    ['a lone surrogate', 'exam\uD800ple.com'],
    ['a broken A-label', 'xn--a.com'],
    ['an empty A-label', 'xn--.com'],
    ['an A-label of plain letters', 'xn--abc-.com'],
    ['an A-label with letters beyond ASCII', 'xn--faß.com'],
  ])('with %s is refused: %j', (_, text) => {
    const refusal = refusalOf(text);
    expect(refusal?.code).toBe('invalid_request');
    expect(refusal?.message).toMatch(/^[A-Z].+\.$/);
    expect(findDomainName(text)).toBeUndefined();
  });

  test.each([
    '127.0.0.1',
    '1.2.3',
    '1.2',
    '2130706433.0',
    '0x7f.1',
    '0x7f000001.0x0',
    'example.0x1f',
    'example.0x',
    '0177.0.0.1',
    '1.2.3.4.5',
    '256.256.256.256',
    'example.1',
    'example.007',
    '１２７.0.0.1',
    '①.2.3',
    '①②⑦。０。０。１',
  ])('that a URL parser may take for an address is refused: %s', (text) => {
    expect(refusalOf(text)?.code).toBe('invalid_request');
  });
});

test('the parents of a name are what remains without its first parts', () => {
  expect(parentsOf('a.files.example.com')).toEqual(['files.example.com', 'example.com', 'com']);
  expect(parentsOf('com')).toEqual([]);
});

test('a name is below another only at a dot', () => {
  expect(isBelow('files.example.com', 'example.com')).toBe(true);
  expect(isBelow('a.b.example.com', 'example.com')).toBe(true);
  expect(isBelow('example.com', 'example.com')).toBe(false);
  expect(isBelow('badexample.com', 'example.com')).toBe(false);
  expect(isBelow('example.com', 'files.example.com')).toBe(false);
});
