import { afterEach, expect, mock, test } from 'bun:test';

import type { Upload } from '@perch/contract/uploads';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { render } from '../../../../../test/render.tsx';
import { ShareSection } from './share-section.tsx';

const [rawUrl, viewUrl] = ['https://files.example/f/kT7n.png', 'https://files.example/v/kT7n'];
const upload = {
  originalName: 'boat.png',
  category: 'image',
  thumbnailUrl: '',
  link: 'raw',
  publicUrl: rawUrl,
  rawUrl,
  viewUrl,
  albums: [] as string[],
  expiresAt: null,
  downloadsLeft: null,
} as Upload;

const show = (shared: Upload) =>
  render(<ShareSection upload={shared} />, {
    parts: ['file-details', 'link-options'],
  });
const address = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const systemShare = Object.getOwnPropertyDescriptor(navigator, 'share');

afterEach(() => {
  localStorage.clear();
  if (systemShare) Object.defineProperty(navigator, 'share', systemShare);
  else Reflect.deleteProperty(navigator, 'share');
});

test('the link that a file is shared by is offered first, and afterwards what was chosen last', async () => {
  await show(upload);
  expect(address()).toEqual([rawUrl]);
  await show({ ...upload, link: 'view' });
  expect(address()).toEqual([viewUrl]);
  await userEvent.click(screen.getByRole('radio', { name: 'Direct file' }));
  expect(address()).toEqual([rawUrl]);
  await show({ ...upload, link: 'view' });
  expect(address()).toEqual([rawUrl]);
});

test('the sharing of the system is offered where there is one, with the link that is chosen', async () => {
  Reflect.deleteProperty(navigator, 'share');
  await show(upload);
  expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull();
  // It is rejected when the user closes it.
  const share = mock(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await show(upload);
  await userEvent.click(screen.getByRole('radio', { name: 'Page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Share…' }));
  expect(share.mock.calls).toEqual([[{ title: 'boat.png', url: viewUrl }]] as never);
});

test('the codes are folded, and the QR code comes on demand', async () => {
  await show(upload);
  expect(screen.getByText('Embed codes').closest('details')?.open).toBe(false);
  const button = screen.getByRole('button', { name: 'QR code' });
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByRole('img', { name: 'QR code of the link to boat.png' })).toBeDefined();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(button);
  expect(screen.queryByRole('img')).toBeNull();
});
