// @both-stacks @long

import { expect, test } from 'bun:test';

import { becomeAdministrator, signIn } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { upload } from '../../support/api/uploads.ts';
import { png } from '../../support/files/pictures.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { fetchPublicAnswers } from '../../support/http/public-answers.ts';
import { mustPerch, startOn } from '../../support/servers/backups.ts';
import {
  createInstallation,
  type Installation,
  usesPostgres,
} from '../../support/servers/installation.ts';

// Only there are both kinds of everything.
const testOnBoth = usesPostgres ? test : () => {};

/** An installation of any kind. */
async function createKind(database: string, files: string): Promise<Installation> {
  const installation = await createInstallation();
  const isWanted = (name: string) =>
    name === 'DATABASE_URL' ? database === 'PostgreSQL' : !name.startsWith('S3_') || files === 'S3';
  const env = Object.entries(installation.env).filter(([name]) => isWanted(name));
  return { ...installation, env: Object.fromEntries(env) };
}

testOnBoth(
  'a backup of each kind of installation can be restored into another',
  async () => {
    for (const [database, files, toDatabase, toFiles] of [
      ['SQLite', 'disk', 'PostgreSQL', 'S3'],
      ['PostgreSQL', 'S3', 'SQLite', 'disk'],
      ['SQLite', 'S3', 'PostgreSQL', 'disk'],
      ['PostgreSQL', 'disk', 'SQLite', 'S3'],
    ] as const) {
      await using folder = await createTemporaryFolder();
      const original = await startOn(await createKind(database, files));
      const { token, email, password } = await becomeAdministrator(original);
      const urls = [
        await upload(original, token, 'Größe.txt', 'text'),
        await upload(original, token, 'same.txt', 'text'),
        await upload(original, token, 'photo.png', png(30, 20)),
      ].map(({ publicUrl }) => publicUrl);
      await mustPerch(original.installation, 'backup', folder.path);
      const looks = await fetchPublicAnswers(original, urls);
      await original[Symbol.asyncDispose]();

      const installation = await createKind(toDatabase, toFiles);
      await mustPerch(installation, 'restore', folder.path);
      await using restored = await startOn(installation);
      expect(await fetchPublicAnswers(restored, urls)).toEqual(looks);
      const session = await signIn(restored, email, password);
      const search = '/api/upload/my?search=gr%C3%B6';
      const found = await send(restored.origin, 'GET', search, { token: session });
      expect((await found.json()).total).toBe(1);
      expect(await mustPerch(installation, 'check', '--deep')).not.toContain('✗');
    }
  },
  120_000,
);
