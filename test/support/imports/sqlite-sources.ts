import { Database } from 'bun:sqlite';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

// Installations of Chibisafe 6.5 and Pingvin Share 1.13, written after the schemas of these releases with the columns
// that matter.

const chibisafe = `
  create table users (id integer primary key, uuid text not null, username text not null, password text not null,
    enabled boolean not null default true, storageQuota text not null default '0', apiKey text,
    createdAt datetime not null default 1600000000000);
  create table roles (id integer primary key, name text not null);
  create table _rolesTousers (A integer not null, B integer not null);
  create table files (id integer primary key, uuid text not null, userId integer, name text not null,
    original text not null, type text not null, size text not null, hash text not null default '',
    ip text not null default '', isS3 boolean not null default false, isWatched boolean not null default false,
    createdAt datetime not null default 1600000000000, quarantine boolean not null default false);
  create table albums (id integer primary key, uuid text not null, userId integer not null, name text not null,
    description text, createdAt datetime not null default 1600000000000);
  create table _albumsTofiles (A integer not null, B integer not null);
  create table links (id integer primary key, uuid text not null, userId integer not null, albumId integer not null,
    identifier text not null, enabled boolean not null default true, expiresAt datetime);
  create table tags (id integer primary key, uuid text not null, userId integer not null, name text not null);
  create table _filesTotags (A integer not null, B integer not null);
  create table snippets (id integer primary key, uuid text not null, userId integer, identifier text not null,
    name text not null, content text not null, language text not null,
    createdAt datetime not null default 1600000000000);
  create table shortenedLinks (id integer primary key, uuid text not null, userId integer, identifier text not null,
    destination text not null, views integer not null default 0,
    createdAt datetime not null default 1600000000000);
`;

const pingvin = `
  create table User (id text primary key, createdAt datetime not null default 1600000000000, username text not null,
    email text not null, password text, isAdmin boolean not null default false,
    totpEnabled boolean not null default false, totpVerified boolean not null default false, totpSecret text);
  create table Share (id text primary key, createdAt datetime not null default 1600000000000, name text,
    uploadLocked boolean not null default true, views integer not null default 0, expiration datetime not null,
    description text, removedReason text, creatorId text, reverseShareId text);
  create table ReverseShare (id text primary key, publicAccess boolean not null default true);
  create table ShareSecurity (id text primary key, password text, maxViews integer, shareId text);
  create table File (id text primary key, createdAt datetime not null default 1600000000000, name text not null,
    size text not null, shareId text not null);
`;

/** What later releases have added to the tables of Pingvin Share, as 1.22 has them. */
export const laterPingvin = [
  'alter table User add column isActivated boolean not null default true',
  'alter table User add column activationToken text',
  'alter table User add column activationTokenExpiresAt datetime',
  'alter table ShareSecurity add column restrictToRecipients boolean not null default false',
];

const tables = { chibisafe, pingvin };

interface Contents {
  /** What another release has changed in the empty database. */
  changes?: readonly string[];
  rows: Record<string, readonly Record<string, string | number | null>[]>;
  /** By their paths below the folder. */
  files: Record<string, string | Uint8Array>;
}

/** Writes an installation into a folder; gives how `perch import` is told of it. */
export async function writeSqliteSource(
  product: keyof typeof tables,
  folder: string,
  { rows, files, changes = [] }: Contents,
): Promise<string[]> {
  const database = join(folder, `${product}.db`);
  const db = new Database(database, { create: true });
  db.run(tables[product]);
  for (const statement of changes) db.run(statement);
  for (const [table, ofTable] of Object.entries(rows)) {
    for (const row of ofTable) {
      const names = Object.keys(row);
      const places = names.map(() => '?').join(', ');
      db.run(`insert into ${table} (${names.join(', ')}) values (${places})`, Object.values(row));
    }
  }
  db.close();
  const root = await writeFiles(join(folder, product), files);
  return ['import', product, '--database', database, '--files', root];
}

async function writeFiles(root: string, files: Contents['files']): Promise<string> {
  await mkdir(root, { recursive: true });
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), bytes);
  }
  return root;
}

/** Writes an installation of ass 0.14, which keeps its rows as JSON. */
export async function writeAss(
  folder: string,
  { users, data, files }: { users: unknown; data: unknown; files: Contents['files'] },
): Promise<string[]> {
  const json = {
    'auth.json': JSON.stringify({ users, meta: {} }),
    'data.json': JSON.stringify(data),
  };
  const root = await writeFiles(join(folder, 'ass'), { ...json, ...files });
  return ['import', 'ass', '--database', root, '--files', root];
}
