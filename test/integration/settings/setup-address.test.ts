// @long
import { describe, expect, test } from 'bun:test';

import { becomeAdministrator, newPerson, type Person } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** Requests for this server that name it by another address, as from elsewhere in the network. */
function at(server: TestServer, name: string) {
  const host = `${name}:${server.port}`;
  return {
    origin: `http://${host}`,
    call: (method: string, path: string, sent: { token?: string; body?: unknown } = {}) =>
      send(server.origin, method, path, { ...sent, headers: { host } }),
    visit: (path: string, headers: Record<string, string> = {}) =>
      fetch(`${server.origin}${path}`, { headers: { host, ...browser, ...headers } }),
  };
}

type Place = ReturnType<typeof at>;

const credentialsOf = ({ username, email, password }: Person | ReturnType<typeof newPerson>) => ({
  username,
  email,
  password,
});

/** Becomes administrator by the set-up link at this address, and signs in there. */
async function setUpAt(server: TestServer, { call }: Place): Promise<string> {
  const person = newPerson('admin');
  const setup = await server.setupToken();
  const body = { ...credentialsOf(person), setup };
  expect((await call('POST', '/api/auth/register', { body })).status).toBe(201);
  const { email, password } = person;
  const answer = await call('POST', '/api/auth/login', { body: { email, password } });
  return (await answer.json()).token;
}

const finish = ({ call }: Place, token: string) =>
  call('PUT', '/api/admin/setup', { token, body: { step: null } });
const publicUrlAt = async ({ call }: Pick<Place, 'call'>) =>
  (await (await call('GET', '/api/config')).json()).data.publicUrl;

describe('an unknown address', () => {
  test('gets a page that says what to set, and a program the envelope', async () => {
    await using server = await startServer({ SITE_NAME: 'Nest of Robin' });
    await becomeAdministrator(server);
    const lan = at(server, '192.168.1.5');
    for (const path of ['/', '/login', '/f/aaaaaaaaaa', '/register?next=/evil']) {
      const answer = await lan.visit(path);
      const text = await answer.text();
      expect([path, answer.status]).toEqual([path, 421]);
      expect(answer.headers.get('content-type')).toStartWith('text/html');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(text).toContain(`PUBLIC_URL=<wbr />${lan.origin}</code>`);
      expect(text).not.toMatch(/evil|aaaaaaaaaa|Nest of Robin|localhost|setup=/);
    }
    await expectFailure(await lan.visit('/api/config'), 421, 'unknown_host');
    await expectFailure(await lan.call('GET', '/'), 421, 'unknown_host');
    await expectFailure(await lan.call('POST', '/login'), 421, 'unknown_host');
    const picture = await lan.visit('/', { 'sec-fetch-mode': 'no-cors' });
    await expectFailure(picture, 421, 'unknown_host');
  });

  test('is filled in as the browser has it, and nothing else of the request', async () => {
    await using server = await startServer();
    await becomeAdministrator(server);
    const lineFor = async (name: string, headers: Record<string, string> = {}) => {
      const text = await (await at(server, name).visit('/', headers)).text();
      return /PUBLIC_URL=<wbr \/>([^<]*)</.exec(text)?.[1];
    };
    const { port } = server;
    expect(await lineFor('NAS.local')).toBe(`http://nas.local:${port}`);
    expect(await lineFor('[fd00::5]')).toBe(`http://[fd00::5]:${port}`);
    expect(await lineFor('nas.local', { 'x-forwarded-proto': 'https' })).toBe(
      `https://nas.local:${port}`,
    );
    expect(await lineFor('nas.local', { 'sec-fetch-mode': 'navigate' })).toBe(
      `https://nas.local:${port}`,
    );
    const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': '"><script>' };
    expect(await lineFor('nas.local', forwarded)).toBe(`http://nas.local:${port}`);
    for (const host of ['a"b', 'a<b>', 'nas.local/x', 'nas.local:99999', '256.1.1.1']) {
      const answer = await fetch(`${server.origin}/`, { headers: { ...browser, host } });
      await expectFailure(answer, 400, 'invalid_host');
    }
  });
});

describe('before there is an administrator, an unknown address', () => {
  test('has the web app and the set-up link, and nothing that needs no secret', async () => {
    await using server = await startServer({ REGISTRATION: 'open' });
    const lan = at(server, '192.168.1.5');
    for (const path of ['/', '/login', '/register']) {
      expect([path, (await lan.visit(path)).status]).not.toEqual([path, 421]);
    }
    const config = await (await lan.call('GET', '/api/config')).json();
    expect(config.data).toMatchObject({ isSetUp: false, publicUrl: server.origin });
    expect(config.data.setupCommand).toEndWith(' setup-link');
    expect(JSON.stringify(config)).not.toContain(await server.setupToken());

    const person = newPerson();
    const body = credentialsOf(person);
    await expectFailure(
      await lan.call('POST', '/api/auth/register', { body }),
      421,
      'unknown_host',
    );
    await expectFailure(
      await lan.call('POST', '/api/auth/register', { body: { ...body, setup: 'A'.repeat(43) } }),
      403,
      'setup_closed',
    );
    const closed = [
      ['POST', '/api/auth/login'],
      ['GET', '/api/auth/me'],
      ['GET', '/api/openapi.json'],
      ['POST', '/api/upload'],
      ['PUT', '/api/config'],
    ] as const;
    for (const [method, path] of closed) {
      await expectFailure(await lan.call(method, path), 421, 'unknown_host');
    }
    const { email, password } = person;
    const known = await send(server.origin, 'POST', '/api/auth/login', {
      body: { email, password },
    });
    await expectFailure(known, 401, 'invalid_credentials');
  });

  test('is refused where no password signs in', async () => {
    const oidc = {
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'a',
      OIDC_CLIENT_SECRET: 'b',
    };
    await using server = await startServer({ PASSWORD_LOGIN: 'off', ...oidc });
    await expectFailure(await at(server, 'nas.local').call('GET', '/api/config'), 421);
    expect(
      (await (await fetch(`${server.origin}/api/config`)).json()).data.setupCommand,
    ).toBeNull();
  });
});

