import { opendir, statfs } from 'node:fs/promises';
import { join } from 'node:path';

import { importPlacesMax } from '@perch/contract/imports/limits';

import type { Config } from '../../config/config.ts';

const depthMax = 4;
// A folder may contain very many files; listing more of it is not worth the time.
const entriesPerFolderMax = 2000;
const databaseName = /\.(db|sqlite3?)$/i;

interface SourceListing {
  folders: string[];
  databases: string[];
  isWhole: boolean;
}

/** What an administrator may choose: folders and databases, by their paths below the import folder. */
export async function listPlaces(config: Config) {
  const { importFolder, importDatabaseUrl, dataDir, s3 } = config;
  const found: SourceListing = { folders: ['.'], databases: [], isWhole: true };
  const exists = await readFolder(importFolder, '.', found);
  if (exists) await readBelow(importFolder, found);
  return {
    folder: importFolder,
    exists,
    folders: exists ? found.folders.toSorted() : [],
    databases: found.databases.toSorted(),
    databaseUrl: importDatabaseUrl === undefined ? null : withoutSecrets(importDatabaseUrl),
    isWhole: found.isWhole,
    freeBytes: s3 ? null : await freeBytesOf(dataDir),
  };
}

async function readBelow(root: string, found: SourceListing): Promise<void> {
  let level = found.folders.filter((path) => path !== '.');
  for (let depth = 2; depth <= depthMax && level.length > 0; depth += 1) {
    const known = found.folders.length;
    for (const path of level) await readFolder(root, path, found);
    level = found.folders.slice(known);
  }
}

/** Adds the entries of a folder; false: it cannot be read. Symbolic links and hidden names are left out. */
async function readFolder(root: string, folder: string, found: SourceListing): Promise<boolean> {
  const entries = await opendir(join(root, folder)).catch(() => undefined);
  if (!entries) return false;
  let read = 0;
  for await (const entry of entries) {
    read += 1;
    if (read > entriesPerFolderMax) {
      found.isWhole = false;
      break;
    }
    if (entry.name.startsWith('.')) continue;
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) add(found, found.folders, path);
    else if (entry.isFile() && databaseName.test(entry.name)) add(found, found.databases, path);
  }
  return true;
}

function add(found: SourceListing, list: string[], path: string): void {
  if (list.length < importPlacesMax) list.push(path);
  else found.isWhole = false;
}

function withoutSecrets(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/** The room for files that are copied into the storage. */
async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
