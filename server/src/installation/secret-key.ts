import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { type Config, ConfigError } from '../config/config.ts';

/** The purposes of derived secrets; one text never gives the same secret for two of them. */
export type SecretPurpose =
  | 'setup'
  | 'api-token'
  | 'deletion-link'
  | 'domain-proof'
  | 'attempt'
  | 'known-network'
  | 'link-unlock'
  | 'link-grant'
  | 'owners-view'
  | 'totp';

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

/** The identity of this data directory; made once, and not secret. */
export const openFolderId = (dataDir: string): Promise<string> =>
  readOrMakeKey(join(dataDir, folderIdFile));

/** The key in the data directory; undefined: the key is configured. */
export async function readKey({
  secretKey,
  dataDir,
}: Pick<Config, 'secretKey' | 'dataDir'>): Promise<string | undefined> {
  return secretKey === undefined ? readOrMakeKey(join(dataDir, keyFile)) : undefined;
}

/** Writes this key into a data directory, replacing one that is there. */
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
  throw new ConfigError(`${path} is empty; restore its content, or remove it to start over.`);
}

/** Creates the file atomically and durably, by linking a synced one. Undefined: it exists already. */
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
