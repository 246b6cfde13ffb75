import { describe, expect, test } from 'bun:test';

import { AdminSettings, SettingsChange } from '@perch/contract/settings/admin-settings';
import { legalTextBytesMax } from '@perch/contract/settings/limits';
import {
  definitionOf,
  isSettingName,
  type SettingDefinition,
  type SettingKind,
  type SettingName,
  settingNames,
  type SettingOfKind,
  settingTable,
} from '@perch/contract/settings/setting-table';
import { locales } from '@perch/contract/text/locales';
import { serverMessages } from '@perch/messages/server-messages';

import { adminSettings } from '../../config/changeable-settings.ts';
import { readConfig } from '../../config/config.ts';
import type { Setting } from '../../config/setting.ts';
import { settingRefusal } from './setting-refusals.ts';
import {
  describeValue,
  findSettingName,
  type SettingTexts,
  textOf,
  valuesOf,
} from './setting-values.ts';
import { valuesInForce } from './settings.ts';
import { nothingStored } from './stored-settings.ts';

const links = [
  { label: 'Status', url: 'https://status.example.com/' },
  { label: 'Write to us', url: 'mailto:help@example.com' },
];

/** Texts in the notation of the environment, and their values. */
const samples: [SettingName, text: string, value: unknown][] = [
  ['publicUrl', 'https://Files.example.org/', 'https://files.example.org'],
  ['registration', 'invite', 'invite'],
  ['emailRequired', 'off', false],
  ['requireSecondFactor', 'admins', 'admins'],
  ['userQuota', '1.5GB', 1_610_612_736],
  ['maxFileSize', '500MB', 524_288_000],
  ['allowedTypes', 'image/*, application/PDF', ['image/*', 'application/pdf']],
  ['refusedTypes', '["text/html"]', ['text/html']],
  ['defaultExpiry', '7d', '7d'],
  ['maxExpiry', '90d', '90d'],
  ['trashDays', '0', 0],
  ['slugScheme', 'words', 'words'],
  ['slugLength', '32', 32],
  ['embeds', 'off', false],
  ['embedVideoMax', '20MB', 20 * 1024 ** 2],
  ['indexing', 'off', false],
  ['defaultLanguage', 'pt-BR', 'pt-BR'],
  ['defaultTheme', 'system', 'system'],
  ['name', '  Files & <b>"more"</b> ', 'Files & <b>"more"</b>'],
  ['accent', '#45B9E4', '#45b9e4'],
  ['footerLinks', JSON.stringify(links), links],
  ['imprint', '# Imprint\n', '# Imprint\n'],
  ['privacy', '', ''],
  ['terms', 'Be kind.', 'Be kind.'],
];

describe.each(samples)('%s of %j', (name, text, value) => {
  test('is its default without a text, and its value with one', () => {
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
    const { variable } = settingTable[name];
    if (variable !== null) expect(findSettingName(variable)).toBe(name);
  });
});

describe('each row of the table', () => {
  /** A value of each kind in the notation of the environment, and a text that is none. */
  const examples: {
    [Kind in SettingKind]: (definition: SettingOfKind<Kind>) => {
      text: string;
      value: unknown;
      wrong: string;
    };
  } = {
    address: () => ({ text: 'https://a.example/', value: 'https://a.example', wrong: 'a.example' }),
    choice: ({ choices }) => {
      const last = choices.at(-1) ?? '';
      return { text: last, value: last, wrong: 'none of them' };
    },
    switch: (definition) => ({
      text: definition.default === 'on' ? 'off' : 'on',
      value: definition.default === 'off',
      wrong: 'perhaps',
    }),
    size: () => ({ text: '3GB', value: 3 * 1024 ** 3, wrong: 'much' }),
    duration: () => ({ text: '12d', value: '12d', wrong: 'soon' }),
    count: ({ max }) => ({ text: String(max), value: max, wrong: String(max + 1) }),
    text: ({ lengthMax }) => ({
      text: '🐦'.repeat(lengthMax),
      value: '🐦'.repeat(lengthMax),
      wrong: 'x'.repeat(lengthMax + 1),
    }),
    types: () => ({
      text: 'image/*, text/plain',
      value: ['image/*', 'text/plain'],
      wrong: 'pictures',
    }),
    accent: () => ({ text: '#45B9E4', value: '#45b9e4', wrong: '#ffee00' }),
    links: () => ({ text: JSON.stringify(links), value: links, wrong: '{}' }),
    page: () => ({ text: '# Title\n', value: '# Title\n', wrong: 'a\u0000b' }),
  };

  function exampleOf(name: SettingName) {
    const definition = definitionOf(name);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind and its definition belong together, which TypeScript does not follow through the union
    const make = examples[definition.kind] as (
      definition: SettingDefinition,
    ) => ReturnType<(typeof examples)[SettingKind]>;
    return make(definition);
  }

  const schemaOf = (name: SettingName): Setting<unknown>['schema'] => adminSettings[name].schema;

  const withVariable = settingNames.flatMap((name) => {
    const { variable } = settingTable[name];
    return variable === null ? [] : [[name, variable] as const];
  });

  test.each(withVariable)('goes from the variable of %s, %s, into force', (name, variable) => {
    const { text, value, wrong } = exampleOf(name);
    const { locked } = readConfig({ [variable]: text });
    expect<unknown>(valuesInForce(nothingStored, locked)[name]).toEqual(value);
    const read = () => readConfig({ [variable]: wrong });
    expect(read).toThrow(`${variable} must be ${adminSettings[name].accepts}; it is `);
  });

  test.each(settingNames)('is taken and shown by the API as a value of %s', (name) => {
    const { text, value } = exampleOf(name);
    const { [name]: given } = SettingsChange.parse({ [name]: value });
    expect(schemaOf(name).parse(textOf(given))).toEqual(value);
    expect(schemaOf(name).parse(text)).toEqual(value);
    expect(SettingsChange.parse({ [name]: null })).toEqual({ [name]: null });
    const shown = { isLocked: false, variable: null, default: valuesOf({})[name], value };
    expect<unknown>(AdminSettings.shape[name].parse(shown)).toEqual(shown);
  });

  test.each(settingNames)('refuses a wrong value of %s in each language', (name) => {
    const { wrong } = exampleOf(name);
    expect(schemaOf(name).safeParse(wrong).success).toBe(false);
    const sentences = locales.map((locale) => settingRefusal(name, wrong)(serverMessages(locale)));
    for (const sentence of sentences) expect(sentence).toContain(name);
    expect(new Set(sentences).size).toBe(locales.length);
  });

  test.each(settingNames)('has words for a value of %s in the audit log', (name) => {
    const { kind } = settingTable[name];
    const words = describeValue(exampleOf(name).value, kind);
    expect(words).not.toBe('none');
    expect(words).not.toBe(describeValue(valuesOf({})[name], kind));
  });

  test('has a variable of its own', () => {
    const variables = new Set(withVariable.map(([, variable]) => variable));
    expect(variables.size).toBe(withVariable.length);
  });
});

const refused: [SettingName, string][] = [
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
  const about: Setting<unknown> = adminSettings[name];
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
  expect(describeValue(1_610_612_736, 'size')).toBe('1.50 GB');
  expect(describeValue(null, 'size')).toBe('none');
  expect(describeValue('', 'text')).toBe('none');
  expect(describeValue([], 'text')).toBe('none');
  expect(describeValue('open', 'text')).toBe('open');
  const long = describeValue('Be kind.\n'.repeat(100), 'page');
  expect(long).toMatch(/^900 characters \(SHA-256 [0-9a-f]{12}…\)$/);
});
