import { describe, expect, test } from 'bun:test';

import { legalTextBytesMax } from '@perch/contract/settings/limits';

import type { Setting } from '../../config/setting.ts';
import { describeValue } from './describe-value.ts';
import {
  findSettingName,
  isSettingName,
  registry,
  settingNames,
  type SettingTexts,
  textOf,
  valuesOf,
} from './registry.ts';
import { valuesInForce } from './settings.ts';

const links = [
  { label: 'Status', url: 'https://status.example.com/' },
  { label: 'Write to us', url: 'mailto:help@example.com' },
];

/** A text of each setting in the notation of the environment, and its value. */
const samples: Record<keyof typeof registry, [text: string, value: unknown]> = {
  publicUrl: ['https://Files.example.org/', 'https://files.example.org'],
  registration: ['invite', 'invite'],
  emailRequired: ['off', false],
  requireSecondFactor: ['admins', 'admins'],
  userQuota: ['1.5GB', 1_610_612_736],
  maxFileSize: ['500MB', 524_288_000],
  allowedTypes: ['image/*, application/PDF', ['image/*', 'application/pdf']],
  refusedTypes: ['["text/html"]', ['text/html']],
  defaultExpiry: ['7d', '7d'],
  maxExpiry: ['90d', '90d'],
  trashDays: ['0', 0],
  slugScheme: ['words', 'words'],
  slugLength: ['32', 32],
  embeds: ['off', false],
  embedVideoMax: ['20MB', 20 * 1024 ** 2],
  indexing: ['off', false],
  defaultLanguage: ['pt-BR', 'pt-BR'],
  defaultTheme: ['system', 'system'],
  name: ['  Files & <b>"more"</b> ', 'Files & <b>"more"</b>'],
  accent: ['#45B9E4', '#45b9e4'],
  footerLinks: [JSON.stringify(links), links],
  imprint: ['# Imprint\n', '# Imprint\n'],
  privacy: ['', ''],
  terms: ['Be kind.', 'Be kind.'],
};

describe.each(settingNames)('%s', (name) => {
  const [text, value] = samples[name];

  test('has its default without a text, and its value with one', () => {
    expect(valuesOf({})[name]).not.toBeUndefined();
    expect<unknown>(valuesOf({ [name]: text })[name]).toEqual(value);
  });

  test('is the same when its value is stored as JSON and read again', () => {
    const stored: SettingTexts = { [name]: textOf(JSON.parse(JSON.stringify(value))) };
    expect<unknown>(valuesOf(stored)[name]).toEqual(value);
    expect(valuesOf(stored)).toEqual(valuesOf({ [name]: text }));
  });

  test('is found by its name and by its variable', () => {
    expect(findSettingName(name)).toBe(name);
    const { variable } = registry[name];
    if (variable !== null) expect(findSettingName(variable)).toBe(name);
  });
});

const refused: [keyof typeof registry, string][] = [
  ['registration', 'sometimes'],
  ['registration', ''],
  ['emailRequired', 'no'],
  ['emailRequired', ''],
  ['requireSecondFactor', 'Admins'],
  ['requireSecondFactor', 'on'],
  ['requireSecondFactor', ''],
  ['userQuota', '0'],
  ['userQuota', '-1'],
  ['maxFileSize', '1e6'],
  ['allowedTypes', 'image'],
  ['allowedTypes', 'image/png;q=1'],
  ['allowedTypes', '*/*'],
  ['allowedTypes', '{}'],
  ['refusedTypes', '[1]'],
  ['refusedTypes', Array.from({ length: 101 }, (_, index) => `image/${index}`).join(',')],
  ['defaultExpiry', ''],
  ['defaultExpiry', 'none'],
  ['defaultExpiry', '7 days'],
  ['maxExpiry', 'never'],
  ['maxExpiry', '0d'],
  ['trashDays', '-1'],
  ['trashDays', '3651'],
  ['trashDays', '1.5'],
  ['slugScheme', 'Words'],
  ['slugLength', '5'],
  ['slugLength', '33'],
  ['embeds', 'yes'],
  ['embedVideoMax', 'much'],
  ['indexing', 'some'],
  ['defaultLanguage', 'zh-CN'],
  ['defaultTheme', 'sepia'],
  ['name', ''],
  ['name', 'x'.repeat(61)],
  ['name', 'a\u0000b'],
  ['accent', '#fff'],
  ['accent', '#ffffff'],
  ['footerLinks', '{}'],
  ['footerLinks', JSON.stringify([{ label: 'x', url: 'ftp://a.example/' }])],
  ['footerLinks', JSON.stringify([{ label: 'x', url: 'JavaScript:alert(1)' }])],
  ['footerLinks', JSON.stringify([{ label: 'x', url: '//a.example' }])],
  ['footerLinks', JSON.stringify([{ label: 'x', url: `https://a.example/${'ä'.repeat(200)}` }])],
  ['footerLinks', JSON.stringify([{ label: 'x'.repeat(41), url: 'https://a.example' }])],
  ['footerLinks', JSON.stringify(Array.from({ length: 7 }, () => links[0]))],
  ['terms', 'ä'.repeat(legalTextBytesMax / 2 + 1)],
  ['terms', 'a\u0000b'],
];

test.each(refused)('%s does not accept %j', (name, text) => {
  const about: Setting<unknown> = registry[name];
  expect(about.schema.safeParse(text).success).toBe(false);
});

test('characters are counted, not their parts, and bytes of pages in UTF-8', () => {
  expect(valuesOf({ name: '🐦'.repeat(60) }).name).toBe('🐦'.repeat(60));
  const terms = 'ä'.repeat(legalTextBytesMax / 2);
  expect(valuesOf({ terms }).terms).toBe(terms);
});

test('a stored value that this version does not accept is its default, and spoils no other', () => {
  const values = valuesOf({ registration: 'by-carrier-pigeon', name: 'Nest' });
  expect(values.registration).toBe('approval');
  expect(values.name).toBe('Nest');
});

test('the environment wins over stored values', () => {
  const stored = {
    texts: { registration: 'open', name: 'Stored' },
    termsVersion: 0,
    setupAddress: null,
  };
  const values = valuesInForce(stored, { REGISTRATION: 'closed' });
  expect(values.registration).toBe('closed');
  expect(values.name).toBe('Stored');
});

test('names of objects are no settings', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'termsVersion', '']) {
    expect(isSettingName(name)).toBe(false);
    expect(findSettingName(name)).toBeUndefined();
  }
});

test('the audit log shows short values as they are and long ones by length and hash', () => {
  expect(describeValue(1_610_612_736, 'bytes')).toBe('1.50 GB');
  expect(describeValue(null, 'bytes')).toBe('none');
  expect(describeValue('', undefined)).toBe('none');
  expect(describeValue([], undefined)).toBe('none');
  expect(describeValue('open', undefined)).toBe('open');
  const long = describeValue('Be kind.\n'.repeat(100), undefined);
  expect(long).toMatch(/^900 characters \(SHA-256 [0-9a-f]{12}…\)$/);
});
