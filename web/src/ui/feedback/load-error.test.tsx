import { expect, test } from 'bun:test';

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { render } from '../../../test/render.tsx';
import { ApiError } from '../../api/api-error.ts';
import { LoadError } from './load-error.tsx';

test.each([
  [
    'the server’s reason',
    new ApiError('Only for administrators.', 403, 'forbidden'),
    'Only for administrators.',
  ],
  [
    'a sentence for an unexpected failure',
    new TypeError('x is undefined'),
    'An error occurred. Please try again.',
  ],
])('in place of data stands %s, and a button that asks again', async (_, error, sentence) => {
  let asked = 0;
  await render(<LoadError title="No uploads" error={error} onRetry={() => (asked += 1)} />);
  expect(screen.getByText('No uploads')).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByText(/undefined|403/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toBe(1);
});
