import { Database } from 'bun:sqlite';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

// An installation of XBackBone 3.8, written after the schema that its seven migrations leave: no part of the product
// itself is needed for that, which would need PHP.

const tables = `
  create table users (id integer primary key autoincrement, email varchar(30) not null,
    username varchar(30) not null, password varchar(256) not null, user_code varchar(5), token varchar(256),
    active boolean not null default 1, is_admin boolean not null default 0,
    registration_date timestamp not null default current_timestamp, remember_selector varchar(16),
    remember_token varchar(256), remember_expire timestamp, activate_token varchar(32), reset_token varchar(32),
    current_disk_quota bigint not null default 0, max_disk_quota bigint not null default -1,
    ldap boolean not null default 0, hide_uploads boolean not null default 0, copy_raw boolean not null default 0);
  create table uploads (id integer primary key autoincrement, user_id integer(20), code varchar(64) not null,
    filename varchar(128) not null, storage_path varchar(256) not null, published boolean not null default 1,
    timestamp timestamp not null default current_timestamp);
  create table settings (key varchar(32) primary key, value text);
  create table tags (id integer primary key autoincrement, name varchar(32) not null,
    timestamp timestamp not null default current_timestamp);
  create table uploads_tags (upload_id integer, tag_id integer, primary key (upload_id, tag_id));
`;

export interface OldAccount {
  username: string;
  email?: string;
  password?: string;
  isAdmin?: boolean;
  isActive?: boolean;
  quotaBytes?: number;
  /** By this and by the times of files, one installation is told from others; they follow from the name. */
  registeredAt?: string;
}

export interface OldFile {
  code: string;
  name: string;
  /** Null: they are lost. */
  bytes: Uint8Array | string | null;
  isPublished?: boolean;
  at?: string;
  tags?: string[];
  /** Of the bytes below the folder, where it is not the usual one. */
  path?: string;
}

/** What an installation has: its accounts are numbered from 1, each with its files. */
export type OldAccounts = readonly (OldAccount & { files: readonly OldFile[] })[];

export const oldCodeOf = (number: number) => `c0de${number}`;
/** The token of an account's clients, which no other installation has. */
export const oldTokenOf = (username: string) =>
  `token_${new Bun.CryptoHasher('md5').update(username).digest('hex')}`;

/** PHP names bcrypt 2y, and hashes the first 72 bytes. */
export async function hashAsPhp(password: string): Promise<string> {
  const bytes = Buffer.from(password).subarray(0, 72);
  const hash = await Bun.password.hash(bytes, { algorithm: 'bcrypt', cost: 4 });
  return hash.replace(/^\$2\w\$/, '$2y$');
}

/** Writes an installation into a folder, and gives where its database and its files are. */
export async function writeXBackBone(folder: string, accounts: OldAccounts) {
  const database = join(folder, 'database.db');
  const files = join(folder, 'storage');
  await mkdir(files, { recursive: true });
  const db = new Database(database, { create: true });
  db.run(tables);
  for (const [index, account] of accounts.entries()) {
    const number = index + 1;
    const { username, email = `${username}@old.example`, password = 'correct horse' } = account;
    db.run(
      `insert into users (email, username, password, user_code, token, active, is_admin, registration_date,
        max_disk_quota) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        email,
        username,
        await hashAsPhp(password),
        oldCodeOf(number),
        oldTokenOf(username),
        account.isActive === false ? 0 : 1,
        account.isAdmin ? 1 : 0,
        account.registeredAt ?? timeOf(username),
        account.quotaBytes ?? -1,
      ],
    );
    const at = timeOf(username).slice(0, 19).replace('T', ' ');
    for (const file of account.files) await addFile(db, files, number, { at, ...file });
  }
  db.close();
  return { database, files };
}

/** In the first half of 2021. */
const timeOf = (username: string) =>
  new Date(Date.UTC(2021) + (Bun.hash.crc32(username) % 10_000_000) * 1000).toISOString();

async function addFile(
  db: Database,
  root: string,
  number: number,
  file: OldFile & { at: string },
): Promise<void> {
  const { code, name, bytes, at, tags = [] } = file;
  const extension = /\.[^.]+$/.exec(name)?.[0] ?? '';
  const path = file.path ?? `${oldCodeOf(number)}/${code}${extension}`;
  const { lastInsertRowid: id } = db.run(
    'insert into uploads (user_id, code, filename, storage_path, published, timestamp) values (?, ?, ?, ?, ?, ?)',
    [number, code, name, path, file.isPublished === false ? 0 : 1, at],
  );
  for (const tag of tags) {
    db.run(
      'insert or ignore into tags (id, name) values ((select id from tags where name = ?), ?)',
      [tag, tag],
    );
    db.run('insert into uploads_tags select ?, id from tags where name = ?', [id, tag]);
  }
  if (bytes === null) return;
  const place = join(root, path);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, bytes);
}

/** Changes rows as the product itself, or a fault, may have left them. */
export function changeXBackBone(database: string, statement: string): void {
  const db = new Database(database);
  db.run(statement);
  db.close();
}
