import { afterAll, describe, expect, test } from 'bun:test';

import type { ErrorCode } from '@perch/contract/errors';

import { becomeAdministrator, confirm, registerApproved } from '../../support/api/accounts.ts';
import { bearer, send } from '../../support/api/client.ts';
import { cookieOf, unlock } from '../../support/api/closed-links.ts';
import { approveDomain, removeDomain, requestDomain } from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { makeProfile, makeToken } from '../../support/api/tokens.ts';
import { sendBody, sendParts } from '../../support/api/uploads.ts';
import { multipartBody, multipartType } from '../../support/http/multipart.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ BASE_DOMAINS: 'perch.example', MAX_EXPIRY: '10d' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const person = await registerApproved(server, admin);
await confirm(server, person);

const call = (method: string, path: string, body?: unknown, token = person.token) =>
  send(server.origin, method, path, { token, ...(body !== undefined && { body }) });

const file = { name: 'file', filename: 'a.txt', content: 'a' };

/** Uploads with these fields before the file. */
async function sendWith(token: string, fields: Record<string, string>) {
  const options = Object.entries(fields).map(([name, content]) => ({ name, content }));
  return sendParts(server, token, [...options, file]);
}

async function uploadWith(token: string, fields: Record<string, string> = {}) {
  const answer = await sendWith(token, fields);
  const body = await answer.json();
  expect([answer.status, body.error]).toEqual([201, undefined]);
  return body.data.upload;
}

const daysLeft = ({ expiresAt, createdAt }: { expiresAt: string; createdAt: string }) =>
  Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000);

