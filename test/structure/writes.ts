import { type Finding, importsOf, isTest, type Source } from './source.ts';

const writes =
  /\b(?:insertInto|deleteFrom)\(\s*'(?:uploads|trashed_uploads|objects|upload_totals|daily_totals|category_total_shards|daily_total_shards)'/;

// What an account leaves that has gone, and what a copy of the database is made consistent with.
const mayWrite = new Set([
  'server/src/modules/admin/delete-user.ts',
  'server/src/operations/backup/take-snapshot.ts',
]);

const aboveDatabase = /^server\/src\/(?:modules|public|interop)\//;
const ofOneDialect = /^server\/src\/database\/(?:dialect|sqlite\/direct)\.ts$/;
const isServer = (path: string) => path.startsWith('server/src/') && !isTest(path);

/** Code that writes uploads past `database/writes`, and code above the database that asks which one it is. */
export function writeFindings(sources: Source[]): Finding[] {
  const files = sources.filter(({ path }) => isServer(path) && !path.endsWith('.suite.ts'));
  const past = files
    .filter(({ path }) => !path.startsWith('server/src/database/') && !mayWrite.has(path))
    .filter(({ text }) => writes.test(text))
    .map(({ path }) => ({ path, problem: 'inserts or deletes uploads past database/writes' }));
  const asking = files
    .filter(({ path }) => aboveDatabase.test(path))
    .filter((source) => importsOf(source).some(({ target }) => ofOneDialect.test(target)))
    .map(({ path }) => ({ path, problem: 'asks which database it has' }));
  return [...past, ...asking];
}
