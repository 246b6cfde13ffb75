import { withAsciiDomain } from '@perch/contract/email-domain';
import { type Kysely, sql } from 'kysely';

/**
 * Networks that accounts were signed in to from; what administrators are still to be told of
 * registrations; and emails are compared with their domain in A-labels.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_networks')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_networks_key', ['user_id', 'network'])
    .execute();
  await db.schema
    .createIndex('known_networks_by_age')
    .on('known_networks')
    .column('seen_at')
    .execute();
  await createRegistrationNews(db);
  await compareDomainsAsAscii(db);
}

async function createRegistrationNews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('registration_mails')
    .addColumn('administrator_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addColumn('waiting_id', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('registration_news')
    .addColumn('administrator_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('registration_news_key', ['administrator_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('registration_news_by_user')
    .on('registration_news')
    .column('user_id')
    .execute();
}

/** Where two accounts differ only in how their domain is written, the later one keeps its key. */
async function compareDomainsAsAscii(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; email_key: string }>`
    select id, email_key from users order by created_at, id`.execute(db);
  const taken = new Set(rows.map(({ email_key }) => email_key));
  for (const { id, email_key: before } of rows) {
    const after = withAsciiDomain(before);
    if (taken.has(after)) continue;
    taken.add(after);
    await sql`update users set email_key = ${after} where id = ${id}`.execute(db);
  }
}