describe('a profile', () => {
  test('is made, listed, changed and deleted, and says of each option whether it has it', async () => {
    const made = await makeProfile(server, person, { name: ' Notes ', expires: '7d', burn: true });
    const options = { maxDownloads: null, link: null, domain: null };
    expect(made).toMatchObject({ name: 'Notes', expires: '7d', burn: true, ...options });
    const path = `/api/profiles/${made._id}`;
    const change = { name: 'Papers', expires: null, link: 'view' };
    const changed = (await (await call('PATCH', path, change)).json()).data.profile;
    expect(changed).toEqual({ ...made, ...change });
    const listed = await (await call('GET', '/api/profiles')).json();
    expect(listed.data.profiles).toEqual([changed]);
    expect((await call('DELETE', path)).status).toBe(200);
    await expectFailure(await call('PATCH', path, {}), 404, 'not_found');
    await expectFailure(await call('DELETE', path), 404, 'not_found');
    const { data } = await (await call('GET', '/api/profiles')).json();
    expect(data.profiles).toEqual([]);
  });

  test.each<[string, Record<string, unknown>, ErrorCode, string | undefined]>([
    ['no name', {}, 'invalid_option', 'name'],
    ['a name with a line break', { name: 'a\nb' }, 'invalid_option', 'name'],
    ['a long name', { name: 'a'.repeat(65) }, 'invalid_option', 'name'],
    ['a time on the calendar', { expires: '2099-01-01T00:00:00Z' }, 'invalid_option', 'expires'],
    ['an odd end', { expires: 'soon' }, 'invalid_option', 'expires'],
    ['an odd limit', { maxDownloads: 0 }, 'invalid_option', 'maxDownloads'],
    ['two limits', { burn: true, maxDownloads: 2 }, 'invalid_option', 'maxDownloads'],
    ['an empty password', { password: '' }, 'invalid_option', 'password'],
    ['a number as its password', { password: 7 }, 'invalid_option', 'password'],
    ['a slug', { slug: 'always' }, 'invalid_option', 'slug'],
    ['an owner', { userId: 'another' }, 'invalid_option', 'userId'],
    ['another’s domain', { domain: 'other.perch.example' }, 'unknown_domain', undefined],
  ])('is not made with %s', async (_what, fields, code, field) => {
    const answer = await call('POST', '/api/profiles', {
      name: 'Refused',
      ...fields,
      ...(field === 'name' && fields['name'] === undefined && { name: undefined }),
    });
    await expectFailure(answer, 400, code, field);
    const listed = await (await call('GET', '/api/profiles')).text();
    expect(listed).not.toContain('Refused');
  });

  test('gives its links a password, which nothing tells, until it is taken away', async () => {
    const password = 'open sesame';
    const made = await makeProfile(server, person, { name: 'Locked', password });
    expect(made).toMatchObject({ hasPassword: true });
    const opens = async (fileId: string, given: string) => {
      const cookie = cookieOf(await unlock(server, fileId, given));
      const answer = await fetch(`${server.origin}/f/${fileId}`, { headers: { cookie } });
      return answer.status === 200;
    };
    const locked = await uploadWith(person.token, { profile: 'Locked' });
    expect(locked.hasPassword).toBe(true);
    expect((await fetch(`${server.origin}/f/${locked.fileId}`)).status).not.toBe(200);
    expect(await opens(locked.fileId, password)).toBe(true);
    const other = await uploadWith(person.token, { profile: 'Locked', password: 'another one' });
    expect(await opens(other.fileId, password)).toBe(false);
    expect(await opens(other.fileId, 'another one')).toBe(true);

    const path = `/api/profiles/${made._id}`;
    const renamed = (await (await call('PATCH', path, { name: 'Still locked' })).json()).data;
    expect(renamed.profile).toMatchObject({ hasPassword: true });
    expect(await (await call('GET', '/api/profiles')).text()).not.toMatch(/sesame|argon2/);
    await call('PATCH', path, { password: null });
    const unlocked = await uploadWith(person.token, { profile: 'Still locked' });
    expect(unlocked.hasPassword).toBe(false);
    expect(await opens(locked.fileId, password)).toBe(true);
    await call('DELETE', path);
  });

  test('has a name of its own, whatever its case', async () => {
    await makeProfile(server, person, { name: 'Straße' });
    const again = await call('POST', '/api/profiles', { name: 'STRAßE' });
    await expectFailure(again, 409, 'taken');
    expect((await makeProfile(server, admin, { name: 'Straße' })).name).toBe('Straße');
  });

  test('is its owner’s: others can neither use nor change it', async () => {
    const { _id } = await makeProfile(server, admin, { name: 'Of the administrator' });
    const path = `/api/profiles/${_id}`;
    await expectFailure(await call('PATCH', path, { name: 'Mine' }), 404, 'not_found');
    await expectFailure(await call('DELETE', path), 404, 'not_found');
    for (const profile of [_id, 'Of the administrator']) {
      const answer = await sendWith(person.token, { profile });
      await expectFailure(answer, 400, 'invalid_option', 'profile');
    }
  });
});

describe('an upload with a profile', () => {
  test('has its options where it names none itself: by field, header and metadata', async () => {
    const { _id } = await makeProfile(server, person, {
      name: 'Wöchentlich',
      expires: '7d',
      link: 'view',
    });
    const byName = await uploadWith(person.token, { profile: 'wöchentlich' });
    expect([daysLeft(byName), byName.link]).toEqual([7, 'view']);
    const own = await uploadWith(person.token, { profile: _id, expires: '2d', link: 'raw' });
    expect([daysLeft(own), own.link]).toEqual([2, 'raw']);
    expect((await uploadWith(person.token)).link).toBe('raw');

    const byHeader = await fetch(`${server.origin}/api/upload`, {
      method: 'POST',
      headers: {
        ...bearer(person.token),
        'content-type': multipartType,
        'perch-profile': encodeURIComponent('Wöchentlich'),
      },
      body: multipartBody([file]),
    });
    expect(daysLeft((await byHeader.json()).data.upload)).toBe(7);

    const resumable = await send(server.origin, 'POST', '/api/upload/resumable', {
      token: person.token,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '0',
        'upload-metadata': `filename ${btoa('a.txt')},profile ${btoa(_id)}`,
      },
    });
    const path = `/api/upload/${resumable.headers.get('upload-id')}`;
    expect((await (await call('GET', path)).json()).data.upload.link).toBe('view');
  });

  test('that does not exist is refused, and nothing is kept', async () => {
    const before = (await (await call('GET', '/api/upload/my')).json()).total;
    const long = 'a\u0301'.repeat(5000);
    for (const profile of ['unknown', '', 'AAAAAAAAAAAAAAAA', long]) {
      const answer = await sendWith(person.token, { profile });
      await expectFailure(answer, 400, 'invalid_option', 'profile');
    }
    const twice = [...'ab'].map((content) => ({ name: 'profile', content }));
    const body = multipartBody([...twice, file]);
    const answer = await sendBody(server, person.token, body);
    await expectFailure(answer, 400, 'invalid_option', 'profile');
    expect((await (await call('GET', '/api/upload/my')).json()).total).toBe(before);
  });

  test('gets its domain, and goes on without it when that is gone', async () => {
    const { _id: domainId } = await requestDomain(
      server,
      person,
      'pics.perch.example',
      'subdomain',
    );
    await approveDomain(server, admin, domainId);
    const domain = 'pics.perch.example';
    const profile = await makeProfile(server, person, { name: 'Pictures', domain });
    expect(profile.domain).toBe(domain);
    expect(await uploadWith(person.token, { profile: 'Pictures' })).toMatchObject({ domain });
    await removeDomain(server, person, domainId);
    const later = await uploadWith(person.token, { profile: 'Pictures' });
    expect(later.domain).toBeNull();
  });

  test('is no option of a change', async () => {
    const { _id } = await uploadWith(person.token);
    const answer = await call('PATCH', `/api/upload/${_id}`, { profile: 'Straße' });
    await expectFailure(answer, 400, 'invalid_option', 'profile');
  });
});

