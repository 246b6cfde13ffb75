// @long @desktop

import { expect, test } from '@playwright/test';

import { DevProject } from '../../support/servers/dev-project.ts';
import { submitLogin } from '../support/pages/sign-in.ts';
import { freePort } from '../support/servers/ports.ts';
import { robin } from '../support/state/accounts.ts';

test('npm run dev shows an edited component in the page that is open, and the session stays', async ({
  page,
}) => {
  // Vite prepares the packages anew in a copy of the project.
  test.setTimeout(180_000);
  await using project = await DevProject.start(await freePort());
  const setup = /\/register#setup=(\S+)/.exec(project.output)?.[1];
  const registered = await fetch(`${project.origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...robin, setup }),
  });
  expect(registered.status).toBe(201);
  // An edit before this reaches no page.
  const connected = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('[vite] connected'),
    timeout: 60_000,
  });
  await page.goto(`${project.origin}/login`);
  await connected;
  await submitLogin(page, robin);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => document.body.setAttribute('data-opened-before', ''));

  await project.edit('web/src/layout/logout-button.tsx', '{m.layout.logout}', 'Leave');
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  await expect(page.locator('body[data-opened-before]')).toBeAttached();
});
