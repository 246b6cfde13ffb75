import { expect, test } from 'bun:test';

import type { AdminSettings } from '@perch/contract/settings/admin-settings';
import type { FieldName } from '@perch/contract/settings/setting-table';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { settingsWith, unlocked } from '../../../../test/admin-settings.ts';
import { render } from '../../../../test/render.tsx';
import { draftOf, type Edits } from './draft.ts';
import { SettingField } from './setting-field.tsx';

const gigabyte = 1024 ** 3;
const at = <T,>(value: T) => ({ ...unlocked, value, default: value });
const settings = settingsWith({
  registration: at('approval' as const),
  emailRequired: at(true),
  requireSecondFactor: at('off' as const),
  userQuota: at(null),
  maxFileSize: at(5 * gigabyte),
  allowedTypes: at([]),
  refusedTypes: at([]),
  defaultExpiry: at('never'),
  maxExpiry: at(null),
  trashDays: at(30),
  slugScheme: at('base62' as const),
  slugLength: at(10),
  previews: at('on' as const),
  embeds: at(true),
  embedVideoMax: at(50 * 1024 ** 2),
  embedComponents: at('albums' as const),
  indexing: at(true),
  defaultLanguage: at('en' as const),
  defaultTheme: at('dark' as const),
  name: at('Perch'),
  accent: at(null),
  footerLinks: at([]),
  terms: at(''),
});

const show = (
  name: FieldName,
  shown: AdminSettings = settings,
  onEdit: (edits: Edits) => void = () => {},
) =>
  render(
    <SettingField
      name={name}
      settings={shown}
      draft={draftOf(shown)}
      problem={undefined}
      onEdit={onEdit}
    />,
    { parts: ['admin-settings'] },
  );

const optionsOf = (label: string) =>
  [...screen.getByLabelText(label).querySelectorAll('option')].map(({ text }) => text);

test.each([
  [
    'registration',
    'Registration',
    ['With approval (default)', 'Open to everyone', 'By invitation only', 'Closed'],
  ],
  ['emailRequired', 'Email of new accounts', ['Required (default)', 'Optional']],
  [
    'requireSecondFactor',
    'Required second factor',
    ['Not required (default)', 'For administrators', 'For every account'],
  ],
  ['embeds', 'Link previews', ['On (default)', 'Off']],
  [
    'embedComponents',
    'Galleries in Discord',
    ['Nowhere', 'For albums (default)', 'For albums and files'],
  ],
  ['defaultTheme', 'Default theme', ['Dark (default)', 'Light', 'System']],
] as const)('%s is chosen from its words, the default among them', async (name, label, options) => {
  await show(name);
  expect(optionsOf(label)).toEqual([...options]);
});

test('languages are called by their own names', async () => {
  await show('defaultLanguage');
  expect(optionsOf('Default language').slice(0, 3)).toEqual([
    'English (default)',
    'Deutsch',
    'Français',
  ]);
});

test.each([
  ['userQuota', 'Default quota', 'No limit (default)'],
  ['maxFileSize', 'Maximum file size', '5.00 GB (default)'],
  ['allowedTypes', 'Allowed types', 'All (default)'],
  ['refusedTypes', 'Refused types', 'None (default)'],
  ['trashDays', 'Days in the trash', '30 (default)'],
  ['slugLength', 'Link length', '10 (default)'],
  ['embedVideoMax', 'Maximum video size in previews', '50.00 MB (default)'],
  ['name', 'Name', 'Perch (default)'],
  ['accent', 'Accent colour', 'Default (default)'],
] as const)('an empty field of %s says what it stands for', async (name, label, placeholder) => {
  await show(name);
  expect(screen.getByLabelText(label)).toHaveProperty('placeholder', placeholder);
  expect(screen.getByLabelText(label)).toHaveProperty('value', '');
});

test('a time without an end has a unit to choose, and the default is named', async () => {
  await show('defaultExpiry');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(optionsOf('Default expiry: unit')).toEqual([
    'Never (default)',
    'Minutes',
    'Hours',
    'Days',
    'Weeks',
  ]);
});

test('a time is a number and its unit', async () => {
  const edits: Edits[] = [];
  const { maxExpiry } = settings;
  const limited = { ...settings, maxExpiry: { ...maxExpiry, value: '90d' } };
  await show('maxExpiry', limited, (edit) => edits.push(edit));
  const unit = screen.getByLabelText('Maximum expiry: unit');
  expect(screen.getByLabelText('Maximum expiry')).toHaveProperty('value', '90');
  expect(unit).toHaveProperty('value', 'd');
  await userEvent.type(screen.getByLabelText('Maximum expiry'), '5');
  await userEvent.selectOptions(unit, 'w');
  await userEvent.selectOptions(unit, 'No limit (default)');
  expect(edits).toEqual([{ maxExpiry: '905d' }, { maxExpiry: '90w' }, { maxExpiry: '' }]);
});

test('a typed text is an edit of the setting', async () => {
  const edits: Edits[] = [];
  await show('trashDays', settings, (edit) => edits.push(edit));
  await userEvent.type(screen.getByLabelText('Days in the trash'), '7');
  expect(edits).toEqual([{ trashDays: '7' }]);
});

test('a field has its hint, or the variable that locks it', async () => {
  await show('indexing');
  expect(screen.getByText(/robots\.txt/)).toBeTruthy();
  const locked = { ...settings.indexing, isLocked: true, variable: 'INDEXING' };
  await show('indexing', { ...settings, indexing: locked });
  expect(screen.queryByText(/robots\.txt/)).toBeNull();
  expect(screen.getByText(/Set by INDEXING/)).toBeTruthy();
  expect(screen.getByLabelText('Search engines')).toHaveProperty('disabled', true);
});
