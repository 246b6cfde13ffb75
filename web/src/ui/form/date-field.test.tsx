import { expect, test } from 'bun:test';

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { render } from '../../../test/render.tsx';
import { DateField } from './date-field.tsx';

const field = async (value: string, hasTime: boolean, locale: 'en' | 'ar' = 'en') => {
  const chosen: string[] = [];
  await render(
    <DateField
      label="Until"
      value={value}
      hasTime={hasTime}
      error="Choose a time in the future."
      onChange={(each) => chosen.push(each)}
    />,
    { locale },
  );
  return { chosen, button: await screen.findByRole('button', { name: /^Until/ }) };
};

test('a day is chosen in a calendar, and cleared', async () => {
  const { chosen, button } = await field('2026-11-21', false);
  expect(button.textContent).toContain('21 Nov 2026');
  expect(button.getAttribute('aria-label')).toBe('Until: 21 Nov 2026');
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Next month' }));
  await userEvent.click(await screen.findByRole('button', { name: /24 December 2026$/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear the date' }));
  expect(chosen).toEqual(['2026-12-24', '']);
});

test('a time goes to its field and back as it was given', async () => {
  const { chosen, button } = await field('2026-11-21T09:05', true);
  expect(button.textContent).toContain('21 Nov 2026, 09:05');
  expect(button.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Choose a time in the future.')).toBeDefined();
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: /25 November 2026$/ }));
  expect(chosen.at(-1)).toBe('2026-11-25T09:05');
});

test('the calendar speaks the language that is shown', async () => {
  const { button } = await field('', false, 'ar');
  expect(button.textContent).toContain('اختيار تاريخ');
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'الشهر التالي' })).toBeDefined();
  expect(screen.queryByText('Next month')).toBeNull();
});
