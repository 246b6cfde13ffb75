import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sha256Of } from '../files/hash.ts';
import type { TestServer } from '../servers/server.ts';
import { askOld } from './old-addresses.ts';

// Installations that released versions of other products have written, and what these answered at each of their
// addresses: `test/fixtures/imports/README.md` says how.

const fixtures = join(import.meta.dir, '../../fixtures/imports');

export type Product = 'xbackbone' | 'zipline3' | 'zipline4' | 'chibisafe' | 'ass' | 'pingvin';

interface Answer {
  status: number;
  type?: string | undefined;
  /** Of the bytes, where they were those of a file. */
  sha256?: string;
  /** Whether the answer was a page of the product. */
  page?: boolean;
  location?: string | undefined;
}

/** What an address answered to a program, or to a browser that navigated to it. */
export interface Recorded extends Answer {
  path: string;
  as: 'program' | 'browser';
}

/** Unpacks what the product has written into a folder. */
export async function unpackPeer(product: Product, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const archive = join(fixtures, product, 'installation.tgz');
  const child = Bun.spawn(['tar', '-xzf', archive, '-C', folder], { stderr: 'inherit' });
  if ((await child.exited) !== 0) throw new Error(`${archive} cannot be unpacked`);
}

/** What it answered at each of its addresses. */
export async function recordedAnswers(product: Product): Promise<Recorded[]> {
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
  [/ text\/html;\S+ (\w+) → 200 text\/plain;\S+ \1$/, 'HTML is never shown as a page'],
  [/ application\/json\S* (\w+) → 200 text\/plain;\S+ \1$/, 'texts are shown as texts'],
  [/ application\/(?:gzip|zip) (\w+) → 200 application\/octet-stream \1$/, 'archives are saved'],
  [/ audio\/x-wav (\w+) → 200 audio\/wav \1$/, 'the same type by its newer name'],
];

/** Asks each address again on its host; gives those that answer otherwise, as `path (as): before → now`. */
export async function differences(
  server: TestServer,
  host: string,
  recorded: readonly Recorded[],
  meant: readonly Meant[] = [],
): Promise<string[]> {
  const found: string[] = [];
  for (const before of recorded) {
    const now = await answerOf(server, host, before);
    const [was, is] = [textOf(before), textOf(now)];
    if (was !== is) found.push(`${before.path} (${before.as}): ${was} → ${is}`);
  }
  const known = [...meantTypes, ...meant];
  return found.filter((each) => !known.some(([difference]) => difference.test(each)));
}

async function answerOf(
  server: TestServer,
  host: string,
  { path, as, page }: Recorded,
): Promise<Answer> {
  const headers = as === 'browser' ? { 'sec-fetch-mode': 'navigate' } : {};
  const answer = await askOld(server, path, { host, headers });
  const bytes = await answer.bytes();
  const location = answer.headers.get('location') ?? undefined;
  const type = answer.headers.get('content-type') ?? undefined;
  // Pages of before are pages of the app, which are on its own origin.
  if (page && answer.status === 303 && location?.startsWith(server.origin)) {
    const shown = await fetch(location, { headers });
    return { status: shown.status, type: shown.headers.get('content-type') ?? '', page: true };
  }
  return { status: answer.status, type, location, sha256: sha256Of(bytes) };
}

const nameOf = (type = '') => type.toLowerCase().replaceAll(' ', '');

/** What has to be the same, in one line. */
function textOf({ status, type, sha256, page, location }: Answer): string {
  if (location !== undefined) return `${status} ${location}`;
  if (status !== 200) return String(status);
  return page ? '200 a page' : `200 ${nameOf(type)} ${sha256?.slice(0, 12)}`;
}