describe('a token with a profile', () => {
  test('uploads with it, or with another one where it is not locked', async () => {
    const week = await makeProfile(server, person, { name: 'Week', expires: '7d' });
    const day = await makeProfile(server, person, { name: 'Day', expires: '1d' });
    const { secret, token } = await makeToken(server, person, { profile: 'week' });
    expect(token.profile).toEqual({ _id: week._id, name: 'Week' });
    expect(daysLeft(await uploadWith(secret))).toBe(7);
    expect(daysLeft(await uploadWith(secret, { profile: 'Day' }))).toBe(1);

    const path = `/api/tokens/${token._id}`;
    const locked = await call('PATCH', path, { profile: day._id, profileLocked: true });
    expect((await locked.json()).data.token).toMatchObject({
      profile: { name: 'Day' },
      profileLocked: true,
    });
    expect(daysLeft(await uploadWith(secret))).toBe(1);
    expect(daysLeft(await uploadWith(secret, { profile: 'Day' }))).toBe(1);
    for (const profile of ['Week', 'unknown']) {
      const answer = await sendWith(secret, { profile });
      await expectFailure(answer, 400, 'invalid_option', 'profile');
    }
    const unlocked = await call('PATCH', path, { profile: null });
    await expectFailure(unlocked, 400, 'invalid_request', 'profileLocked');

    const deletion = await call('DELETE', `/api/profiles/${day._id}`);
    await expectFailure(deletion, 409, 'profile_in_use');
    await call('PATCH', path, { profileLocked: false });
    expect((await call('DELETE', `/api/profiles/${day._id}`)).status).toBe(200);
    // Without its profile the token uploads as its owner does.
    expect(daysLeft(await uploadWith(secret))).toBe(10);
    expect((await (await call('GET', '/api/tokens')).json()).data.tokens[0].profile).toBeNull();
  });

  test('is in the files of its programs, with a profile where one is asked for', async () => {
    const { secret } = await makeToken(server, person);
    for (const client of ['sharex', 'ishare', 'shell', 'curl']) {
      const path = `/api/clients/${client}`;
      const plain = await (await call('GET', path, undefined, secret)).text();
      expect(plain).toContain(secret);
      expect(plain).not.toContain('Week');
      const answer = await call('GET', `${path}?profile=Week`, undefined, secret);
      expect(await answer.text()).toMatch(/profile["']?[:=]\s*["']Week["']/);
      const unknown = await call('GET', `${path}?profile=unknown`, undefined, secret);
      await expectFailure(unknown, 400, 'invalid_option', 'profile');
    }
  });
});
