import { expect, test } from 'bun:test';

import { fromDefaults, maxExpiryMs, presetOf, toDefaults } from './preset.ts';

const free = { defaultExpiry: 'never', maxExpiry: null, stripMetadata: 'off' as const };
const open = { expires: 'never', maxDownloads: 'none', burn: 'false', link: 'raw', strip: 'off' };

test('where nothing is set, links last', () => {
  expect(presetOf(undefined, {})).toEqual(open);
  expect(presetOf(free, {})).toEqual(open);
  expect(maxExpiryMs(free)).toBe(Infinity);
});

test('the account comes before the server', () => {
  const settings = { ...free, defaultExpiry: '7d' };
  expect(presetOf(settings, {})).toEqual({ ...open, expires: '7d' });
  expect(presetOf(settings, { expires: 'never' })).toEqual(open);
  expect(presetOf({ ...free, stripMetadata: 'gps' }, {}).strip).toBe('gps');
  expect(
    presetOf(settings, { expires: '1h', maxDownloads: 3, link: 'view', strip: 'all' }),
  ).toEqual({
    expires: '1h',
    maxDownloads: '3',
    burn: 'false',
    link: 'view',
    strip: 'all',
  });
});

test('no preset lasts longer than the server lets links last', () => {
  const settings = { defaultExpiry: '90d', maxExpiry: '30d', stripMetadata: 'off' as const };
  expect(presetOf(settings, {}).expires).toBe('30d');
  expect(presetOf(settings, { expires: 'never' }).expires).toBe('30d');
  expect(presetOf(settings, { expires: '4w' }).expires).toBe('4w');
  expect(maxExpiryMs(settings)).toBe(30 * 24 * 60 * 60 * 1000);
});

test('defaults go to options and back, and null is a choice', () => {
  const defaults = { expires: '7d', maxDownloads: 5, burn: false, link: 'view' } as const;
  expect(fromDefaults(defaults)).toEqual({ ...defaults, maxDownloads: '5', burn: 'false' });
  expect(toDefaults(fromDefaults(defaults))).toEqual(defaults);
  expect(fromDefaults({ expires: null, maxDownloads: null })).toEqual({
    expires: 'never',
    maxDownloads: 'none',
  });
  expect(toDefaults({ maxDownloads: 'none', burn: 'false' })).toEqual({
    maxDownloads: null,
    burn: false,
  });
  expect(toDefaults(fromDefaults({}))).toEqual({});
});

test('no account has a password or a slug for all of its uploads', () => {
  expect(toDefaults({ password: 'x', slug: 'x', domain: 'a.example' })).toEqual({});
});

test('an account for which links never end is not given the end of the server', () => {
  const settings = { ...free, defaultExpiry: '7d' };
  expect(presetOf(settings, { expires: null })).toEqual(open);
});
