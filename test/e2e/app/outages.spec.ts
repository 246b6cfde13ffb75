// @desktop @long

import { textFile } from '../support/files/files.ts';
import { submitLogin } from '../support/pages/sign-in.ts';
import { told } from '../support/pages/toasts.ts';
import {
  chooser,
  resumable,
  sendingsOf,
  slowDown,
  stopClock,
  tray,
  uploaded,
} from '../support/pages/uploading.ts';
import { refusal } from '../support/servers/failing-server.ts';
import { becomeAdministrator, robin } from '../support/state/accounts.ts';
import { testWithFaults } from '../support/test-with-faults.ts';
import { expect, test } from '../support/test.ts';

const refused = /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/;
const unreachable = 'The server cannot be reached. Check your connection and try again.';

test('a list of the panel says that the server is gone, and goes on when it is back', async ({
  page,
  perch,
  env,
  token: _token,
  complaints,
  look,
}) => {
  complaints.announce(refused);
  await page.goto('/admin');
  await expect(page.getByText('Total Users')).toBeVisible();
  await perch.stop();
  await page.getByRole('tab', { name: /All Users/ }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('No users found');
  await expect(panel).toContainText(unreachable);
  await look('admin-unreachable');
  await perch.restart(env);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /robin/ })).toBeVisible();
  await expect(panel).not.toContainText(unreachable);
});

