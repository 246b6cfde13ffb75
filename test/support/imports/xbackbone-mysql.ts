import type { MariaDb } from '../services/mariadb.ts';

// The tables of XBackBone 3.8 in MySQL, written after the schema that its seven migrations leave.

const tables = [
  `create table users (id integer primary key auto_increment, email varchar(30) not null unique,
    username varchar(30) not null, password varchar(256) not null, user_code varchar(5), token varchar(256),
    active boolean not null default 1, is_admin boolean not null default 0,
    registration_date timestamp not null default current_timestamp, remember_selector varchar(16),
    remember_token varchar(256), remember_expire timestamp null default null, activate_token varchar(32),
    reset_token varchar(32), current_disk_quota bigint(20) not null default 0,
    max_disk_quota bigint(20) not null default -1, ldap boolean not null default 0,
    hide_uploads boolean not null default 0, copy_raw boolean not null default 0)`,
  `create table uploads (id integer primary key auto_increment, user_id integer(20), code varchar(64) not null,
    filename varchar(128) not null, storage_path varchar(256) not null, published boolean not null default 1,
    timestamp timestamp not null default current_timestamp,
    foreign key (user_id) references users (id) on update cascade on delete set null)`,
  'create table tags (id integer primary key auto_increment, name varchar(32) not null)',
  'create table uploads_tags (upload_id integer, tag_id integer, primary key (upload_id, tag_id))',
];

/** Makes a database in this character set, and runs statements in it in the client's character set. */
export async function writeXBackBoneInMysql(
  { run, urlOf }: MariaDb,
  name: string,
  { charset, client, statements }: { charset: string; client: string; statements: string[] },
): Promise<string> {
  await run([`create database ${name} character set ${charset}`]);
  await run([...tables, `set names ${client}`, ...statements], name);
  return urlOf(name);
}

/** A text as the bytes that PHP sends, whatever the character set is. */
export const sqlBytes = (text: string) => `x'${Buffer.from(text).toString('hex')}'`;
