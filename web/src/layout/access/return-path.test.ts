import { expect, test } from 'bun:test';

import { loginUrl, returnPath } from './return-path.ts';

test('the login URL keeps path and query of the requested page', () => {
  expect(loginUrl('/uploads?type=image&page=2')).toBe(
    '/login?next=%2Fuploads%3Ftype%3Dimage%26page%3D2',
  );
  expect(loginUrl('/')).toBe('/login');
});

test('signing in leads back to that page, or home', () => {
  const search = loginUrl('/uploads?type=image&page=2').replace('/login', '');
  expect(returnPath(search, '/uploads')).toBe('/uploads?type=image&page=2');
  expect(returnPath('', '/uploads')).toBe('/uploads');
});

test('a link cannot lead to another site', () => {
  for (const next of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'evil',
    'javascript:1',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/uploads/../..//evil.example',
    '/\t/evil.example',
    '/..\\/evil.example',
    '/..//evil.example/../uploads',
  ]) {
    expect(returnPath(`?next=${encodeURIComponent(next)}`, '/home')).toBe('/home');
  }
});
