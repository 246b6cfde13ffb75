import { expect, test } from 'bun:test';

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { render } from '../../../test/render.tsx';
import { ExpiryField } from './expiry-field.tsx';
import {
  type ExpiryFields,
  type PasswordFields,
  unchangedExpiry,
  unchangedPassword,
} from './link-fields.ts';
import { PasswordChangeField } from './password-change-field.tsx';

const optionsOf = (label: string) =>
  [...screen.getByLabelText(label).querySelectorAll('option')].map(
    ({ textContent }) => textContent,
  );

const end = (choice: ExpiryFields, keptLabel: string | undefined, error?: string) => {
  const chosen: Partial<ExpiryFields>[] = [];
  const shown = render(
    <ExpiryField
      choice={choice}
      keptLabel={keptLabel}
      error={error}
      onChoose={(each) => chosen.push(each)}
    />,
    { parts: ['link-options'] },
  );
  return { chosen, shown };
};

test('an end is chosen from a list, which has “never” once', async () => {
  const { chosen, shown } = end(unchangedExpiry, undefined);
  await shown;
  expect(optionsOf('Expires')).toHaveLength(6);
  await userEvent.selectOptions(screen.getByLabelText('Expires'), '7d');
  expect(chosen).toEqual([{ end: '7d' }]);
});

test('where an end may stay as it is, “never” is a choice beside that', async () => {
  await end(unchangedExpiry, 'Unchanged').shown;
  expect(optionsOf('Expires')).toEqual(expect.arrayContaining(['Unchanged', 'Never']));
});

test('a time of one’s own has a field, and its error stands there', async () => {
  const { shown } = end({ end: 'custom', endTime: '' }, undefined, 'Choose a time in the future.');
  await shown;
  const time = await screen.findByRole('button', { name: 'Expires on' });
  expect(time.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Expires').getAttribute('aria-invalid')).not.toBe('true');
});

test('a password has a field only where a new one is set, and can be removed only where there is one', async () => {
  const show = (choice: PasswordFields, isRemovable: boolean) =>
    render(
      <PasswordChangeField
        choice={choice}
        keptLabel="Unchanged"
        isRemovable={isRemovable}
        error={undefined}
        onChoose={() => {}}
      />,
      { parts: ['link-options'] },
    );
  await show(unchangedPassword, false);
  expect(document.querySelectorAll('input')).toHaveLength(0);
  expect(document.querySelectorAll('option')).toHaveLength(2);
  await show({ password: 'set', passwordText: '' }, true);
  expect(document.querySelectorAll('input')).toHaveLength(1);
  expect(document.querySelectorAll('option')).toHaveLength(3);
});
