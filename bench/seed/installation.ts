import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { freePort } from '../../test/support/ports.ts';
import { type PerchUnderTest, startInstalled } from '../perch.ts';
import { projectRoot } from '../programs.ts';
import { owner } from './rows.ts';

const uploadsPerUser = 50;

const urlIn = (folder: string) => `sqlite:${join(folder, 'perch.db')}`;

/** An installation with so many uploads, but without their bytes; gives its folder. */
export async function seedInstallation(folder: string, uploads: number): Promise<string> {
  await mkdir(folder, { recursive: true });
  const users = uploads / uploadsPerUser;
  const command = [process.execPath, 'bench/seed.ts', String(uploads), String(users)];
  const seeding = Bun.spawn(command, {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_URL: urlIn(folder), LOG_LEVEL: 'warn' },
  });
  if ((await seeding.exited) !== 0) throw new Error('The database could not be filled');
  return folder;
}

/** The same installation again, with so many live domains. */
export async function copyWithDomains(from: string, to: string, domains: number): Promise<string> {
  await cp(from, to, { recursive: true });
  const database = new Bun.SQL({ adapter: 'sqlite', filename: join(to, 'perch.db') });
  await database`insert into domains
    (id, user_id, name, type, status, reason, token, owned_at, created_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${domains})
    select 'domain' || n, (select id from users where username = 'seed'), 'files.d' || n || '.example.com',
      'domain', 'approved', '', '', 1, 1 from numbers`;
  await database.close();
  return to;
}

/** Serves the folder's installation, to its administrator. */
export const startSeeded = (folder: string): Promise<PerchUnderTest> =>
  startInstalled(folder, freePort(), { DATABASE_URL: urlIn(folder), LOG_LEVEL: 'warn' }, owner);
