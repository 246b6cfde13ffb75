import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { type Config, ConfigError } from '../config/config.ts';

/** What a derived secret is for; the same text never gives the same secret for two purposes. */
export type SecretPurpose =
  'setup' | 'api-token' | 'deletion-link' | 'domain-proof' | 'attempt' | 'known-network';

export interface Secret {
  /** 43 characters of base64url, the same for the same purpose and text as long as the key is kept. */
  derive(purpose: SecretPurpose, text: string): string;
  /** Tells whether two keys are the same, and nothing else about them. */
  fingerprint(): string;
}

const keyFile = 'secret.key';
const folderIdFile = 'folder.id';

/** The installation's key: the configured one, or the one made once in `dataDir`. */
export async function openSecret(configured: string | undefined, dataDir: string): Promise<Secret> {
  const key = configured ?? (await readOrMakeKey(join(dataDir, keyFile)));
  const derive = (purpose: SecretPurpose | 'fingerprint', text: string) =>
    createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url');
  return { derive, fingerprint: () => derive('fingerprint', '') };
}

/** What tells this data folder from every other; made once, and not secret. */
export const openFolderId = (dataDir: string): Promise<string> =>
  readOrMakeKey(join(dataDir, folderIdFile));

/** The key that lies in the data folder; undefined: the key is configured. */
export async function readKey({
  secretKey,
  dataDir,
}: Pick<Config, 'secretKey' | 'dataDir'>): Promise<string | undefined> {
  return secretKey === undefined ? readOrMakeKey(join(dataDir, keyFile)) : undefined;
}

/** Puts this key into a data folder, in the place of what may be there. */
export async function writeKey(dataDir: string, key: string): Promise<void> {
  const temporary = join(dataDir, `${keyFile}.new`);
  await rm(temporary, { force: true });
  await makeKey(temporary, key);
  await rename(temporary, join(dataDir, keyFile));
}

async function readOrMakeKey(path: string): Promise<string> {
  const made = await makeKey(path);
  const key = made ?? (await readFile(path, 'utf8')).trim();
  if (key !== '') return key;
  throw new ConfigError(`${path} is empty; put back what was in it, or remove it to begin anew.`);
}

/** Nobody ever sees a half of it: it appears when it is on the disk. */
async function makeKey(
  path: string,
  key = randomBytes(32).toString('base64url'),
): Promise<string | undefined> {
  const temporary = `${path}.${randomBytes(8).toString('hex')}.new`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    await handle.writeFile(`${key}\n`);
    await handle.sync();
    await handle.close();
    await link(temporary, path);
    return key;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Compares in time that does not depend on where the texts differ. */
export function isSameSecret(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
