import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createDatabase } from '../servers/installation.ts';

// Installations of Zipline 3.7 and 4, written after the schemas of these releases with the columns that matter: the
// product itself would need a server of its own beside the database.

const tables3 = `
  create table "User" (id serial primary key, uuid uuid not null default gen_random_uuid(), username text not null,
    password text, avatar text, token text not null, administrator boolean not null default false,
    "superAdmin" boolean not null default false, "totpSecret" text, domains text[]);
  create table "Folder" (id serial primary key, name text not null, public boolean not null default false,
    "createdAt" timestamp(3) not null default current_timestamp, "userId" integer not null);
  create table "File" (id serial primary key, name text not null, "originalName" text,
    mimetype text not null default 'image/png', "createdAt" timestamp(3) not null default current_timestamp,
    size bigint not null default 0, "expiresAt" timestamp(3), "maxViews" integer, views integer not null default 0,
    favorite boolean not null default false, embed boolean not null default false, password text,
    "userId" integer, "folderId" integer);
  create table "InvisibleFile" (id serial primary key, invis text not null, "fileId" integer not null);
  create table "Url" (id text primary key, destination text not null, vanity text,
    "createdAt" timestamp(3) not null default current_timestamp, "maxViews" integer,
    views integer not null default 0, "userId" integer);
  create table "InvisibleUrl" (id serial primary key, invis text not null, "urlId" text not null);
`;

const tables4 = `
  create type "Role" as enum ('USER', 'ADMIN', 'SUPERADMIN');
  create type "UserFilesQuota" as enum ('BY_BYTES', 'BY_FILES');
  create table "Zipline" (id text primary key, "filesRoute" text not null default '/u',
    "urlsRoute" text not null default '/go', "filesOmitExtension" boolean not null default false);
  create table "User" (id text primary key, "createdAt" timestamp(3) not null default current_timestamp,
    username text not null, password text, token text not null, role "Role" not null default 'USER',
    "totpSecret" text, view jsonb not null default '{}');
  create table "UserQuota" (id text primary key, "filesQuota" "UserFilesQuota" not null, "maxBytes" text,
    "maxFiles" integer, "userId" text);
  create table "Folder" (id text primary key, "createdAt" timestamp(3) not null default current_timestamp,
    name text not null, public boolean not null default false, "userId" text not null);
  create table "File" (id text primary key, "createdAt" timestamp(3) not null default current_timestamp,
    "deletesAt" timestamp(3), name text not null, "originalName" text, size bigint not null, type text not null,
    views integer not null default 0, "maxViews" integer, favorite boolean not null default false, password text,
    "userId" text, "folderId" text);
  create table "Tag" (id text primary key, name text not null, color text not null, "userId" text);
  create table "_FileToTag" ("A" text not null, "B" text not null, primary key ("A", "B"));
  create table "Url" (id text primary key, "createdAt" timestamp(3) not null default current_timestamp,
    code text not null, vanity text, destination text not null, views integer not null default 0,
    "maxViews" integer, password text, enabled boolean not null default true, "userId" text);
`;

type Row = Record<string, unknown>;

/** Rows by table, in the order in which they are written. */
export type ZiplineRows = Record<string, readonly Row[]>;

interface Zipline extends AsyncDisposable {
  /** How `perch import` is told of it. */
  args: string[];
}

interface Contents {
  rows: ZiplineRows;
  files: Record<string, string | Uint8Array>;
  /** What its release, or its administrator, has changed in the empty database. */
  changes?: readonly string[];
}

/** Writes an installation of this version: its rows, and its files in a folder. */
export async function writeZipline(
  version: 3 | 4,
  folder: string,
  { rows, files, changes = [] }: Contents,
): Promise<Zipline> {
  const { url, drop } = await createDatabase();
  const sql = new Bun.SQL(url, { max: 1 });
  try {
    await sql.unsafe(version === 3 ? tables3 : tables4);
    for (const statement of changes) await sql.unsafe(statement);
    for (const [table, ofTable] of Object.entries(rows)) {
      for (const row of ofTable) await sql`insert into ${sql(table)} ${sql(row)}`;
    }
  } finally {
    await sql.close();
  }
  const place = join(folder, 'uploads');
  await mkdir(place, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(place, name), bytes);
  return {
    args: ['import', `zipline${version}`, '--database', url, '--files', place],
    [Symbol.asyncDispose]: async () => void (await drop()),
  };
}

/** A change of a setting of the database itself, for the sessions that begin after it. */
export const settingOfDatabase = (name: string, value: string) =>
  `do $$ begin execute format('alter database %I set ${name} to ''${value}''', current_database()); end $$`;
