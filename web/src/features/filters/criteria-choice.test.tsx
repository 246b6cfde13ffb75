import { afterAll, beforeAll, expect, test } from 'bun:test';

import { locales } from '@perch/contract/text/locales';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';

import { render } from '../../../test/render.tsx';
import { readListState } from '../../api/list-url.ts';
import { CriteriaChoice } from './criteria-choice.tsx';

// Domains are not asked for: there is no server.
beforeAll(() => onlineManager.setOnline(false));
afterAll(() => onlineManager.setOnline(true));

/** The choice beside the address, as the list has it. */
function Shown() {
  const [parameters] = useSearchParams();
  return (
    <>
      <CriteriaChoice shown={readListState(parameters)} />
      <output>{String(parameters)}</output>
    </>
  );
}

const show = (locale: (typeof locales)[number] = 'en') =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown />
    </QueryClientProvider>,
    { locale, parts: ['tags'] },
  );

const address = () => new URLSearchParams(screen.getByRole('status').textContent ?? '');
/** The address changes a moment after the choice. */
const expectAddress = (names: string) =>
  waitFor(() => expect([...address().keys()].join()).toBe(names));
const field = (name: string) => screen.getByRole('combobox', { name });

test('each choice takes the place of another one of the same property, and leaves the others', async () => {
  await show();
  const { click, selectOptions } = userEvent;
  await selectOptions(field('Size'), '10.00 MB or more');
  await selectOptions(field('Opened'), 'Never');
  await click(screen.getByRole('checkbox', { name: 'In no album' }));
  await expectAddress('minSize,unopened,noAlbum');
  expect(address().get('minSize')).toBe('10485760');
  await selectOptions(field('Size'), '1.00 MB or less');
  await selectOptions(field('Opened'), 'Not for a year');
  await expectAddress('maxSize,unopenedSince,noAlbum');
  await selectOptions(field('Uploaded'), 'Last month');
  await expectAddress('from,to,maxSize,unopenedSince,noAlbum');
  await selectOptions(field('Uploaded'), 'Any time');
  await selectOptions(field('Opened'), 'Any');
  await selectOptions(field('Size'), 'Any size');
  await click(screen.getByRole('checkbox', { name: 'In no album' }));
  await expectAddress('');
});

test('there is no choice of domains for an account without any', async () => {
  await show();
  expect(screen.queryByRole('combobox', { name: 'Domain' })).toBeNull();
});

test.each(locales)('every choice has its own words in %s', async (locale) => {
  await show(locale);
  for (const select of screen.getAllByRole('combobox')) {
    const words = [...select.querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(new Set(words).size).toBe(words.length);
    expect(words).not.toContain('');
  }
});
