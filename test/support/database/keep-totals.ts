const statements = [
  `insert into upload_totals (user_id, category, uploads, bytes)
    select user_id, category, count(*), sum(size) from uploads group by user_id, category`,
  `update users set upload_count = t.uploads, storage_bytes = t.bytes
    from (select user_id, sum(uploads) as uploads, sum(bytes) as bytes from upload_totals
      group by user_id) as t where t.user_id = users.id`,
  `insert into category_totals (category, uploads, bytes)
    select category, sum(uploads), sum(bytes) from upload_totals group by category`,
  `insert into daily_totals (user_id, day, uploads, bytes)
    select user_id, created_at / 86400000, count(*), sum(size) from uploads
    group by user_id, created_at / 86400000`,
  `insert into daily_totals (user_id, day, uploads, bytes)
    select '', day, sum(uploads), sum(bytes) from daily_totals group by day`,
  `update totals set value = (select count(*) from users) where name = 'users'`,
  `update totals set value = (select count(*) from users where status = 'pending')
    where name = 'pending_users'`,
];

/** The totals that the server keeps with every upload, made at once for seeded rows. */
export async function keepTotals(database: Bun.SQL): Promise<void> {
  for (const statement of statements) await database.unsafe(statement);
}