test('a login without a server is not called a wrong password', async ({
  page,
  perch,
  env,
  complaints,
}) => {
  complaints.announce(refused);
  await becomeAdministrator(perch);
  await page.goto('/login');
  await expect(page.getByText('Create one')).toBeVisible();
  await perch.stop();
  await submitLogin(page, robin);
  await expect(page.getByRole('alert')).toHaveText(unreachable);
  await perch.restart(env);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('an upload that loses its server says so, and goes on when it is back', async ({
  page,
  perch,
  env,
  token: _token,
  complaints,
  look,
}) => {
  complaints.announce(refused);
  // What has come is kept before the server ends.
  complaints.announce(/503.*\/api\/upload\/resumable/);
  const sendings = sendingsOf(page);
  await slowDown(page, 50_000);
  await chooser(page).setInputFiles(textFile('report.txt', 500_000));
  const bar = page.getByRole('progressbar', { name: 'report.txt' });
  await expect(bar).toHaveAttribute('value', /^[2-9]\d$/);
  await perch.stop();
  await expect(tray(page)).toContainText(/Waiting for the server… Next try in \d+ s/);
  await expect(tray(page).getByRole('status')).toHaveText('report.txt: waiting for the server');
  // As far as the server has it.
  await expect(bar).toHaveAttribute('value', /^[1-9]/);
  await look('upload-waiting-for-server');
  await slowDown(page, -1);
  await perch.restart(env);
  // The next try may be some seconds away by now.
  await expect(uploaded(page, 'report.txt')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('region', { name: 'Your Uploads' })).toContainText('488.28 KB');
  await expect(page.getByText('Failed to upload')).toHaveCount(0);
  expect(sendings.at(-1)?.offset).toBeGreaterThan(0);
});

testWithFaults(
  'an upload whose connection is cut goes on by itself, and shows nothing before it is complete',
  async ({ page, front, token: _token, complaints }) => {
    complaints.announce(refused);
    front.cut('PATCH', resumable, 200_000);
    const list = page.getByRole('region', { name: 'Your Uploads' });
    await chooser(page).setInputFiles(textFile('report.txt', 500_000));
    await expect(tray(page)).toContainText('Waiting for the server…');
    await expect(list).toContainText('No uploads yet');
    front.heal();
    await expect(uploaded(page, 'report.txt')).toBeVisible();
    await expect(list).toContainText('1 file');
    await expect(page.getByText('Failed to upload')).toHaveCount(0);
  },
);

testWithFaults(
  'a server that stays away is told after some minutes, and a retry goes on where it stopped',
  async ({ page, front, token: _token, complaints, look }) => {
    complaints.announce(refused);
    const sendings = sendingsOf(page);
    await page.clock.install();
    await page.reload();
    front.cut('PATCH', resumable, 200_000);
    await chooser(page).setInputFiles([textFile('report.txt', 500_000), textFile('next.txt')]);
    await expect(tray(page)).toContainText('Waiting for the server…');
    front.cut('HEAD', resumable);
    await expect(async () => {
      await page.clock.fastForward(40_000);
      await expect(tray(page)).toContainText('failed', { timeout: 200 });
    }).toPass({ intervals: [0], timeout: 60_000 });
    await expect(tray(page)).toContainText('2 failed');
    await expect(tray(page)).toContainText(unreachable);
    await look('upload-gave-up');
    front.heal();
    await tray(page).getByRole('button', { name: 'Retry 2 failed' }).click();
    await expect(tray(page)).toContainText('2 uploaded');
    expect(sendings.filter(({ method }) => method === 'POST')).toHaveLength(2);
  },
);

testWithFaults(
  'a file that is stored while the list is still being loaded stands in it',
  async ({ page, front, token: _token }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const lists = () => asked.filter((path) => path === '/api/upload/my').length;
    const release = front.hold('GET', '/api/upload/my');
    await page.goto('/uploads');
    await expect.poll(lists).toBe(1);
    await chooser(page).setInputFiles(textFile('early.txt'));
    await expect(uploaded(page, 'early.txt')).toBeVisible();
    // The first answer could be older than the file.
    await expect.poll(lists).toBe(2);
    release();
    await expect(page.getByRole('link', { name: 'early.txt', exact: true })).toBeVisible();
  },
);

test('a browser that is online again goes on at once', async ({
  page,
  context,
  token: _token,
  complaints,
}) => {
  complaints.announce(/ERR_INTERNET_DISCONNECTED/);
  await stopClock(page);
  await context.setOffline(true);
  await chooser(page).setInputFiles(textFile('report.txt', 500_000));
  await expect(tray(page)).toContainText('Waiting for the server… Next try in 1 s');
  await context.setOffline(false);
  await expect(tray(page)).toContainText('1 uploaded');
});

testWithFaults(
  'a proxy that says the server is away does not make a file begin anew',
  async ({ page, front, token: _token, complaints }) => {
    complaints.announce(refused);
    complaints.announce(/502.*\/api\/upload\/resumable/);
    const sendings = sendingsOf(page);
    const looked: number[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'HEAD') looked.push(response.status());
    });
    front.cut('PATCH', resumable, 200_000);
    front.answerPage('HEAD', resumable, 502, '<h1>Bad gateway</h1>');
    await chooser(page).setInputFiles(textFile('report.txt', 500_000));
    await expect.poll(() => looked.slice(0, 2)).toEqual([502, 502]);
    front.heal();
    await expect(uploaded(page, 'report.txt')).toBeVisible();
    // After a cut the rest goes in shorter pieces.
    expect(sendings.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH']);
    await expect(page.getByText('Failed to upload')).toHaveCount(0);
  },
);

testWithFaults(
  'a file that fails in its middle says why, goes on by a retry, and is not lost when dismissed',
  async ({ page, front, token: _token, complaints, look }) => {
    complaints.announce(refused);
    complaints.announce(/507.*\/api\/upload\/resumable/);
    const full = refusal('The disk is full.', 'disk_full');
    const panel = page.getByRole('region', { name: 'Interrupted upload' });
    front.answer('PATCH', resumable, 507, full);
    await chooser(page).setInputFiles(textFile('report.txt', 500_000));
    await expect(told(page, 'Failed to upload report.txt')).toBeVisible();
    await expect(tray(page)).toContainText('The disk is full.');
    await expect(panel).toHaveCount(0);
    await page.getByRole('button', { name: 'Dismiss report.txt' }).click();
    await expect(panel).toContainText('report.txt');
    await expect(panel).toContainText('Interrupted at 0%');
    const sendings = sendingsOf(page);
    await chooser(page).setInputFiles(textFile('other.txt', 500_000));
    await expect(tray(page)).toContainText('1 failed');
    await look('upload-failed-halfway');
    front.heal();
    await page.getByRole('button', { name: 'Retry other.txt' }).click();
    await expect(uploaded(page, 'other.txt')).toBeVisible();
    expect(sendings.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH']);
    await expect(panel).toContainText('report.txt');
  },
);
