import type { CreateTableBuilder, Kysely } from 'kysely';

/**
 * Second factors, passkeys, identities at other providers, and what a sign-in keeps between its steps. Only new
 * tables, so that processes of the previous version go on. From here on an empty `users.password_hash` means
 * that the account has no password.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ownedBy(db.schema.createTable('totp'))
    .addPrimaryKeyConstraint('totp_of_user', ['user_id'])
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .execute();

  await ownedBy(db.schema.createTable('recovery_codes'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addPrimaryKeyConstraint('recovery_codes_of_user', ['user_id', 'code_hash'])
    .execute();

  await ownedBy(db.schema.createTable('passkeys'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('sign_count', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('is_backed_up', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('passkeys_by_owner')
    .on('passkeys')
    .columns(['user_id', 'created_at', 'id'])
    .execute();

  await ownedBy(db.schema.createTable('identities'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('identities_by_subject')
    .on('identities')
    .columns(['issuer', 'subject'])
    .unique()
    .execute();
  await db.schema
    .createIndex('identities_by_owner')
    .on('identities')
    .columns(['user_id', 'created_at', 'id'])
    .execute();

  await db.schema
    .createTable('sign_in_steps')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('sign_in_steps_by_end')
    .on('sign_in_steps')
    .columns(['expires_at'])
    .execute();
  await db.schema
    .createIndex('sign_in_steps_by_user')
    .on('sign_in_steps')
    .columns(['user_id'])
    .execute();
}

const ownedBy = <T extends string>(table: CreateTableBuilder<T>) =>
  table.addColumn('user_id', 'text', (column) =>
    column.notNull().references('users.id').onDelete('cascade'),
  );
