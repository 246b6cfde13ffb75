// @one-stack

import { afterAll, beforeAll, describe, expect, test } from 'bun:test';

import type { ErrorCode } from '@perch/contract/errors';

import {
  becomeAdministrator,
  chooseLanguage,
  newPerson,
  type Person,
  registerApproved,
} from '../../support/api/accounts.ts';
import { bearer, send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { changeSettings } from '../../support/api/settings.ts';
import { askTus, tusPath } from '../../support/api/tus.ts';
import { upload } from '../../support/api/uploads.ts';
import { multipartBody, multipartType } from '../../support/http/multipart.ts';
import { startServer } from '../../support/servers/server.ts';

const mib = 1024 ** 2;
const server = await startServer({ MAX_FILE_SIZE: '1MB' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const german = { 'accept-language': 'de-AT, en;q=0.5' };
const english = { 'accept-language': 'en-GB' };
const foreign = { 'accept-language': 'nl, tlh;q=0.9' };

const noSuchFile = { de: 'Diese Datei gibt es nicht.', en: 'File not found.' };

let anna: Person;
let ben: Person;
beforeAll(async () => {
  anna = await registerApproved(server, admin, 'anna');
  await chooseLanguage(server, anna, 'de');
  ben = await registerApproved(server, admin, 'ben');
});

/** The sentence of a call that has to fail with this status and code. */
async function refusal(answer: Response | Promise<Response>, status: number, code: ErrorCode) {
  const answered = await answer;
  const body = await answered.clone().json();
  await expectFailure(answered, status, code);
  return body.error;
}

const missingUpload = '/api/upload/0000000000000000';
const getMissing = (token?: string, headers: HeadersInit = {}) =>
  refusal(
    send(server.origin, 'GET', missingUpload, { headers, ...(token && { token }) }),
    token ? 404 : 401,
    token ? 'not_found' : 'unauthenticated',
  );

describe('a failed call is explained', () => {
  test('in the account’s language, whatever the client prefers', async () => {
    for (const headers of [{}, english, german, foreign]) {
      expect(await getMissing(anna.token, headers)).toBe(noSuchFile.de);
    }
  });

  test('in the language of Accept-Language where the account has none', async () => {
    expect(await getMissing(ben.token, german)).toBe(noSuchFile.de);
    expect(await getMissing(ben.token, english)).toBe(noSuchFile.en);
    expect(await getMissing(undefined, german)).toBe(
      'Bitte melde dich an oder prüfe das API-Token deines Programms.',
    );
  });

  test('in the default language where neither is known, also after it was changed', async () => {
    for (const headers of [{}, foreign]) {
      expect(await getMissing(ben.token, headers)).toBe(noSuchFile.en);
    }
    await changeSettings(server, admin.token, { defaultLanguage: 'de' });
    try {
      expect(await getMissing(ben.token, foreign)).toBe(noSuchFile.de);
      expect(await getMissing(undefined)).toBe(
        'Bitte melde dich an oder prüfe das API-Token deines Programms.',
      );
      expect(await getMissing(ben.token, english)).toBe(noSuchFile.en);
    } finally {
      await changeSettings(server, admin.token, { defaultLanguage: null });
    }
  });

  test('in the account’s language also where the account may not make it', async () => {
    const users = send(server.origin, 'GET', '/api/auth/users', { token: anna.token });
    expect(await refusal(users, 403, 'forbidden')).toBe('Das können nur Administratoren.');
    const shown = await send(server.origin, 'GET', '/api/auth/token', { token: anna.token });
    const { apiToken } = (await shown.json()).data;
    const me = send(server.origin, 'GET', '/api/auth/me', { token: apiToken });
    expect(await refusal(me, 403, 'forbidden')).toBe(
      'Mit dem API-Token geht das nicht; bitte melde dich an.',
    );
  });

  test('with the field that was refused', async () => {
    const register = (body: unknown) =>
      refusal(
        send(server.origin, 'POST', '/api/auth/register', { body, headers: german }),
        400,
        'invalid_request',
      );
    const person = newPerson();
    expect(await register({ ...person, password: 'short' })).toBe(
      'Das Passwort muss mindestens 6 Zeichen lang sein',
    );
    expect(await register({ ...person, username: undefined })).toBe('username fehlt.');
    expect(await register({ ...person, invite: 7 })).toBe('invite muss ein Text sein.');
    expect(await register({ ...person, role: 1 })).toBe('Unbekanntes Feld: role.');
    expect(await register([])).toBe('Erwartet wird ein JSON-Objekt.');
    expect(await register('{')).toBe('Der Inhalt der Anfrage ist kein gültiges JSON.');
  });

  test.each([
    ['has a weight that is no number', 'de;q=NaN, en'],
    ['refuses the only language that it names', '*, de;q=0'],
    ['names properties of objects', '__proto__, constructor, toString'],
    ['has no tags', ';;;,,,;q=1'],
    ['has a tag without end', `${'xx-'.repeat(1000)}de`],
    ['has tags without end', `${'a,'.repeat(2000)}de`],
    ['has markup and paths', '<script>, ../../de, %00'],
  ])('in a language that exists where Accept-Language %s', async (_, acceptLanguage) => {
    const headers = { 'accept-language': acceptLanguage };
    expect(await getMissing(ben.token, headers)).toBe(noSuchFile.en);
    expect(await getMissing(anna.token, headers)).toBe(noSuchFile.de);
  });
});

describe('an upload is refused', () => {
  // With the decimal comma and the space of the language.
  const tooLarge = /^Dateien dürfen bis zu 1,00\sMB groß sein\.$/;

  test('by tus in the account’s language', async () => {
    const create = (token: string, headers: Record<string, string>) =>
      askTus(`${server.origin}${tusPath}`, 'POST', { token, headers });
    const large = { 'upload-length': String(mib + 1) };
    expect(await refusal(create(anna.token, large), 413, 'file_too_large')).toMatch(tooLarge);
    const preferred = create(ben.token, { ...large, ...german });
    expect(await refusal(preferred, 413, 'file_too_large')).toMatch(tooLarge);
    const noLength = create(anna.token, english);
    expect(await refusal(noLength, 400, 'invalid_request')).toStartWith('Upload-Length muss');
    const gone = askTus(`${server.origin}${tusPath}/${'0'.repeat(32)}`, 'DELETE', {
      token: anna.token,
    });
    expect(await refusal(gone, 404, 'not_found')).toBe(
      'Diesen Upload gibt es nicht oder nicht mehr.',
    );
  });

  test('as plain text in the account’s language', async () => {
    const sendLarge = async (token: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${server.origin}/api/upload?format=text`, {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': multipartType, ...headers },
        body: multipartBody([{ name: 'file', filename: 'a.txt', content: 'a'.repeat(2 * mib) }]),
      });
      expect(answer.status).toBe(413);
      return answer.text();
    };
    expect(await sendLarge(anna.token)).toMatch(tooLarge);
    expect(await sendLarge(ben.token)).toBe('Files may be up to 1.00 MB.');
    expect(await sendLarge(ben.token, german)).toMatch(tooLarge);
  });
});

test('a call that succeeds is answered in the same language', async () => {
  const remove = async ({ token }: Person, headers: HeadersInit = {}) => {
    const { _id } = await upload(server, token, 'a.txt', 'a');
    const path = `/api/upload/${_id}?permanent=true`;
    const answer = await send(server.origin, 'DELETE', path, { token, headers });
    expect(answer.status).toBe(200);
    return (await answer.json()).message;
  };
  expect(await remove(anna, english)).toBe('Datei gelöscht.');
  expect(await remove(ben, german)).toBe('Datei gelöscht.');
  expect(await remove(ben)).toBe('File deleted successfully.');
});

describe('a page for visitors', () => {
  const nothing = `${server.origin}/f/AAAAAAAAAA`;

  test.each([
    [german, '<html lang="de" dir="ltr">', 'Hier ist nichts'],
    [english, '<html lang="en" dir="ltr">', 'There is nothing here'],
    [foreign, '<html lang="en" dir="ltr">', 'There is nothing here'],
    [{ 'accept-language': 'ar-EG' }, '<html lang="ar" dir="rtl">', '<h1>'],
  ])('is in the language of %j', async (headers, element, title) => {
    const answer = await fetch(nothing, { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('vary')).toContain('accept-language');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(text).toContain(element);
    expect(text).toContain(title);
  });

  test('takes nothing of the header that asks for its language', async () => {
    const headers = { 'accept-language': '"><script>x()</script>' };
    const text = await (await fetch(nothing, { headers })).text();
    expect(text).toContain('<html lang="en" dir="ltr">');
    expect(text).not.toContain('x()');
  });

  test('asks before it deletes, and tells a refused method, in the visitor’s language', async () => {
    const { file, publicUrl } = await upload(server, ben.token, 'a.txt', 'a');
    const question = await (await fetch(file.deletionUrl, { headers: german })).text();
    expect(question).toContain('a.txt löschen?');
    expect(question).toContain('Datei löschen');
    const put = fetch(publicUrl, { method: 'PUT', headers: german });
    expect(await refusal(put, 405, 'method_not_allowed')).toBe(
      'Diese Adresse kann nur gelesen werden.',
    );
    const done = await fetch(file.deletionUrl, { method: 'POST', headers: german });
    expect(await done.text()).toContain('Die Datei ist gelöscht');
  });
});
