import { expect, test } from 'bun:test';

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { render } from '../../../test/render.tsx';
import { Field, PasswordField } from './field.tsx';

test('a password is hidden until its button is pressed, and hidden again by the same', async () => {
  await render(<PasswordField label="Password" defaultValue="open sesame" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveProperty('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveProperty('type', 'text');
  expect(field).toHaveProperty('value', 'open sesame');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveProperty('type', 'password');
});

test('the error of a field is read with it', async () => {
  await render(<Field label="Name" error="This name is taken." />);
  const field = screen.getByLabelText('Name');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const read = ids.map((id) => document.getElementById(id)?.textContent);
  expect(read).toContain('This name is taken.');
});
