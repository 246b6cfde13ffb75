// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';

import { ShareXConfig } from '@perch/contract/clients';

import { becomeAdministrator, type Person, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { approveDomain, rejectDomain, requestDomain } from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { multipartBody, multipartType } from '../../support/http/multipart.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ BASE_DOMAINS: 'perch.example' });
afterAll(() => server[Symbol.asyncDispose]());

const admin = await becomeAdministrator(server);
const person = await registerApproved(server, admin);
const { _id, domain } = await requestDomain(server, person, 'shots.perch.example', 'subdomain');
await approveDomain(server, admin, _id);

const clients = ['sharex', 'ishare', 'shell', 'curl'];
const get = (path: string, { token }: Person = person) =>
  send(server.origin, 'GET', path, { token });
const fileOf = (client: string, query = '') => get(`/api/clients/${client}${query}`);
const nameIn = (answer: Response) =>
  /^attachment; filename="([^"]+)"$/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
const apiToken = await (async () => {
  const answer = await get('/api/auth/token');
  return (await answer.json()).data.apiToken as string;
})();

describe('with a domain', () => {
  test('the ShareX configuration names it and asks for it, and still calls the app', async () => {
    const file = await fileOf('sharex', '?domain=SHOTS.perch.example');
    expect(nameIn(file)).toBe('shots.perch.example.sxcu');
    const config = ShareXConfig.parse(await file.json());
    expect(config.Name).toEndWith('(shots.perch.example)');
    expect(config.Arguments).toEqual({ domain });
    expect(config.RequestURL).toBe(`${server.origin}/api/upload`);
    const shown = await get('/api/upload/sharex-config?domain=shots.perch.example');
    expect((await shown.json()).data.config).toEqual(config);

    const answer = await fetch(config.RequestURL, {
      method: 'POST',
      headers: { ...config.Headers, 'content-type': multipartType },
      body: multipartBody([
        { name: 'domain', content: config.Arguments?.domain ?? '' },
        { name: config.FileFormName, filename: 'shot.png', content: 'a' },
      ]),
    });
    expect((await answer.json()).file.url).toStartWith('https://shots.perch.example/');
  });

  test('the ishare configuration asks for it, and is the same each time', async () => {
    const file = await fileOf('ishare', `?domain=${domain}`);
    expect(nameIn(file)).toBe('shots.perch.example.iscu');
    const config = await file.json();
    expect(config).toEqual({
      id: expect.stringMatching(
        /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      ),
      name: 'shots.perch.example',
      requestURL: `${server.origin}/api/upload`,
      headers: { Authorization: `Bearer ${apiToken}` },
      formData: { domain },
      fileFormName: 'file',
      responseURL: '{{file.url}}',
      deletionURL: '{{file.deletionUrl}}',
      deleteRequestType: 'GET',
    });
    expect(await (await fileOf('ishare', `?domain=${domain}`)).json()).toEqual(config);
    const without = await (await fileOf('ishare')).json();
    expect(without.id).not.toBe(config.id);
    expect(without).not.toHaveProperty('formData');
    const others = await (await get('/api/clients/ishare', admin)).json();
    expect(others.id).not.toBe(without.id);
  });

  test.each(clients)(
    '%s gets nothing for one that is not one’s own and approved',
    async (client) => {
      const pending = await requestDomain(server, person, `${client}.example.com`);
      const rejected = await requestDomain(server, person, `${client}.example.net`);
      await rejectDomain(server, admin, rejected._id);
      for (const name of [pending.domain, rejected.domain, 'perch.example', '', '%20', 'a%2Fb']) {
        await expectFailure(await fileOf(client, `?domain=${name}`), 404, 'not_found');
      }
      const path = `/api/clients/${client}?domain=${domain}`;
      await expectFailure(await get(path, admin), 404, 'not_found');
      await expectFailure(await fileOf(client, `?domain=${domain}&domain=${domain}`), 400);
      await expectFailure(await fileOf(client, '?host=a'), 400, 'invalid_request');
    },
  );

  test('the shown configuration is 404 for another account’s', async () => {
    const path = `/api/upload/sharex-config?domain=${domain}`;
    await expectFailure(await get(path, admin), 404, 'not_found');
  });
});

describe('with options', () => {
  const query = '?expires=7d&maxDownloads=5&link=view';
  const fields = { expires: '7d', maxDownloads: '5', link: 'view' };

  test('ShareX and ishare send them with every file, as uploaders of their own', async () => {
    const sharex = ShareXConfig.parse(await (await fileOf('sharex', query)).json());
    expect(sharex.Name).toBe('Perch (expires 7d, maxDownloads 5, link view)');
    expect(sharex.Arguments).toEqual(fields);
    const both = await (await fileOf('sharex', `${query}&domain=${domain}`)).json();
    expect(both.Arguments).toEqual({ domain, ...fields });
    const ishare = await (await fileOf('ishare', query)).json();
    expect(ishare.formData).toEqual(fields);
    expect(ishare.id).not.toBe((await (await fileOf('ishare')).json()).id);
    const answer = await fetch(sharex.RequestURL, {
      method: 'POST',
      headers: { ...sharex.Headers, 'content-type': multipartType },
      body: multipartBody([
        ...Object.entries(fields).map(([name, content]) => ({ name, content })),
        { name: sharex.FileFormName, filename: 'shot.png', content: 'a' },
      ]),
    });
    const { data } = await answer.json();
    expect(data.upload).toMatchObject({ downloadsLeft: 5, link: 'view', hasPassword: false });
  });

  test.each(clients)('%s gets nothing for wrong ones, nor for a password', async (client) => {
    const refused = {
      'expires=soon': 'expires',
      'maxDownloads=0': 'maxDownloads',
      'burn=true&maxDownloads=2': 'maxDownloads',
      'link=': 'link',
    };
    for (const [wrong, field] of Object.entries(refused)) {
      const answer = await fileOf(client, `?${wrong}`);
      await expectFailure(answer, 400, 'invalid_option', field);
    }
    await expectFailure(await fileOf(client, '?password=secret'), 400, 'invalid_request');
  });
});

test('every client file is private and holds the API token, not the session’s', async () => {
  for (const client of clients) {
    const answer = await fileOf(client);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(nameIn(answer)).toMatch(/^[\w.-]+\.(sxcu|iscu|sh)$/);
    const text = await answer.text();
    expect(text).toContain(apiToken);
    expect(text).not.toContain(person.token);
    expect(text).not.toContain(person.email);
  }
});
