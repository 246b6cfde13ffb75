import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const isOwn = (name: string) =>
  /(^|\/)(perch\.(db|lock)|workers\.lock|secret\.key|folder\.id)/.test(name);

// Copies of objects in S3, and of a database before its update.
const isCopy = (name: string) => /^(?:cache|before-updates)\//.test(name);

/** Everything in a data folder but the database, locks, key, id and copies. */
export async function listStoredFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
    .filter((name) => !isOwn(name) && !isCopy(name))
    .toSorted();
}
