// @one-stack

import { expect, test } from 'bun:test';

import { requireWebApp } from '../../../scripts/build-web.mjs';
import { becomeAdministrator } from '../../support/api/accounts.ts';
import { approveDomain, requestDomain } from '../../support/api/domains.ts';
import { upload } from '../../support/api/uploads.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

requireWebApp();

const header = 'strict-transport-security';

test('on users’ domains https is insisted on for a month, and never below them', async () => {
  const settings = { PUBLIC_URL: 'https://localhost', BASE_DOMAINS: 'perch.example' };
  await using server = await startServer(settings);
  const admin = await becomeAdministrator(server);
  const { publicUrl } = await upload(server, admin.token, 'a.txt', 'on both hosts');
  const { pathname } = new URL(publicUrl);
  const onApp = await fetch(`${server.origin}${pathname}`);
  expect(await onApp.text()).toBe('on both hosts');
  expect(onApp.headers.get(header)).toBe('max-age=31536000');

  const { _id } = await requestDomain(server, admin, 'ann.perch.example', 'subdomain');
  await approveDomain(server, admin, _id);
  const at = (path: string) =>
    fetch(`${server.origin}${path}`, { headers: { host: 'ann.perch.example' } });
  await waitFor('the domain', async () => (await at('/')).status === 200);
  for (const path of ['/', '/robots.txt', pathname.replace('/f', ''), '/nothing']) {
    const { headers } = await at(path);
    expect([path, headers.get(header)]).toEqual([path, 'max-age=2592000']);
  }
});
