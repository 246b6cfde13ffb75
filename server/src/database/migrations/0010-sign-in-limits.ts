import { withAsciiDomain } from '@perch/contract/accounts/email-domain';
import { type Kysely, sql } from 'kysely';

/**
 * Known networks of accounts, registrations not yet mailed to administrators, and email keys with the
 * domain in A-labels.
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
  await writeDomainsAsAscii(db);
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
    .addColumn('mail_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('registration_news_key', ['administrator_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('registration_news_by_user')
    .on('registration_news')
    .column('user_id')
    .execute();
}

/**
 * Where two accounts differ only in the notation of the email's domain, the one written in A-labels gets
 * the new key, otherwise the older one. The other keeps its key, with which its owner still signs in.
 */
async function writeDomainsAsAscii(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; email: string; email_key: string }>`
    select id, email, email_key from users order by created_at, id`.execute(db);
  const taken = new Set(rows.map(({ email_key }) => email_key));
  for (const { id, email, email_key: before } of rows) {
    const key = withAsciiDomain(before);
    if (taken.has(key)) continue;
    taken.add(key);
    await sql`update users set email_key = ${key}, email = ${withAsciiDomain(email)}
      where id = ${id}`.execute(db);
  }
}
