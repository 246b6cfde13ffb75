import { afterAll, beforeAll, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  type Person,
  registerApproved,
  setUpAdministrator,
  signIn,
  signUpApproved,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { openTables, rowsOf, type TextRow } from '../../support/database/schemas.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';

// Most tests write their accounts into the database. What they prove holds only as long as such an account
// is one that the API makes.

let byApi: TestServer;
let byRows: TestServer;

beforeAll(async () => {
  [byApi, byRows] = await Promise.all([startServer(), startServer()]);
});

afterAll(async () => {
  await byApi[Symbol.asyncDispose]();
  await byRows[Symbol.asyncDispose]();
});

const compared = {
  users: 'created_at',
  sessions: 'created_at',
  audit: 'at',
  totals: 'name',
};

/** Of the rows of two accounts: each column that differs between any two, as one word. */
function withoutChance(row: TextRow, people: Person[]): TextRow {
  const texts = Object.entries(row).map(([column, value]) => {
    if (/^(id|token_hash|password_hash|.*_at|at|search_id)$/.test(column)) {
      return [column, value === null ? null : `some ${column}`] as const;
    }
    return [column, value && withNames(value, people)] as const;
  });
  return Object.fromEntries(texts);
}

const withNames = (text: string, people: Person[]) =>
  people.reduce((rest, { id, username }, index) => {
    return rest.replaceAll(id, `id ${index}`).replaceAll(username, `name ${index}`);
  }, text);

async function rowsWith(server: TestServer, people: Person[]) {
  const { DATABASE_URL: url = `sqlite:${server.dataDir}/perch.db` } = server.installation.env;
  await using database = await openTables(url);
  const rows: Record<string, TextRow[]> = {};
  for (const [table, order] of Object.entries(compared)) {
    const columns = database.tables.get(table) ?? [];
    const found = await rowsOf(database, table, columns, order);
    rows[table] = found.map((row) => withoutChance(row, people));
  }
  return rows;
}

test('accounts that tests write are those that the API makes', async () => {
  const setUp = await setUpAdministrator(byApi);
  const signedUp = await signUpApproved(byApi, setUp);
  const written = await becomeAdministrator(byRows);
  const registered = await registerApproved(byRows, written);
  const rows = await rowsWith(byRows, [written, registered]);
  expect(rows['users']).toHaveLength(2);
  expect(rows).toEqual(await rowsWith(byApi, [setUp, signedUp]));
});

test('written accounts call with their session and sign in with their password', async () => {
  const admin = await becomeAdministrator(byRows);
  const person = await registerApproved(byRows, admin);
  for (const { id, email, password, token } of [admin, person]) {
    const again = await signIn(byRows, email, password);
    for (const session of [token, again]) {
      const answer = await send(byRows.origin, 'GET', '/api/auth/me', { token: session });
      expect(await answer.json()).toMatchObject({ data: { user: { _id: id, email } } });
    }
  }
});
