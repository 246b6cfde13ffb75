import { randomBytes } from 'node:crypto';

import { becomeAdministrator, type Person, registerApproved } from '../api/accounts.ts';
import { send } from '../api/client.ts';
import { approveDomain, listDomains, requestDomain, toggleDefault } from '../api/domains.ts';
import { acceptTerms, logoOf, setUpBrand } from '../api/settings.ts';
import { makeToken, type TokenFields } from '../api/tokens.ts';
import { upload } from '../api/uploads.ts';
import { png } from '../files/pictures.ts';
import type { S3Proxy, SeenRequest } from '../proxies/s3-proxy.ts';
import { waitFor } from '../wait.ts';
import { type PerchProcess, runToEnd, startProcess } from './process.ts';
import type { TestServer } from './server.ts';

export const noS3 = {
  S3_ENDPOINT: '',
  S3_BUCKET: '',
  S3_REGION: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
};

/** Runs `perch migrate` to its end. */
export const migrate = (args: string[], env: Record<string, string>) =>
  runToEnd(['migrate', ...args], env, '', 300_000);

/** An installation's accounts and uploads, to be found again after a migration. */
export interface FilledInstallation {
  admin: Person;
  person: Person;
  apiToken: string;
  /** A token with a name. */
  namedToken: string;
  /** What each link leads to. */
  links: Map<string, Uint8Array>;
  thumbnails: string[];
  deletionUrl: string;
  /** A picture with a thumbnail. */
  inTrash: { id: string; publicUrl: string; thumbnailUrl: string; content: Uint8Array };
}

/** People, a domain, and so many files, of all kinds that a move may stumble over. */
export async function fillInstallation(
  server: TestServer,
  count: number,
): Promise<FilledInstallation> {
  const admin = await becomeAdministrator(server);
  const person = await registerApproved(server, admin, 'Ärger-😀');
  const { _id } = await requestDomain(server, person, 'ann.example.net', 'subdomain');
  await approveDomain(server, admin, _id);
  await toggleDefault(server, person, _id);
  await send(server.origin, 'POST', '/api/admin/invites', {
    token: admin.token,
    body: { uses: 3 },
  });
  await setUpBrand(server, admin.token);
  await acceptTerms(server, person.token);
  const shown = await send(server.origin, 'GET', '/api/auth/token', { token: person.token });

  const scopes: TokenFields['scopes'] = ['files:read'];
  const fields = { currentPassword: person.password, scopes };
  const { secret: namedToken } = await makeToken(server, person, fields);

  const links = new Map<string, Uint8Array>();
  const thumbnails: string[] = [];
  const same = randomBytes(3000);
  let deletionUrl = '';
  await inLanes(
    Array.from({ length: count }, (_, n) => n),
    async (n) => {
      const { token } = n % 3 === 0 ? admin : person;
      const isPicture = n % 250 === 1;
      const content = isPicture ? png(20 + n, 20) : n % 10 === 0 ? same : randomBytes(1 + n * 3);
      const name = isPicture ? `${n}.png` : `Größe ${n} 😀.txt`;
      const { publicUrl, thumbnailUrl, file } = await upload(server, token, name, content);
      links.set(publicUrl, content);
      if (isPicture && (await fetch(thumbnailUrl)).ok) thumbnails.push(thumbnailUrl);
      deletionUrl = file.deletionUrl;
    },
  );
  const inTrash = await fillTrash(server, admin);
  const { data } = await shown.json();
  const { apiToken } = data;
  return { admin, person, apiToken, namedToken, links, thumbnails, deletionUrl, inTrash };
}

async function fillTrash(server: TestServer, { token }: Person) {
  const content = png(19, 20);
  const sent = await upload(server, token, 'trashed.png', content);
  const { _id: id, publicUrl, thumbnailUrl } = sent;
  if (!(await fetch(thumbnailUrl)).ok) throw new Error('There is no thumbnail');
  await send(server.origin, 'DELETE', `/api/upload/${id}`, { token });
  return { id, publicUrl, thumbnailUrl, content };
}

/** Brings the upload back from the trash; whether its links lead to its bytes and its thumbnail. */
export async function isRestored(
  server: TestServer,
  { admin: { token }, inTrash }: FilledInstallation,
): Promise<boolean> {
  await send(server.origin, 'POST', `/api/upload/${inTrash.id}/restore`, { token });
  const answer = await fetchLink(server, inTrash.publicUrl);
  const thumbnail = await fetchLink(server, inTrash.thumbnailUrl);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return bytes.equals(Buffer.from(inTrash.content)) && thumbnail.ok;
}

