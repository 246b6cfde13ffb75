import { expect, test } from 'bun:test';

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { render } from '../../../test/render.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

function ask(isBusy = false) {
  const answers: string[] = [];
  const shown = render(
    <ConfirmDialog
      isOpen
      title="Delete this file?"
      confirmLabel="Delete"
      isBusy={isBusy}
      onConfirm={() => answers.push('confirmed')}
      onCancel={() => answers.push('cancelled')}
    >
      Its link ends.
    </ConfirmDialog>,
  );
  return { answers, shown };
}

test('a question is a dialog with its title, and does nothing by itself', async () => {
  const { answers, shown } = ask();
  await shown;
  expect(screen.getByRole('dialog', { name: 'Delete this file?' }).textContent).toContain(
    'Its link ends.',
  );
  expect(answers).toEqual([]);
});

test('each button and Escape answer it once', async () => {
  const { answers, shown } = ask();
  await shown;
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(answers).toEqual(['confirmed', 'cancelled', 'cancelled']);
});

test('while it is being done it cannot be confirmed again', async () => {
  const { answers, shown } = ask(true);
  await shown;
  await userEvent.click(screen.getByRole('button', { name: 'Delete' })).catch(() => {});
  expect(answers).toEqual([]);
});
