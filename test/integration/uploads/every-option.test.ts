// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Upload } from '@perch/contract/uploads';
import {
  jsonOfText,
  namesIn,
  optionNames,
  uploadFlags,
  type UploadOptionName,
} from '@perch/contract/uploads/options';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { createAlbum } from '../../support/api/albums.ts';
import { change } from '../../support/api/changes.ts';
import { scriptsOf } from '../../support/api/client-scripts.ts';
import { send } from '../../support/api/client.ts';
import { approveDomain, newDomain, requestDomain } from '../../support/api/domains.ts';
import { createSenders, daysLeft } from '../../support/api/link-options.ts';
import { paste } from '../../support/api/pastes.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer({ BASE_DOMAINS: 'perch.example', STRIP_METADATA: 'off' });
afterAll(() => server[Symbol.asyncDispose]());
const folder = await mkdtemp(join(tmpdir(), 'perch-options-'));
afterAll(() => rm(folder, { recursive: true }));

const owner = await becomeAdministrator(server);
const { token } = owner;
const { byForm, byHeader, byTus, created } = createSenders(server, token);
const { _id: domainId, domain } = await requestDomain(
  server,
  owner,
  newDomain('shots', 'perch.example'),
  'subdomain',
);
await approveDomain(server, owner, domainId);
const album = await createAlbum(server, owner);

const ask = async (method: string, path: string, body?: unknown) => {
  const answer = await send(server.origin, method, path, { token, body });
  expect(answer.ok).toBe(true);
  return answer.json();
};
await ask('POST', '/api/profiles', { name: 'Limited', maxDownloads: 77 });

interface Sample {
  text: string;
  /** Whether the upload shows the option; none does so without it. */
  isIn: (upload: Upload) => boolean;
}

/** A value of every option. */
const samples: Record<UploadOptionName, Sample> = {
  expires: { text: '7d', isIn: (upload) => daysLeft(upload) === 7 },
  maxDownloads: { text: '5', isIn: ({ downloadsLeft }) => downloadsLeft === 5 },
  password: { text: 'open sesame', isIn: ({ hasPassword }) => hasPassword },
  burn: { text: 'true', isIn: ({ burn }) => burn },
  slug: { text: 'sample', isIn: ({ fileId }) => fileId.startsWith('sample') },
  link: { text: 'view', isIn: ({ link }) => link === 'view' },
  album: { text: album._id, isIn: ({ albums }) => albums.includes(album._id) },
  domain: { text: domain, isIn: (upload) => upload.domain === domain },
  tags: { text: 'Sea,Trip', isIn: ({ tags }) => tags.join() === 'Sea,Trip' },
  strip: { text: 'gps', isIn: ({ stripped }) => stripped !== null },
  profile: { text: 'Limited', isIn: ({ downloadsLeft }) => downloadsLeft === 77 },
};

let slugs = 0;
/** Each link has a name of its own. */
const textOf = (name: UploadOptionName) =>
  name === 'slug' ? `sample-${(slugs += 1)}` : samples[name].text;
const jsonOf = (name: UploadOptionName) => ({ [name]: jsonOfText(name, textOf(name)) });

test('an upload without options shows none of them', async () => {
  const upload = await created(await byForm({}));
  for (const [name, { isIn }] of Object.entries(samples)) {
    expect([name, isIn(upload)]).toEqual([name, false]);
  }
});

describe.each(uploadFlags.map(({ name }) => name))('the option %s arrives', (name) => {
  const { isIn } = samples[name];

  test('by a form, a header and tus metadata', async () => {
    expect(isIn(await created(await byForm({ [name]: textOf(name) })))).toBe(true);
    expect(isIn(await created(await byHeader({ [name]: textOf(name) })))).toBe(true);
    expect(isIn(await byTus({ [name]: textOf(name) }))).toBe(true);
  });

  test('by a paste', async () => {
    // Links of pastes lead to their pages unless the request says otherwise.
    if (name === 'link') {
      expect((await paste(server, token, { content: 'x', link: 'raw' })).link).toBe('raw');
    } else {
      expect(isIn(await paste(server, token, { content: 'x', ...jsonOf(name) }))).toBe(true);
    }
  });

  test('by a shell script', async () => {
    const { flag, isSwitch } = uploadFlags.find((each) => each.name === name) ?? {};
    const get = (path: string) => send(server.origin, 'GET', path, { token });
    const value = isSwitch ? [] : [textOf(name)];
    const args = [`--${flag}`, ...value, '-'];
    const ran = await scriptsOf(get, folder)('curl', args, { input: 'a text' });
    expect(ran).toMatchObject({ stderr: '', exitCode: 0 });
    const { data } = await ask('GET', '/api/upload/my?limit=1');
    expect(isIn(data.uploads[0])).toBe(true);
  });
});

describe.each(namesIn('change'))('the option %s', (name) => {
  test('is changed', async () => {
    const { _id } = await created(await byForm({}));
    const changed = await change(server, token, _id, jsonOf(name));
    expect(samples[name].isIn(changed)).toBe(true);
  });
});

describe.each(namesIn('profile'))('the option %s', (name) => {
  test('is one of profiles, which are shown with it', async () => {
    const json = jsonOf(name);
    const { data } = await ask('POST', '/api/profiles', { name: `With ${name}`, ...json });
    expect(data.profile).toMatchObject(json);
    const upload = await created(await byForm({ profile: `With ${name}` }));
    expect(samples[name].isIn(upload)).toBe(true);
    const without = await ask('PATCH', `/api/profiles/${data.profile._id}`, { [name]: null });
    expect(without.data.profile[name]).toBeNull();
  });
});

test.each(namesIn('account'))('the option %s is one of the account’s defaults', async (name) => {
  const { data } = await ask('PUT', '/api/auth/preferences', { defaults: jsonOf(name) });
  expect(data.defaults).toEqual(jsonOf(name));
  const upload = await created(await byForm({}));
  expect(samples[name].isIn(upload)).toBe(true);
  await ask('PUT', '/api/auth/preferences', { defaults: null });
});

test.each(namesIn('client'))('the option %s is one of ShareX', async (name) => {
  const text = textOf(name);
  const query = new URLSearchParams({ [name]: text });
  const { data } = await ask('GET', `/api/upload/sharex-config?${query}`);
  expect(data.config.Arguments).toEqual({ [name]: text });
});

test('the OpenAPI document has every option where it may stand', async () => {
  const { components, paths } = await ask('GET', '/api/openapi.json');
  const fieldsOf = (schema: string) => Object.keys(components.schemas[schema].properties);
  const options = (names: string[]) =>
    names.filter((name) => uploadFlags.some((each) => each.name === name));
  const all = [...optionNames, 'profile'];
  expect(options(fieldsOf('UploadForm'))).toEqual(all);
  expect(options(fieldsOf('PasteFields'))).toEqual(all);
  expect(options(fieldsOf('UploadChange'))).toEqual(namesIn('change'));
  expect(options(fieldsOf('UploadProfile'))).toEqual(namesIn('profile'));
  // Of a profile, the API shows only whether it has one.
  expect(options(fieldsOf('UploadProfileFields'))).toEqual([...namesIn('profile'), 'password']);
  expect(options(fieldsOf('UploadDefaults'))).toEqual(namesIn('account'));
  const query: { name: string }[] = paths['/api/clients/{client}'].get.parameters;
  expect(options(query.map(({ name }) => name))).toEqual(namesIn('client'));
});
