// @long @desktop

import { openDiagnostics, run, tool } from '../support/pages/diagnostics.ts';
import { fillLogin } from '../support/pages/sign-in.ts';
import {
  becomeAdministrator,
  register,
  robin,
  sessionsOf,
  signIn,
  wren,
} from '../support/state/accounts.ts';
import { testWithFaults } from '../support/test-with-faults.ts';
import { expect, storedToken, test } from '../support/test.ts';

test('a test login says what the server said and leaves no session behind', async ({
  page,
  perch,
  complaints,
  look,
}) => {
  complaints.announce(/(401|403).*\/api\/auth\/login/);
  const administrator = await becomeAdministrator(perch);
  await register(perch, wren);
  await openDiagnostics(page);
  const said = tool(page, 'Login');
  await run(page, 'Test login');
  await expect(said).toContainText('Type your email and password above first.');
  await fillLogin(page, { ...robin, password: 'wrong password' });
  await run(page, 'Test login');
  await expect(said).toContainText(
    'The server said (401): “Login failed. Please check your credentials.”',
  );
  await fillLogin(page, wren);
  await run(page, 'Test login');
  await expect(said).toContainText(
    'The server said (403): “Account not approved yet. Please wait for admin approval.”',
  );
  await fillLogin(page, robin);
  await run(page, 'Test login');
  await expect(said).toContainText('The server said: “Login successful!”');
  await expect(said).toContainText('The session of this test has been ended.');
  await look('diagnostics-login');
  await expect(page).toHaveURL('/login');
  expect(await storedToken(page)).toBeNull();
  expect(await sessionsOf(perch, administrator)).toHaveLength(1);
});

testWithFaults(
  'a test login that is answered late leaves no session behind either',
  async ({ page, perch, front }) => {
    const administrator = await becomeAdministrator(perch);
    await openDiagnostics(page);
    await fillLogin(page, robin);
    const release = front.hold('POST', '/api/auth/login');
    await run(page, 'Test login');
    await expect(tool(page, 'Login')).toContainText('No response within 5 seconds.');
    const ended = page.waitForResponse('**/api/auth/logout');
    release();
    expect((await ended).status()).toBe(200);
    expect(await sessionsOf(perch, administrator)).toHaveLength(1);
    expect(await storedToken(page)).toBeNull();
  },
);

testWithFaults(
  'a session that a test login could not end is told',
  async ({ page, perch, front, complaints }) => {
    complaints.announce(/502.*\/api\/auth\/logout/);
    await becomeAdministrator(perch);
    await openDiagnostics(page);
    front.answerPage('POST', '/api/auth/logout', 502, '<h1>Bad Gateway</h1>');
    await fillLogin(page, robin);
    await run(page, 'Test login');
    await expect(tool(page, 'Login')).toContainText('could not be ended');
    expect(await storedToken(page)).toBeNull();
  },
);

test.describe('a new server', () => {
  test.use({ isNew: true });

  test('checking users says whether the server is set up, and names no account', async ({
    page,
    perch,
    look,
  }) => {
    // The first screen gives way to this page once there is an administrator.
    await openDiagnostics(page, '/login?sign-in');
    const state = tool(page, 'Users');
    await run(page, 'Check users');
    await expect(state).toContainText('This server is not set up yet');
    await expect(state).toContainText('an administrator approves each account');
    await look('diagnostics-users');
    await becomeAdministrator(perch);
    await run(page, 'Check users');
    await expect(state).toContainText('This server is set up and has an administrator.');
    await expect(state).not.toContainText(robin.username);
    await expect(state).not.toContainText(/\d/);
  });
});

test('clearing the cache forgets everything that the browser keeps, and reloads', async ({
  page,
  context,
  perch,
}) => {
  await becomeAdministrator(perch);
  const token = await signIn(perch, robin);
  await openDiagnostics(page);
  await page.evaluate(async () => {
    localStorage.setItem('perch_view', 'grid');
    sessionStorage.setItem('perch_reloaded_at', '1');
    const cache = await caches.open('old');
    await cache.put('/old', new Response('old'));
    document.title = 'not reloaded yet';
  });
  const reloaded = page.waitForEvent('load');
  await run(page, 'Clear cache and reload');
  await reloaded;
  await expect(page).toHaveTitle('Sign in · Perch');
  await expect(page.getByRole('region', { name: 'Diagnostics' })).toHaveCount(0);
  const kept = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    caches: await caches.keys(),
  }));
  expect(kept).toEqual({ local: 0, session: 0, caches: [] });
  // What the browser forgets is no session's end on the server.
  expect((await sessionsOf(perch, token)).length).toBe(2);
  expect(await context.cookies()).toEqual([]);
});
