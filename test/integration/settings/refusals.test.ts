import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { listSettings, putSettings } from '../../support/api/settings.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const put = (body: unknown) => putSettings(server, admin.token, body);

describe('a wrong value', () => {
  test.each<[string, unknown]>([
    ['registration', 'sometimes'],
    ['registration', 5],
    ['userQuota', 0],
    ['userQuota', '-1MB'],
    ['maxFileSize', '5 parsecs'],
    ['maxFileSize', 1.5],
    ['maxFileSize', Number.MAX_SAFE_INTEGER],
    ['defaultLanguage', 'zh'],
    ['defaultTheme', ''],
    ['name', ''],
    ['name', 'x'.repeat(61)],
    ['name', 'two\nlines'],
    ['accent', 'blue'],
    ['accent', '#ffee00'],
    ['footerLinks', [{ label: 'x', url: 'javascript:alert(1)' }]],
    ['footerLinks', [{ label: 'x' }]],
    ['footerLinks', Array.from({ length: 7 }, () => ({ label: 'x', url: 'https://a.example' }))],
    ['footerLinks', '[]'],
    ['imprint', 'ä'.repeat(51_201)],
    ['terms', 7],
  ])('of %s (%j) is refused by its name, and nothing is changed', async (name, value) => {
    const before = await listSettings(server, admin.token);
    const answer = await put({
      privacy: 'Changed too',
      [name]: value,
    });
    const { error, field } = await answer.clone().json();
    expect(error).toContain(name);
    // A value of another type is refused before the setting is looked at.
    expect([name, undefined]).toContain(field);
    await expectFailure(answer, 400, 'invalid_request', field);
    expect(await listSettings(server, admin.token)).toEqual(before);
  });

  test('is one with NUL, and an unknown name is refused as well', async () => {
    await expectFailure(await put({ terms: 'a\0b' }), 400, 'invalid_request');
    await expectFailure(await put({ port: 80 }), 400, 'invalid_request');
    await expectFailure(await put({ termsVersion: 80 }), 400, 'invalid_request');
    const link = { label: 'x', url: 'https://a.example', rel: 'x' };
    await expectFailure(await put({ footerLinks: [link] }), 400, 'invalid_request');
    await expectFailure(await put({ __proto__: null, constructor: 1 }), 400, 'invalid_request');
  });

  test('of the accent says what its contrast lacks', async () => {
    const { error } = await (await put({ accent: '#ffee00' })).json();
    expect(error).toContain('4.5:1');
  });
});
