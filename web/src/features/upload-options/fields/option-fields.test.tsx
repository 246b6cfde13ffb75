import { afterAll, beforeAll, expect, test } from 'bun:test';

import { type OptionName, optionNames } from '@perch/contract/uploads/options';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { render } from '../../../../test/render.tsx';
import type { UploadOptions } from '../new-uploads.ts';
import { OptionFields, showsRefusal } from './option-fields.tsx';

// Lists of albums and tags are not asked for: there is no server.
beforeAll(() => onlineManager.setOnline(false));
afterAll(() => onlineManager.setOnline(true));

/** Shows the fields of these options, and collects what they choose. */
async function show(
  names: readonly OptionName[],
  options: UploadOptions = {},
  problems: UploadOptions = {},
) {
  const chosen: UploadOptions[] = [];
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <OptionFields
        names={names}
        options={options}
        onChange={(each) => chosen.push(each)}
        preset={{}}
        presetLabel={(value) => `Preset: ${value}`}
        problems={problems}
        hasTime
        maxMs={Infinity}
      />
    </QueryClientProvider>,
    { parts: ['link-options', 'tags'] },
  );
  return chosen;
}

const fields = () => document.querySelectorAll('select, input');

/** Options that are chosen elsewhere: in the field of downloads, and beside the button for files. */
const withoutField = new Set<OptionName>(['burn', 'domain']);
const sample = { album: 'AAAAAAAAAAAAAAAA', slug: 'trip', tags: 'Sea', password: 'open' };

test.each(optionNames)('%s has the field that the table of fields gives it', async (name) => {
  await show([name], sample);
  if (name === 'tags') await screen.findByText('Sea');
  expect(fields().length > 0).toBe(!withoutField.has(name));
  expect(showsRefusal({ name, sentence: '' })).toBe(!withoutField.has(name));
});

test.each(['profile', 'toString', ''])('no field shows why %j was refused', (name) => {
  expect(showsRefusal({ name, sentence: '' })).toBe(false);
});

test('a choice changes its option, and leaves the others', async () => {
  const chosen = await show(['expires', 'link', 'slug'], { slug: 'trip', burn: 'true' });
  const { selectOptions, type } = userEvent;
  await selectOptions(screen.getByLabelText('Link expires'), '7d');
  await selectOptions(screen.getByLabelText('The link opens'), 'view');
  await type(screen.getByLabelText('Link name'), 's');
  expect(chosen).toEqual([
    { slug: 'trip', burn: 'true', expires: '7d' },
    { slug: 'trip', burn: 'true', link: 'view' },
    { slug: 'trips', burn: 'true' },
  ]);
});

test('an option that is left to the preset is named no more', async () => {
  const chosen = await show(['link', 'slug'], { link: 'view', slug: 't' });
  await userEvent.selectOptions(screen.getByLabelText('The link opens'), '');
  await userEvent.clear(screen.getByLabelText('Link name'));
  expect(chosen).toEqual([{ slug: 't' }, { link: 'view' }]);
});

test('one choice stands for the number of downloads and for burning', async () => {
  const chosen = await show(['maxDownloads', 'burn'], { slug: 'trip' });
  await userEvent.selectOptions(screen.getByLabelText('Downloads'), 'burn');
  expect(chosen).toEqual([{ slug: 'trip', maxDownloads: '1', burn: 'true' }]);
});

test('a problem stands at the field of its option', async () => {
  await show(['link', 'slug'], {}, { slug: 'This name is taken.' });
  const wrong = document.querySelectorAll('[aria-invalid=true]');
  expect([...wrong]).toEqual([screen.getByLabelText('Link name')]);
});
