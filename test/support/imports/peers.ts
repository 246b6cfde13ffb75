import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sha256Of } from '../files/hash.ts';
import { createTemporaryFolder } from '../files/temporary-folder.ts';
import { perchOn } from '../servers/backups.ts';
import { createDatabase } from '../servers/installation.ts';
import type { TestServer } from '../servers/server.ts';
import { askOld, oldHost } from './old-addresses.ts';

// Installations that released versions of other products have written, and what these answered at each of their
// addresses: `test/fixtures/imports/README.md` says how.

export const fixtures = join(import.meta.dir, '../../fixtures/imports');

export type Product = 'xbackbone' | 'zipline3' | 'zipline4' | 'chibisafe' | 'ass' | 'pingvin';

interface Answer {
  status: number;
  type?: string | undefined;
  /** Of the bytes, where they were those of a file. */
  sha256?: string;
  /** Whether the answer was a page of the product. */
  page?: boolean;
  location?: string | undefined;
  /** Whether browsers save it. */
  isSaved?: boolean;
}

/** What an address answered to a program, or to a browser that navigated to it. */
interface Recorded extends Answer {
  path: string;
  as: 'program' | 'browser';
}

/** The host on which each of them was asked. */
export const peerHost = 'old.example';

/**
 * Imports what the product has written, and waits until its host is served. Gives the report.
 */
export async function importPeer(
  server: TestServer,
  product: Product,
  ...options: string[]
): Promise<string> {
  await using folder = await createTemporaryFolder();
  await using database = await unpackPeer(product, folder.path);
  const places = ['--database', database.place, '--files', join(folder.path, 'files')];
  const args = ['import', product, '--host', peerHost, ...places, ...options];
  const { exitCode, stdout, stderr } = await perchOn(server.installation, ...args);
  if (stderr !== '' || exitCode === 1) throw new Error(`It was not imported: ${stderr}`);
  await oldHost(server, peerHost).isServed();
  return stdout;
}

/** Gives where its database is: in the folder, or in the tests' cluster where it is a dump. */
async function unpackPeer(
  product: Product,
  folder: string,
): Promise<AsyncDisposable & { place: string }> {
  const archive = join(fixtures, product, 'installation.tgz');
  const child = Bun.spawn(['tar', '-xzf', archive, '-C', folder], { stderr: 'inherit' });
  if ((await child.exited) !== 0) throw new Error(`${archive} cannot be unpacked`);
  const dump = Bun.file(join(folder, 'database.sql'));
  if (!(await dump.exists())) {
    // ass keeps its rows among its files.
    const place = join(folder, product === 'ass' ? 'files' : 'database.db');
    return { place, async [Symbol.asyncDispose]() {} };
  }
  const { url, drop } = await createDatabase();
  await using sql = new Bun.SQL(url, { max: 1 });
  await sql.unsafe(await dump.text());
  return { place: url, [Symbol.asyncDispose]: async () => void (await drop()) };
}

async function recordedAnswers(product: Product): Promise<Recorded[]> {
  const lines = await readFile(join(fixtures, product, 'addresses.jsonl'), 'utf8');
  return lines
    .trim()
    .split('\n')
    .map((line): Recorded => JSON.parse(line));
}

/** A difference that is meant, as `differences` writes it, and why. */
export type Meant = readonly [difference: RegExp, why: string];

/** Types are decided by the bytes and the extension, as of every upload. */
const meantTypes: readonly Meant[] = [
  [/ text\/html (\w+) → 200 text\/plain \1$/, 'HTML is never shown as a page'],
  [
    / (?:text\/[\w-]+|application\/(?:json|javascript)) (\w+) → 200 text\/plain \1$/,
    'texts are shown as plain texts',
  ],
  [/ application\/(?:gzip|zip) (\w+) → 200 application\/octet-stream \1$/, 'archives are saved'],
  [/ audio\/x-wav (\w+) → 200 audio\/wav \1$/, 'the same type by its newer name'],
];

/** Asks each address of the product again; gives those that answer otherwise, as `path (as): before → now`. */
export async function differences(
  server: TestServer,
  product: Product,
  meant: readonly Meant[] = [],
): Promise<string[]> {
  const found: string[] = [];
  for (const before of await recordedAnswers(product)) {
    const now = await answerOf(server, before);
    const [was, is] = [textOf(before), textOf(now)];
    if (was !== is) found.push(`${before.path} (${before.as}): ${was} → ${is}`);
    if (before.isSaved && !now.isSaved) found.push(`${before.path} (${before.as}): not saved`);
  }
  const known = [...meantTypes, ...meant];
  return found.filter((each) => !known.some(([difference]) => difference.test(each)));
}

async function answerOf(server: TestServer, { path, as }: Recorded): Promise<Answer> {
  const headers = as === 'browser' ? { 'sec-fetch-mode': 'navigate' } : {};
  const answer = await askOld(server, path, { host: peerHost, headers });
  const bytes = await answer.bytes();
  const location = answer.headers.get('location') ?? undefined;
  const type = answer.headers.get('content-type') ?? undefined;
  // Pages of the old product are pages of the app, which are on its own origin.
  if (answer.status === 303 && location?.startsWith(server.origin)) {
    const { status, headers: shown } = await fetch(location, { headers });
    return { status, page: shown.get('content-type')?.startsWith('text/html') === true };
  }
  const isSaved = answer.headers.get('content-disposition')?.startsWith('attachment;') === true;
  return { status: answer.status, type, location, sha256: sha256Of(bytes), isSaved };
}

// Texts of either are UTF-8, whether the product said so or not.
const nameOf = (type = '') => type.toLowerCase().replace(/; ?charset=utf-8$/, '');

/** What has to be the same, in one line. */
function textOf({ status, type, sha256, page, location }: Answer): string {
  if (location !== undefined) return `${status} ${location}`;
  if (status !== 200) return String(status);
  return page ? 'a page' : `200 ${nameOf(type)} ${sha256?.slice(0, 12)}`;
}