describe('the address by which the set-up was opened', () => {
  test('is the public one until the set-up is finished, and no other is opened', async () => {
    await using server = await startServer({ WORKERS: '2' });
    const lan = at(server, '192.168.1.5');
    const token = await setUpAt(server, lan);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => lan.call('GET', '/api/auth/me', { token })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await publicUrlAt(lan)).toBe(lan.origin);
    const target = { url: 'https://www.example.org/' };
    const made = await lan.call('POST', '/api/links', { token, body: target });
    expect((await made.json()).data.link.url).toStartWith(`${lan.origin}/`);
    const { setup } = (await (await lan.call('GET', '/api/admin/setup', { token })).json()).data;
    expect(setup).toMatchObject({ address: lan.origin, configuredUrl: server.origin });
    for (const name of ['192.168.1.6', 'evil.example.net']) {
      await expectFailure(await at(server, name).call('GET', '/api/config'), 421, 'unknown_host');
    }

    expect((await finish(lan, token)).status).toBe(200);
    await expectFailure(await lan.call('GET', '/api/auth/me', { token }), 421, 'unknown_host');
    expect((await lan.visit('/')).status).toBe(421);
    const local = at(server, 'localhost');
    expect((await local.call('GET', '/api/auth/me', { token })).status).toBe(200);
    expect(await publicUrlAt(local)).toBe(server.origin);
  });

  test('is kept where the administrator says so, over restarts and beside this machine’s own', async () => {
    await using server = await startServer();
    const lan = at(server, '192.168.1.5');
    const token = await setUpAt(server, lan);
    const keep = (publicUrl: string | null, place: Place = lan) =>
      place.call('PUT', '/api/admin/settings', { token, body: { publicUrl } });
    const others = ['http://evil.example.net', `http://192.168.1.6:${server.port}`, 'nonsense'];
    for (const other of others) {
      await expectFailure(await keep(other), 400, 'invalid_request', 'publicUrl');
    }
    const { settings } = (await (await keep(lan.origin)).json()).data;
    expect(settings.publicUrl).toEqual({
      value: lan.origin,
      default: null,
      isLocked: false,
      variable: 'PUBLIC_URL',
    });
    await finish(lan, token);
    expect((await lan.call('GET', '/api/auth/me', { token })).status).toBe(200);
    await server.stop();
    await server.start();
    expect(server.output()).toContain(`Perch is running: ${lan.origin}\n`);
    expect(await publicUrlAt(lan)).toBe(lan.origin);
    const local = at(server, 'localhost');
    expect((await local.call('GET', '/api/auth/me', { token })).status).toBe(200);
    await expectFailure(await at(server, 'nas.local').call('GET', '/api/config'), 421);

    const command = await runToEnd(['settings', 'get', 'publicUrl'], {
      ...server.installation.env,
      PORT: String(server.port),
    });
    expect(command.stdout.trim()).toBe(lan.origin);
    expect((await keep(null, local)).status).toBe(200);
    await expectFailure(await lan.call('GET', '/api/auth/me', { token }), 421, 'unknown_host');
    expect(await publicUrlAt(local)).toBe(server.origin);
  });

  test('has the scheme that the browser has, and not that of another page', async () => {
    await using server = await startServer();
    const host = 'files.example.org';
    const body = { ...credentialsOf(newPerson('admin')), setup: await server.setupToken() };
    const headers = { host, origin: `https://${host}` };
    const answer = await send(server.origin, 'POST', '/api/auth/register', { body, headers });
    expect(answer.status).toBe(201);
    const config = await send(server.origin, 'GET', '/api/config', { headers: { host } });
    expect((await config.json()).data.publicUrl).toBe(`https://${host}`);
    expect(config.headers.get('strict-transport-security')).not.toBeNull();
  });

  test('gives way to PUBLIC_URL, and cannot be kept beside it', async () => {
    await using server = await startServer({ PUBLIC_URL: 'https://files.example.org' });
    const lan = at(server, '192.168.1.5');
    const token = await setUpAt(server, lan);
    expect(await publicUrlAt(lan)).toBe('https://files.example.org');
    const answer = await lan.call('PUT', '/api/admin/settings', {
      token,
      body: { publicUrl: lan.origin },
    });
    await expectFailure(answer, 409, 'setting_locked', 'publicUrl');
    await finish(lan, token);
    await expectFailure(await lan.call('GET', '/api/config'), 421, 'unknown_host');
  });
});
