import { type Kysely, sql } from 'kysely';

/** Domains, quotas, kept totals, invitations, password resets, the outbox, the audit log and jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createDomains(db);
  await extendAccounts(db);
  await extendUploads(db);
  await createTotals(db);
  await createAccountTokens(db);
  await createOutbox(db);
  await createAudit(db);
  await db.schema
    .createTable('jobs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('error', 'text', (column) => column.notNull())
    .addColumn('free_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into locks (name, taken_at) values ('domains', 0)`.execute(db);
}

async function createDomains(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('domains')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('owned_at', 'bigint')
    .addColumn('pointing_at', 'bigint')
    .addColumn('https_at', 'bigint')
    .addColumn('checked_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'domains', ['user_id', 'created_at', 'id']);
  await index(db, 'domains', ['status', 'created_at', 'id']);
  await index(db, 'domains', ['created_at', 'id']);
}

async function extendAccounts(db: Kysely<unknown>): Promise<void> {
  const number = (name: string) =>
    db.schema
      .alterTable('users')
      .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  await number('upload_count');
  await number('storage_bytes');
  await number('reserved_bytes');
  await db.schema.alterTable('users').addColumn('quota_bytes', 'bigint').execute();
  await db.schema
    .alterTable('users')
    .addColumn('default_domain_id', 'text', (column) =>
      column.references('domains.id').onDelete('set null'),
    )
    .execute();
  await sql`update users set
    upload_count = coalesce((select sum(uploads) from upload_totals t where t.user_id = users.id), 0),
    storage_bytes = coalesce((select sum(bytes) from upload_totals t where t.user_id = users.id), 0)
  `.execute(db);
  await index(db, 'users', ['created_at', 'id']);
  await index(db, 'users', ['username_key', 'id']);
  await index(db, 'users', ['upload_count', 'id', 'username_key']);
  await index(db, 'users', ['storage_bytes', 'id']);
  // Deleting a domain looks up the users whose default it is.
  await index(db, 'users', ['default_domain_id']);
  for (const name of ['address', 'user_agent']) {
    await db.schema
      .alterTable('sessions')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}

async function extendUploads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('uploads')
    .addColumn('domain_id', 'text', (column) =>
      column.references('domains.id').onDelete('set null'),
    )
    .execute();
  await db.schema
    .alterTable('uploads')
    .addColumn('name_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update uploads set name_key = lower(original_name)`.execute(db);
  await index(db, 'uploads', ['domain_id']);
  await index(db, 'uploads', ['created_at', 'id']);
  await index(db, 'uploads', ['category', 'created_at', 'id']);
  await index(db, 'uploads', ['size', 'id']);
  await index(db, 'uploads', ['name_key', 'id']);
  await index(db, 'uploads', ['category', 'size', 'id']);
  await index(db, 'uploads', ['category', 'name_key', 'id']);
  // The trailing category makes the index cover lists that are filtered by it.
  await index(db, 'uploads', ['user_id', 'size', 'id', 'category']);
  await index(db, 'uploads', ['user_id', 'name_key', 'id', 'category']);
}

async function createTotals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('totals')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into totals (name, value)
    select 'users', count(*) from users union all
    select 'pending_users', count(*) from users where status = 'pending' union all
    select 'domains', 0 union all select 'pending_domains', 0 union all select 'audit', 0
  `.execute(db);

  await db.schema
    .createTable('category_totals')
    .addColumn('category', 'text', (column) => column.primaryKey())
    .addColumn('uploads', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into category_totals (category, uploads, bytes)
    select category, sum(uploads), sum(bytes) from upload_totals group by category`.execute(db);

  // `day` counts from 1970-01-01 (UTC); an empty `user_id` is the sum of all users.
  await db.schema
    .createTable('daily_totals')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('uploads', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_totals_key', ['user_id', 'day'])
    .execute();
  await sql`insert into daily_totals (user_id, day, uploads, bytes)
    select user_id, created_at / 86400000, count(*), sum(size) from uploads
    group by user_id, created_at / 86400000`.execute(db);
  await sql`insert into daily_totals (user_id, day, uploads, bytes)
    select '', day, sum(uploads), sum(bytes) from daily_totals group by day`.execute(db);
}

async function createAccountTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'password_resets', ['user_id']);
  await index(db, 'password_resets', ['expires_at']);
  await db.schema
    .createTable('invites')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('uses', 'integer', (column) => column.notNull())
    .addColumn('uses_max', 'integer', (column) => column.notNull())
    .execute();
  await index(db, 'invites', ['expires_at']);
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint')
    .addColumn('last_error', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'outbox', ['next_attempt_at', 'id']);
}

async function createAudit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    // Names at the time of the entry and no foreign keys: entries outlive the accounts they name.
    .addColumn('actor_id', 'text')
    .addColumn('actor_name', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_type', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('subject_name', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'audit', ['at', 'id']);
}

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}
