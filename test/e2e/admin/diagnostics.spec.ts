// @long
import { openDiagnostics, run, tool } from '../support/pages/diagnostics.ts';
import { fillLogin, submitLogin } from '../support/pages/sign-in.ts';
import { becomeAdministrator, robin } from '../support/state/accounts.ts';
import { testWithFaults } from '../support/test-with-faults.ts';
import { expect, test } from '../support/test.ts';

test('the diagnostics are folded away until a visitor opens them', async ({ page, look }) => {
  await page.goto('/login');
  const toggle = page.getByRole('button', { name: 'Connection problems?' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('region', { name: 'Diagnostics' })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const place = await toggle.boundingBox();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['Test connectivity', 'Test login', 'Check users', 'Clear cache and reload']) {
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
  // Unfolding moves nothing that stood there before.
  expect(await toggle.boundingBox()).toEqual(place);
  await look('diagnostics');
  const asBefore = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole('button', { name: 'Clear cache and reload' }).scrollIntoViewIfNeeded();
  await look('diagnostics-narrow');
  if (asBefore) await page.setViewportSize(asBefore);
  await toggle.click();
  await expect(page.getByRole('region', { name: 'Diagnostics' })).toHaveCount(0);
});

test('probing a server that works finds everything, and counts as no attempt to sign in @desktop', async ({
  page,
  perch,
  complaints,
  look,
}) => {
  complaints.announce(/400.*\/api\/auth\/(login|register)/);
  await becomeAdministrator(perch);
  await openDiagnostics(page);
  const found = tool(page, 'Backend connectivity');
  // One more than there may be wrong passwords.
  for (let count = 0; count <= 10; count += 1) {
    const answered = page.waitForResponse('**/api/auth/register');
    await run(page, 'Test connectivity');
    expect((await answered).status()).toBe(400);
    await expect(found).toContainText('The server responds as expected.');
  }
  await expect(found).toContainText(/Base URL GET \/\s*Works: answered 200 in \d+ ms\./);
  await expect(found).toContainText(
    /Login endpoint POST \/api\/auth\/login\s*Exists: answered 400 in \d+ ms\./,
  );
  await expect(found).toContainText(
    /Register endpoint POST \/api\/auth\/register\s*Exists: answered 400 in \d+ ms\./,
  );
  await look('diagnostics-good');
  await expect(page.getByText('Session expired')).toHaveCount(0);
  await submitLogin(page, robin);
  await expect(page).toHaveURL('/dashboard');
});

testWithFaults(
  'each probe names the fault of its address',
  async ({ page, front, complaints, look }) => {
    complaints.announce(/(400|404|502).*\/api\/auth\//);
    await openDiagnostics(page);
    const found = tool(page, 'Backend connectivity');
    front.answerPage('POST', '/api/auth/login', 404, '<h1>Not Found</h1>');
    front.answerPage('POST', '/api/auth/register', 502, '<h1>Bad Gateway</h1>');
    await run(page, 'Test connectivity');
    await expect(found).toContainText('The server can be reached, but not everything works.');
    await expect(found).toContainText(/Works: answered 200/);
    await expect(found).toContainText(/Missing: answered 404/);
    await expect(found).toContainText(/Failing: answered 502/);
    await look('diagnostics-bad');
    front.heal();
    front.answerPage('POST', '/api/auth/login', 200, '<h1>Welcome to nginx</h1>');
    await run(page, 'Test connectivity');
    await expect(found).toContainText(/Not Perch: answered 200/);
  },
);

testWithFaults(
  'a probe waits five seconds for an answer @desktop',
  async ({ page, front, complaints, look }) => {
    complaints.announce(/400.*\/api\/auth\/register/);
    await openDiagnostics(page);
    front.hold('POST', '/api/auth/login');
    const found = tool(page, 'Backend connectivity');
    await run(page, 'Test connectivity');
    await expect(found).toContainText('Checking…');
    await expect(page.getByRole('button', { name: 'Test connectivity' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await look('diagnostics-running');
    await expect(found).toContainText('No response within 5 seconds.');
    await expect(found).toContainText(/Works: answered 200/);
    await expect(found).toContainText(/Exists: answered 400/);
  },
);

test('a server that is down is told by every tool, and all work again once it is back @desktop', async ({
  page,
  perch,
  env,
  complaints,
  look,
}) => {
  complaints.announce(/ERR_CONNECTION_REFUSED/);
  complaints.announce(/400.*\/api\/auth\/(login|register)/);
  await becomeAdministrator(perch);
  const fetched = ['js', 'css'].map((kind) =>
    page.waitForResponse(new RegExp(`/diagnostics-[^/]*\\.${kind}$`)),
  );
  await page.goto('/login');
  for (const part of fetched) await (await part).finished();
  await perch.stop();
  await page.getByRole('button', { name: 'Connection problems?' }).click();
  await fillLogin(page, robin);
  for (const name of ['Test connectivity', 'Test login', 'Check users']) await run(page, name);
  await expect(tool(page, 'Backend connectivity')).toContainText('The server cannot be reached.');
  await expect(page.getByText(/Unreachable \(after \d+ ms\)/)).toHaveCount(3);
  for (const name of ['Login', 'Users']) {
    await expect(tool(page, name)).toContainText('The server cannot be reached.');
  }
  await look('diagnostics-down');
  await perch.restart(env);
  for (const name of ['Test connectivity', 'Test login', 'Check users']) await run(page, name);
  await expect(tool(page, 'Backend connectivity')).toContainText('responds as expected');
  await expect(tool(page, 'Login')).toContainText('Login successful!');
  await expect(tool(page, 'Users')).toContainText('This server is set up');
});
