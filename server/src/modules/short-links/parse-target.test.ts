import { describe, expect, test } from 'bun:test';

import * as fc from 'fast-check';

import { AppError } from '../../lib/errors.ts';
import type { LiveDomain } from '../domains/live/live-domains.ts';
import { parseTarget } from './parse-target.ts';

const live: LiveDomain = {
  id: '1',
  name: 'files.ann.example',
  ownerId: '2',
  redirectUrl: '',
  brandName: '',
  brandAccent: '',
};
const services = {
  config: { publicUrl: 'https://perch.example', baseDomains: ['users.example'] },
  liveDomains: { find: (name: string) => (name === live.name ? live : undefined) },
};

const parse = (value: unknown) => parseTarget(services, value);
function refusalOf(value: unknown) {
  try {
    return parse(value);
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('a target is normalized', () => {
  test.each([
    ['https://example.org', 'https://example.org/'],
    ['HTTP://EXAMPLE.org:80/A b'.replace(' ', '%20'), 'http://example.org/A%20b'],
    ['https://example.org/a/../b?q=ä#ö', 'https://example.org/b?q=%C3%A4#%C3%B6'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://ＥＸＡＭＰＬＥ.org/', 'https://example.org/'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    ['http://[::1]:8080/', 'http://[::1]:8080/'],
    ['https://a_b.example.org/@path?user@host', 'https://a_b.example.org/@path?user@host'],
    ['https://sub.users.example/', 'https://sub.users.example/'],
  ])('%s', (text, target) => {
    expect(parse(text)).toBe(target);
  });
});

describe('a target is refused', () => {
  test.each([
    '',
    ' ',
    'example.org',
    '//example.org/',
    'https:example.org',
    'https:/example.org',
    'https:///example.org',
    'https://',
    'https://:443/',
    'https:///',
    'https://?a',
    'javascript:alert(1)',
    'JavaScript://example.org/%0aalert(1)',
    'data:text/html,a',
    'file:///etc/passwd',
    'ftp://example.org/',
    'blob:https://example.org/1',
    'view-source:https://example.org/',
    'https://user@example.org/',
    'https://user:password@example.org/',
    'https://@example.org/',
    'https://perch.example@evil.example/',
    'https://example.org\\@evil.example/',
    'https:\\\\example.org\\',
    'https://example.org/a\r\nSet-Cookie: a=b',
    'https://example.org/\n',
    '\thttps://example.org/',
    'https://exa\tmple.org/',
    'https://example.org/\u0000',
    'https://example.org/\u007f',
    'https://example.org/\u0085',
    'https://example.org/\ud800',
    'https://example.org/a b',
    'https://exa mple.org/',
    'https://exa%6dple.org%2f@a/',
    'https://example.org:99999/',
    'https://perch.example/f/abc',
    'http://PERCH.example.:8080/',
    'https://users.example/',
    'https://files.ann.example/a',
    'https://files.ann.example./a',
    `https://example.org/${'a'.repeat(2048)}`,
    `https://example.org/${'ä'.repeat(1000)}`,
  ])('%j', (text) => {
    expect(refusalOf(text)).toBe('invalid_option');
  });

  test.each([[null], [undefined], [1], [{}], [['https://example.org/']], [true]])('%j', (value) => {
    expect(refusalOf(value)).toBe('invalid_option');
  });
});

test('a loopback address is the app’s own host where that is one', () => {
  const config = { ...services.config, publicUrl: 'http://localhost:3000' };
  for (const text of [
    'http://127.1/',
    'http://[::1]/',
    'http://localhost:9/a',
    'http://LOCALHOST./',
  ]) {
    expect(() => parseTarget({ ...services, config }, text)).toThrow(AppError);
  }
});

test('whatever the text, a target that is kept can stand in a header, leads to the web, and stays as it is', () => {
  const pieces = fc.constantFrom(
    ...'https:// http:// / // \\ @ : . ? # % %0d%0a \r\n \t a b é ß 例 [ ] :: 1 0x7f javascript: \u202e \ud83d'.split(
      ' ',
    ),
  );
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 12 }).map((parts) => `https://example.org${parts.join('')}`),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const target = refusalOf(text);
      if (target === 'invalid_option') return;
      expect(target).toMatch(/^https?:\/\/[^/\s@]+\/[!-~]*$/);
      expect(parse(target)).toBe(target);
      expect(new Headers({ location: target }).get('location')).toBe(target);
    }),
    { numRuns: 3000 },
  );
});
