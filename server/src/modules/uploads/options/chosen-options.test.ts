import { describe, expect, test } from 'bun:test';

import type { UploadDefaults } from '@perch/contract/uploads/option-schemas';

import { outcomeOf } from '../../../../../test/support/wait.ts';
import { createPasswords } from '../../../passwords/passwords.ts';
import { type SettingTexts, valuesOf } from '../../settings/setting-values.ts';
import {
  chooseOptions,
  linkOptionsAt,
  readChosenOptions,
  type RequestedOptions,
} from './options.ts';

const now = Date.UTC(2026, 10, 22);
const dayMs = 86_400_000;

/** The options of a link whose upload began at `now` and was stored a day later. */
async function chosen(
  requested: RequestedOptions,
  defaults: UploadDefaults | null = null,
  texts: SettingTexts = {},
  profiled: RequestedOptions = {},
) {
  const current = {
    ...valuesOf(texts),
    termsVersion: 0,
    isLanguageSet: false,
    logoHash: null,
    setupAddress: null,
  };
  const settings = { current: () => current, refresh: async () => {}, close: async () => {} };
  const services = { clock: { now: () => now }, passwords: createPasswords(), settings };
  const owner = { id: 'ann', upload_defaults: defaults && JSON.stringify(defaults) };
  const options = await chooseOptions(services, owner, requested, profiled);
  return linkOptionsAt(readChosenOptions(JSON.stringify(options)), now + dayMs);
}

describe('the end of a link', () => {
  test('counts from when its file was stored, unless it is a point in time', async () => {
    const after = await chosen({ expiry: { afterMs: 2 * dayMs } });
    expect(after.expires_at).toBe(now + 3 * dayMs);
    const at = await chosen({ expiry: { at: now + 2 * dayMs } });
    expect(at.expires_at).toBe(now + 2 * dayMs);
    expect((await chosen({})).expires_at).toBeNull();
  });

  test.each<[UploadDefaults | null, SettingTexts, number | null]>([
    [null, { defaultExpiry: '7d' }, 7],
    [{}, { defaultExpiry: '7d' }, 7],
    [{ expires: '3d' }, { defaultExpiry: '7d' }, 3],
    [{ expires: 'never' }, { defaultExpiry: '7d' }, null],
    [{ expires: null }, { defaultExpiry: '7d' }, null],
    [{ expires: 'never' }, { maxExpiry: '5d' }, 5],
    [{ expires: '9d' }, { defaultExpiry: '2d', maxExpiry: '5d' }, 5],
    [null, { defaultExpiry: '7d', maxExpiry: '5d' }, 5],
    [null, { maxExpiry: '5d' }, 5],
    [null, { maxExpiry: 'none' }, null],
  ])('is, with the defaults %j and the settings %j, after %j days', async (own, texts, days) => {
    const end = days === null ? null : now + dayMs + days * dayMs;
    expect((await chosen({}, own, texts)).expires_at).toBe(end);
  });

  test('that is asked for is refused beyond the latest one, and taken up to it', async () => {
    const latest = { maxExpiry: '5d' };
    for (const expiry of [null, { afterMs: 5 * dayMs + 1 }, { at: now + 5 * dayMs + 1 }]) {
      const choice = chosen({ expiry }, { expires: '1d' }, latest);
      expect(await outcomeOf(choice)).toThrow(expect.objectContaining({ code: 'invalid_option' }));
    }
    const { expires_at: end } = await chosen({ expiry: { afterMs: 5 * dayMs } }, null, latest);
    expect(end).toBe(now + 6 * dayMs);
  });
});

test.each<[RequestedOptions, UploadDefaults, number | null, number]>([
  [{}, {}, null, 0],
  [{}, { maxDownloads: 9 }, 9, 0],
  [{}, { burn: true }, 1, 1],
  [{}, { burn: true, maxDownloads: null }, 1, 1],
  [{ burn: false }, { burn: true }, null, 0],
  [{ burn: false }, { maxDownloads: 9 }, 9, 0],
  [{ burn: true }, { maxDownloads: 9 }, 1, 1],
  [{ maxDownloads: 4 }, { burn: true }, 4, 0],
  [{ maxDownloads: 1 }, { burn: true }, 1, 0],
  [{ maxDownloads: null }, { maxDownloads: 9 }, null, 0],
  [{ maxDownloads: null }, { burn: true }, null, 0],
  [{ maxDownloads: 1, burn: true }, {}, 1, 1],
])(
  'of %j with the defaults %j, %j downloads are left and burn is %j',
  async (requested, own, left, burn) => {
    expect(await chosen(requested, own)).toMatchObject({ downloads_left: left, burn });
  },
);

describe('a profile', () => {
  test('comes after the request, before the account, and before the installation', async () => {
    const own: UploadDefaults = { expires: '3d', link: 'view' };
    const settings = { defaultExpiry: '9d', maxExpiry: '20d' };
    const profiled: RequestedOptions = { expiry: { afterMs: 5 * dayMs }, link: 'raw' };
    const all = await chosen({ expiry: { afterMs: dayMs }, link: 'view' }, own, settings, profiled);
    expect(all).toMatchObject({ expires_at: now + 2 * dayMs, link_kind: 'view' });
    const unnamed = await chosen({}, own, settings, profiled);
    expect(unnamed).toMatchObject({ expires_at: now + 6 * dayMs, link_kind: null });
    const account = await chosen({}, own, settings, {});
    expect(account).toMatchObject({ expires_at: now + 4 * dayMs, link_kind: 'view' });
    expect((await chosen({}, null, settings, {})).expires_at).toBe(now + 10 * dayMs);
  });

  test('is cut to the latest end, as every default is', async () => {
    for (const expiry of [null, { afterMs: 9 * dayMs }]) {
      const { expires_at: end } = await chosen({}, null, { maxExpiry: '5d' }, { expiry });
      expect(end).toBe(now + 6 * dayMs);
    }
  });

  test.each<[RequestedOptions, RequestedOptions, UploadDefaults, number | null, number]>([
    [{}, { burn: true }, { maxDownloads: 9 }, 1, 1],
    [{}, { maxDownloads: 9 }, { burn: true }, 9, 0],
    [{}, { maxDownloads: null }, { burn: true }, null, 0],
    [{}, { burn: false }, { burn: true }, null, 0],
    [{}, { burn: false }, { maxDownloads: 9 }, 9, 0],
    [{ maxDownloads: 3 }, { burn: true }, {}, 3, 0],
    [{ burn: true }, { maxDownloads: 9 }, {}, 1, 1],
    [{ burn: false }, { maxDownloads: 9 }, { burn: true }, 9, 0],
  ])(
    'with %j over %j over %j leaves %j downloads, and burn is %j',
    async (requested, profiled, own, left, burn) => {
      const options = await chosen(requested, own, {}, profiled);
      expect(options).toMatchObject({ downloads_left: left, burn });
    },
  );
});

test('a password is kept hashed only, and an account’s odd defaults are none', async () => {
  const { password_hash: hash } = await chosen({ password: 'open sesame' });
  expect(hash).toStartWith('$argon2id$');
  expect(await chosen({ password: null, link: 'raw', slug: null }, { link: 'view' })).toEqual({
    expires_at: null,
    downloads_left: null,
    burn: 0,
    password_hash: null,
    link_kind: null,
  });
  const odd: object = { expires: 'soon', link: 'view' };
  expect(await chosen({}, odd)).toMatchObject({ expires_at: null, link_kind: null });
});
