import { beforeAll, describe, expect, test } from 'bun:test';

import type { AdminSettings } from '@perch/contract/settings/admin-settings';
import {
  type SettingDefinition,
  type SettingOfKind,
  settingTable,
} from '@perch/contract/settings/setting-table';

import { settingsWith, unlocked } from '../../../../test/admin-settings.ts';
import { loadMessages } from '../../../language/messages.ts';
import { changedNames, changeOf, draftOf, type FieldKind, fieldNames, problemOf } from './draft.ts';

const links = [{ label: 'Status', url: 'https://status.example.com/' }];
const settings: Partial<AdminSettings> = {
  publicUrl: { ...unlocked, value: null, default: null },
  registration: { ...unlocked, value: 'open', default: 'approval' },
  emailRequired: { ...unlocked, value: false, default: true },
  requireSecondFactor: { ...unlocked, value: 'admins', default: 'off' },
  userQuota: { ...unlocked, value: 2 * 1024 ** 3, default: null },
  maxFileSize: { ...unlocked, value: 5000 * 1024 ** 2, default: 5000 * 1024 ** 2 },
  defaultLanguage: { ...unlocked, value: 'de', default: 'en' },
  defaultTheme: { ...unlocked, value: 'dark', default: 'dark' },
  name: { ...unlocked, value: 'Perch', default: 'Perch' },
  accent: { ...unlocked, value: null, default: null },
  footerLinks: { ...unlocked, value: links, default: [] },
  imprint: { ...unlocked, value: '', default: '' },
  privacy: { ...unlocked, value: '', default: '' },
  terms: { ...unlocked, value: '# Terms', default: '' },
  defaultExpiry: { ...unlocked, value: 'never', default: 'never' },
  maxExpiry: { ...unlocked, value: '90d', default: null },
  trashDays: { ...unlocked, value: 0, default: 30 },
  slugScheme: { ...unlocked, value: 'base62', default: 'base62' },
  slugLength: { ...unlocked, value: 10, default: 10 },
  previews: { ...unlocked, value: 'on', default: 'on' },
  embeds: { ...unlocked, value: true, default: true },
  embedVideoMax: { ...unlocked, value: 50 * 1024 ** 2, default: 50 * 1024 ** 2 },
  embedComponents: { ...unlocked, value: 'albums', default: 'albums' },
  indexing: { ...unlocked, value: false, default: true },
  allowedTypes: { ...unlocked, value: ['image/*', 'text/plain'], default: [] },
  refusedTypes: { ...unlocked, value: [], default: [] },
};

const saved = draftOf(settingsWith(settings));

test('every setting but the public address has a field in one group', () => {
  const { publicUrl: _, ...shown } = settingTable;
  expect<string[]>(fieldNames.toSorted()).toEqual(Object.keys(shown).toSorted());
});

test('a default is an empty field where a field can be empty', () => {
  expect(saved).toMatchObject({
    registration: 'open',
    emailRequired: 'off',
    requireSecondFactor: 'admins',
    userQuota: '2 GB',
    maxFileSize: '',
    name: '',
    accent: '',
    defaultExpiry: '',
    maxExpiry: '90d',
    trashDays: '0',
    slugLength: '',
    embeds: 'on',
    indexing: 'off',
    allowedTypes: 'image/*, text/plain',
  });
});

test('only what differs counts as changed', () => {
  expect(changedNames(fieldNames, saved, {})).toEqual([]);
  const same = { userQuota: '2 GB', footerLinks: [...links] };
  expect(changedNames(fieldNames, saved, same)).toEqual([]);
  const edits = { ...same, name: 'Nest', footerLinks: [] };
  expect(changedNames(fieldNames, saved, edits)).toEqual(['name', 'footerLinks']);
  expect(changedNames(['userQuota'], saved, edits)).toEqual([]);
});

test('a change has the values of its fields, and null for an empty one', () => {
  const draft = { ...saved, userQuota: '', maxFileSize: '1,5 GB', name: ' Nest ', footerLinks: [] };
  expect(changeOf(['userQuota', 'maxFileSize', 'name', 'footerLinks', 'terms'], draft)).toEqual({
    userQuota: null,
    maxFileSize: 1.5 * 1024 ** 3,
    name: 'Nest',
    footerLinks: null,
    terms: '# Terms',
  });
});

describe('each row of the table', () => {
  interface Sample {
    value: unknown;
    /** As the change has it, where that is not the value. */
    sent?: unknown;
    wrong?: unknown;
  }

  const link = { label: 'Status', url: 'https://status.example.com/' };
  const samples: { [Kind in FieldKind]: (definition: SettingOfKind<Kind>) => Sample } = {
    choice: ({ choices }) => ({ value: choices.at(-1) }),
    switch: (definition) => ({ value: definition.default === 'off' }),
    size: () => ({ value: 3 * 1024 ** 3, wrong: 'much' }),
    duration: () => ({ value: '12d', wrong: 'soon' }),
    count: ({ max }) => ({ value: max, sent: String(max), wrong: String(max + 1) }),
    text: ({ lengthMax }) => ({ value: '🐦'.repeat(lengthMax), wrong: 'x'.repeat(lengthMax + 1) }),
    types: () => ({
      value: ['image/*', 'text/plain'],
      sent: 'image/*, text/plain',
      wrong: 'pictures',
    }),
    accent: () => ({ value: '#45b9e4', wrong: '#ffee00' }),
    links: () => ({ value: [link], wrong: [{ ...link, url: 'ftp://example.com' }] }),
    page: () => ({ value: '# Title\n', wrong: 'ä'.repeat(60_000) }),
  };

  beforeAll(() => loadMessages('admin-settings'));

  test.each(fieldNames)('comes out of the field of %s as it went in', (name) => {
    const definition = settingTable[name];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind and its definition belong together, which TypeScript does not follow through the union
    const make = samples[definition.kind] as (definition: SettingDefinition) => Sample;
    const { value, sent = value, wrong } = make(definition);
    const draft = draftOf(settingsWith({ [name]: { ...unlocked, value, default: null } }));
    expect(problemOf(name, draft)).toBeUndefined();
    expect(changeOf([name], draft)).toEqual({ [name]: sent });
    if (wrong !== undefined) expect(problemOf(name, { ...draft, [name]: wrong })).toBeString();
  });
});
