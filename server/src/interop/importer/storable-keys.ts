import type { Read, Source } from './source.ts';

// PostgreSQL refuses to index more than 2700.
const keyBytesMax = 1024;
const shownLength = 40;

/** The same source, in which rows with a key that no database can keep are unreadable: they would end the whole run. */
export function withStorableKeys(source: Source): Source {
  return {
    ...source,
    accounts: () => checked(source.accounts()),
    albums: () => checked(source.albums()),
    links: () => checked(source.links()),
    files: () => checked(source.files()),
    close: () => source.close(),
  };
}

async function* checked<T extends { key: string }>(
  rows: AsyncIterable<Read<T>>,
): AsyncIterable<Read<T>> {
  for await (const row of rows) {
    if (isStorable(row.key)) yield row;
    else
      yield {
        key: JSON.stringify(row.key.slice(0, shownLength)),
        problem: 'its key cannot be kept',
      };
  }
}

const isStorable = (key: string) =>
  key.isWellFormed() && !key.includes('\0') && Buffer.byteLength(key) <= keyBytesMax;
