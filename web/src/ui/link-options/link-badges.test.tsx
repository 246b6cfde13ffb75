import { expect, test } from 'bun:test';

import { screen } from '@testing-library/react';

import { render } from '../../../test/render.tsx';
import { LinkBadges } from './link-badges.tsx';

const open = { expiresAt: null, hasPassword: false, downloadsLeft: null, burn: false };
const show = (stripFailed: boolean) =>
  render(<LinkBadges upload={{ ...open, stripFailed }} />, { parts: ['link-options'] });

test('a file that kept its place says so', async () => {
  await show(true);
  screen.getByText('Its location could not be removed');
});

test('any other file has no badge without a limit', async () => {
  await show(false);
  expect(screen.queryByRole('list')).toBeNull();
});