async function inLanes<T>(items: T[], work: (item: T) => Promise<void>) {
  const rest = items.values();
  const lane = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, lane));
}

/** A link of any domain, asked for at this server. */
export function fetchLink(server: TestServer, url: string, init: RequestInit = {}) {
  const { host, pathname, search } = new URL(url);
  return fetch(`${server.origin}${pathname}${search}`, { ...init, headers: { host } });
}

/** Everything that lists, totals and links show, but for the bytes and what changes by itself. */
export async function seenBy(server: TestServer, { admin, links, thumbnails }: FilledInstallation) {
  const get = async (path: string) => {
    const answer = await send(server.origin, 'GET', path, { token: admin.token });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  const uploads: unknown[] = [];
  const pages = Math.ceil(links.size / 100);
  for (let page = 1; page <= pages; page += 1) {
    uploads.push((await get(`/api/upload/all?limit=100&page=${page}`)).data.uploads);
  }
  const headers: unknown[] = [];
  for (const url of [...links.keys()].filter((_, index) => index % 10 === 0)) {
    const head = await fetchLink(server, url, { method: 'HEAD' });
    const about = Object.fromEntries(head.headers);
    delete about['date'];
    headers.push([url, head.status, about]);
  }
  const { domains } = await listDomains(server, admin, 'all');
  return {
    uploads,
    trash: (await get('/api/upload/all?trashed=true')).data.uploads,
    headers,
    users: await get('/api/auth/users?limit=100'),
    stats: await get('/api/admin/stats'),
    audit: await get('/api/admin/audit?limit=100'),
    invites: await get('/api/admin/invites'),
    settings: await get('/api/admin/settings'),
    logo: await logoOf(server),
    search: inOrderOfIds(await get('/api/upload/all?search=Gr%C3%B6%C3%9Fe%20174&limit=100')),
    domains: domains.map(({ domain, status, user }) => ({ domain, status, user })),
    thumbnails: await Promise.all(
      thumbnails.map(async (url) => (await fetch(url)).headers.get('etag')),
    ),
  };
}

/** Of what came in the same millisecond, SQLite's search knows which was the first. */
function inOrderOfIds({ data }: { data: { uploads: { _id: string }[] } }) {
  return data.uploads.toSorted((a, b) => (a._id < b._id ? -1 : 1));
}

/** The links whose bytes are not what was uploaded. */
export async function wrongLinks(
  server: TestServer,
  { links }: FilledInstallation,
): Promise<string[]> {
  const wrong: string[] = [];
  await inLanes([...links], async ([url, content]) => {
    const answer = await fetchLink(server, url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200 || !bytes.equals(Buffer.from(content))) wrong.push(url);
  });
  return wrong;
}

/** Begins to move, and kills it as soon as this holds of what it has printed, unless it was ready before. */
export async function tryToInterruptMigration(
  args: string[],
  env: Record<string, string>,
  isFarEnough: (printed: string) => boolean,
): Promise<{ wasInterrupted: boolean; output: string }> {
  const { child, stdout, stderr }: PerchProcess = startProcess(['migrate', ...args], env);
  await waitFor(
    'it to come far enough, or the end',
    () => isFarEnough(stdout()) || child.exitCode !== null,
    { timeoutMs: 120_000, everyMs: 1 },
  );
  child.kill('SIGKILL');
  await child.exited;
  const output = `${stdout()}${stderr()}`;
  return { wasInterrupted: child.signalCode === 'SIGKILL', output };
}

const isStoring = ({ method }: SeenRequest) => method === 'PUT';

/**
 * Begins to move, and kills it when it has printed this and has stored so many files. S3 takes no more of
 * them, so it cannot end before, however slow the machine is to kill it. Gives what it has printed.
 */
export async function interruptMigration(
  { way, moving }: { way: S3Proxy; moving: Record<string, string> },
  args: string[],
  { printed = /^/, files = 0 }: { printed?: RegExp; files?: number },
): Promise<string> {
  const before = way.count(isStoring);
  way.onRequest((request) =>
    isStoring(request) && way.count(isStoring) > before + files ? 'hang' : undefined,
  );
  const { wasInterrupted, output } = await tryToInterruptMigration(
    args,
    moving,
    (text) => printed.test(text) && way.count(isStoring) >= before + files,
  );
  way.onRequest(() => undefined);
  if (!wasInterrupted) throw new Error(`It ended before: ${output}`);
  return output;
}
