// @desktop

import type { Perch } from '../support/servers/perch.ts';
import { expect, test } from '../support/test.ts';

test.use({ home: '' });

const target =
  'https://example.org/timetable?of=the-long-line&from=one-end&to=the-other-end-of-the-city';

async function makeLink(perch: Perch, token: string, options: object): Promise<string> {
  const answer = await fetch(`${perch.origin}/api/links`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: target, ...options }),
  });
  expect(answer.status).toBe(201);
  const { data }: { data: { link: { url: string } } } = JSON.parse(await answer.text());
  return data.link.url;
}

test('a browser goes from the form of a locked link to another site, without any script', async ({
  perch,
  token,
  browser,
  look,
  page,
}) => {
  const url = await makeLink(perch, token, { password: 'sesame' });
  await page.goto(url);
  await look('locked-link');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(url);
  await visitor.getByLabel('Password').fill('wrong');
  await visitor.getByRole('button', { name: 'Unlock' }).click();
  await expect(visitor.getByRole('alert')).toHaveText('Wrong password.');
  await expect(visitor.getByText('example.org')).toHaveCount(0);
  await visitor.getByLabel('Password').fill('sesame');
  // Nothing answers there: that the browser asks is enough.
  const followed = visitor.waitForRequest(target);
  await visitor.getByRole('button', { name: 'Unlock' }).click();
  expect((await followed).headers()).not.toHaveProperty('referer');
  await context.close();
});

test('the page of a link shows where it leads, and spends nothing', async ({
  perch,
  token,
  look,
  page,
}) => {
  const title = 'Fahrplan der Straßenbahnhaltestellenverbindungslinie';
  const url = await makeLink(perch, token, { maxClicks: 1, title });
  const viewUrl = url.replace('/to/', '/v/');
  for (const _ of [1, 2]) await page.goto(viewUrl);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(target)).toBeVisible();
  await look('short-link-page');
  const [request] = await Promise.all([
    page.waitForRequest(target),
    page
      .getByRole('link', { name: 'Continue' })
      .click({ noWaitAfter: true })
      .catch(() => {}),
  ]);
  expect(request.headers()).not.toHaveProperty('referer');
});
