import { afterAll, expect, test } from 'bun:test';

import { bearer } from '../support/api/client.ts';
import { compose } from '../support/packages/compose.ts';
import { openFront, ownAuthority } from '../support/packages/front.ts';
import { openPerchContainers } from '../support/packages/image.ts';
import { makeCaddyImage } from '../support/packages/other-images.ts';
import { outcomeOf, waitFor } from '../support/wait.ts';

const containers = await openPerchContainers();
afterAll(() => containers[Symbol.asyncDispose]());
await makeCaddyImage(containers);
const domain = 'files.example';

test('deploy/compose.yaml serves over HTTPS, tells Caddy from visitors, and keeps files over a restart', async () => {
  const path = 'deploy/compose.yaml';
  const variables = {
    PERCH_DOMAIN: domain,
    ...ownAuthority,
    // Of Perch's settings the file has any, also some that Caddy would no longer find it by.
    MAX_FILE_SIZE: '123MB',
    TRUSTED_PROXIES: '192.0.2.7',
    PORT: '4000',
    HOST: '127.0.0.1',
  };
  await using composed = await compose(containers, { path, variables });
  const front = await openFront(containers, composed, { domain, service: 'perch' });
  const body = new FormData();
  body.append('file', new File(['kept'], 'a.txt'));
  const headers = bearer(front.token);
  const answer = await front.ask('/api/upload', { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  const { url } = Object(await answer.json()).file;
  expect(new URL(url).origin).toBe(`https://${domain}`);
  const { data } = Object(await (await front.ask('/api/config')).json());
  expect(data.maxFileBytes).toBe(123 * 1024 ** 2);
  // Only a trusted proxy may ask: this machine is none of them.
  const direct = `http://${composed.addresses['perch']}:3000/metrics`;
  expect((await fetch(direct)).status).toBe(404);

  const perch = composed.containerOf('perch');
  await containers.run(['podman', 'stop', '--time=45', perch]);
  await containers.run(['podman', 'start', perch]);
  const after = await waitFor('Perch to be back', async () => {
    const got = await front.ask(new URL(url).pathname).catch(() => undefined);
    return got?.ok ? got : undefined;
  });
  expect(await after.text()).toBe('kept');
});

test('deploy/compose.yaml does not start without the name of the host', async () => {
  const starting = compose(containers, { path: 'deploy/compose.yaml', variables: {} });
  expect(await outcomeOf(starting)).toThrow(
    'PERCH_DOMAIN is missed: the name by which people reach',
  );
});
