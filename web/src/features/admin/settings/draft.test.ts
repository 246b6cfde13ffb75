import { expect, test } from 'bun:test';

import type { AdminSettings } from '@perch/contract/settings/admin-settings';

import { changedNames, changeOf, draftOf } from './draft.ts';
import { settingNames } from './setting-groups.ts';

const open = { isLocked: false, variable: null };
const links = [{ label: 'Status', url: 'https://status.example.com/' }];
const settings: AdminSettings = {
  publicUrl: { ...open, value: null, default: null },
  registration: { ...open, value: 'open', default: 'approval' },
  emailRequired: { ...open, value: false, default: true },
  requireSecondFactor: { ...open, value: 'admins', default: 'off' },
  userQuota: { ...open, value: 2 * 1024 ** 3, default: null },
  maxFileSize: { ...open, value: 5000 * 1024 ** 2, default: 5000 * 1024 ** 2 },
  defaultLanguage: { ...open, value: 'de', default: 'en' },
  defaultTheme: { ...open, value: 'dark', default: 'dark' },
  name: { ...open, value: 'Perch', default: 'Perch' },
  accent: { ...open, value: null, default: null },
  footerLinks: { ...open, value: links, default: [] },
  imprint: { ...open, value: '', default: '' },
  privacy: { ...open, value: '', default: '' },
  terms: { ...open, value: '# Terms', default: '' },
  defaultExpiry: { ...open, value: 'never', default: 'never' },
  maxExpiry: { ...open, value: '90d', default: null },
  trashDays: { ...open, value: 0, default: 30 },
  slugScheme: { ...open, value: 'base62', default: 'base62' },
  slugLength: { ...open, value: 10, default: 10 },
  embeds: { ...open, value: true, default: true },
  embedVideoMax: { ...open, value: 50 * 1024 ** 2, default: 50 * 1024 ** 2 },
  indexing: { ...open, value: false, default: true },
  allowedTypes: { ...open, value: ['image/*', 'text/plain'], default: [] },
  refusedTypes: { ...open, value: [], default: [] },
};
const saved = draftOf(settings);

test('every setting but the public address has a field in one group', () => {
  const { publicUrl: _, ...shown } = settings;
  expect<string[]>(settingNames.toSorted()).toEqual(Object.keys(shown).toSorted());
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
  expect(changedNames(settingNames, saved, {})).toEqual([]);
  const same = { userQuota: '2 GB', footerLinks: [...links] };
  expect(changedNames(settingNames, saved, same)).toEqual([]);
  const edits = { ...same, name: 'Nest', footerLinks: [] };
  expect(changedNames(settingNames, saved, edits)).toEqual(['name', 'footerLinks']);
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
