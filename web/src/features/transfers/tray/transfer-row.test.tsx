import { expect, test } from 'bun:test';

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { render } from '../../../../test/render.tsx';
import type { Transfer, TransferState } from '../queue/transfer.ts';
import { TransferRow } from './transfer-row.tsx';

const file = new File(['x'.repeat(1000)], 'report.txt');
const speed = { bytesPerSecond: 100, overallBytesPerSecond: 100 };

const show = (state: TransferState, onDrop: (id: number) => void = () => {}) => {
  const transfer: Transfer = { id: 7, batch: 1, file, ...state };
  return render(<TransferRow transfer={transfer} onDrop={onDrop} />);
};

const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

test.each<[TransferState, string, string[]]>([
  [{ state: 'waiting', sentBytes: 0 }, 'Waiting', ['Pause report.txt', 'Cancel report.txt']],
  [
    { state: 'sending', sentBytes: 500, ...speed },
    '50%',
    ['Pause report.txt', 'Cancel report.txt'],
  ],
  [{ state: 'paused', sentBytes: 500 }, 'Paused', ['Resume report.txt', 'Cancel report.txt']],
  [
    { state: 'failed', sentBytes: 500, reason: 'You are out of space.', canRetry: true },
    'You are out of space.',
    ['Retry report.txt', 'Dismiss report.txt'],
  ],
  [
    { state: 'failed', sentBytes: 0, reason: 'It is too large.', canRetry: false },
    'It is too large.',
    ['Dismiss report.txt'],
  ],
  [
    { state: 'stored', uploadId: 'a', url: 'https://files.example/a' },
    'Uploaded',
    ['Copy URL of report.txt', 'Dismiss report.txt'],
  ],
])(
  'a transfer that is %j says so, and offers what can be done with it',
  async (state, text, labels) => {
    await show(state);
    expect(screen.getByRole('listitem').textContent).toContain(text);
    expect(buttons()).toEqual(labels);
  },
);

test('a bar shows how far it is, and none before it has begun or once it has ended', async () => {
  await show({ state: 'sending', sentBytes: 250, ...speed });
  expect(screen.getByRole('progressbar', { name: 'report.txt' })).toHaveProperty('value', 25);
  for (const state of [
    { state: 'paused', sentBytes: 0 },
    { state: 'failed', sentBytes: 500, reason: 'No.', canRetry: true },
    { state: 'stored', uploadId: 'a', url: 'https://files.example/a' },
  ] as const) {
    await show(state);
    expect(screen.queryByRole('progressbar')).toBeNull();
  }
});

test('a lost server is counted down to, and asked at once by its button', async () => {
  let tries = 0;
  const retryNow = () => (tries += 1);
  await show({ state: 'retrying', sentBytes: 0, retryAtMs: performance.now() + 9000, retryNow });
  expect(screen.getByRole('listitem').textContent).toMatch(
    /Waiting for the server… Next try in \d+ s/,
  );
  expect(tries).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Try report.txt now' }));
  expect(tries).toBe(1);
});

test('its last button takes it off the list', async () => {
  const dropped: number[] = [];
  await show({ state: 'stored', uploadId: 'a', url: 'https://files.example/a' }, (id) =>
    dropped.push(id),
  );
  await userEvent.click(screen.getByRole('button', { name: /Dismiss/ }));
  expect(dropped).toEqual([7]);
});
