import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/open.ts';
import { openSecret, type Secret } from '../../installation/secret-key.ts';
import { type Finding, problem } from './finding.ts';

/** The server's secret key, without creating one. */
export async function findSecret({
  secretKey,
  dataDir,
}: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Secret | undefined> {
  if (secretKey === undefined && !existsSync(join(dataDir, 'secret.key'))) return undefined;
  return openSecret(secretKey, dataDir);
}

/** Whether the secret key is the installation's. */
export async function checkSecret(db: Db, config: Config): Promise<Finding[]> {
  const secret = await findSecret(config);
  const known = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirst();
  if (!secret || !known || known.value === secret.fingerprint()) return [];
  return [
    problem('secret key', "it is not this installation's; set SECRET_KEY to the one it began with"),
  ];
}
