import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';

import { sql } from 'kysely';

import type { Config } from '../../config/config.ts';
import { findMisspelt } from '../../config/misspelt-settings.ts';
import type { JobRow } from '../../database/internal-tables.ts';
import { databasePathOf, type Db } from '../../database/open.ts';
import { findContainer } from '../../installation/command-form.ts';
import { countOverloadsSince } from '../../installation/overloads.ts';
import { findProxyFaultSince, proxiesPage } from '../../installation/proxy-faults.ts';
import { openSecret, type Secret } from '../../installation/secret-key.ts';
import { jobs } from '../../jobs/jobs.ts';
import { type Clock, dayMs, minuteMs, secondMs } from '../../lib/clock.ts';
import { createSmtp } from '../../mail/smtp.ts';
import { findUntrustedProxy } from '../../modules/admin/untrusted-proxy.ts';
import { type Program, programs } from '../../thumbnails/faces.ts';
import { findSystemPrograms } from '../../thumbnails/programs/system-programs.ts';
import {
  findIsolation,
  hiddenPaths,
  listIsolations,
} from '../../thumbnails/thumbnail-isolation.ts';
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts';

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Warns about valid settings with undesirable effects. */
export async function checkConfiguration(
  config: Config,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Finding[]> {
  const { publicUrl } = config;
  const findings = [ok('configuration', `every setting is valid; links begin with ${publicUrl}`)];
  const { protocol, hostname } = new URL(publicUrl);
  if (localHosts.has(hostname)) {
    findings.push(
      warning('PUBLIC_URL', 'links work on this machine only; set it to where people reach Perch'),
    );
  } else if (protocol === 'http:') {
    findings.push(
      warning('PUBLIC_URL', 'passwords and files travel unencrypted; use https behind a proxy'),
    );
  }
  const misspelt = findMisspelt(environment).map(({ name, setting }) =>
    warning(name, `it is not a setting; did you mean ${setting}?`),
  );
  return [...findings, ...misspelt, ...(await checkKey(config))];
}

async function checkKey({ secretKey, dataDir }: Config): Promise<Finding[]> {
  if (secretKey !== undefined) return [];
  const path = join(dataDir, 'secret.key');
  const found = await stat(path).catch(() => undefined);
  if (!found || (found.mode & 0o077) === 0) return [];
  return [warning('secret key', `other users of this machine can read it; run chmod 600 ${path}`)];
}

const waitMaxMs = 5000;

/** Whether this server answers at PUBLIC_URL, with a valid certificate if that is HTTPS. */
export async function checkPublicUrl(publicUrl: string): Promise<Finding> {
  const about = 'PUBLIC_URL responds';
  try {
    const response = await fetch(`${publicUrl}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(waitMaxMs),
    });
    const body: unknown = response.status === 200 ? await response.json() : undefined;
    if (body && typeof body === 'object' && 'status' in body) {
      const how = publicUrl.startsWith('https:') ? ', with a valid certificate' : '';
      return ok(about, `yes${how}`);
    }
    const sentence = `another server responds (${response.status}); let the proxy at ${publicUrl} forward requests to HOST and PORT`;
    return problem(about, sentence);
  } catch (error) {
    const reason = reasonOf(error);
    if (/certificate/i.test(reason)) {
      return problem(about, `its certificate is not valid (${reason}); see docs/domains.md`);
    }
    return warning(about, `no (${reason}); are the server and the proxy in front of it running?`);
  }
}

const proxiesVariable = 'TRUSTED_PROXIES';

/** Whether the proxies in front are trusted, and name their clients. */
export async function checkProxies(
  db: Db,
  trustedProxies: readonly string[],
  clock: Clock,
): Promise<Finding[]> {
  const untrusted = await findUntrustedProxy({ db, clock, config: { trustedProxies } });
  if (untrusted) {
    const { address, seenAt, setting } = untrusted;
    return [
      warning(
        proxiesVariable,
        `${address} sends X-Forwarded-For and is not trusted (last at ${isoOf(seenAt)}), so all its clients count as one; if it is your proxy, set ${setting} (${proxiesPage})`,
      ),
    ];
  }
  if (trustedProxies.length === 0) return [];
  const fault = await findProxyFaultSince(db, 'clientUnknown', clock.now() - dayMs);
  if (!fault)
    return [ok(proxiesVariable, 'no request without the address of its client in the last day')];
  return [
    warning(
      proxiesVariable,
      `${fault.proxy} sent X-Forwarded-For without an address (last at ${isoOf(fault.at)}), so all its clients count as one; let it send the client's address`,
    ),
  ];
}

const isoOf = (time: number) => new Date(time).toISOString();

/** The server's secret key, without creating one. */
export async function findSecret({
  secretKey,
  dataDir,
}: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Secret | undefined> {
  if (secretKey === undefined && !existsSync(join(dataDir, 'secret.key'))) return undefined;
  return openSecret(secretKey, dataDir);
}

/** Whether the secret key is the installation's. */
export async function checkSecret(db: Db, config: Config): Promise<Finding[]> {
  const secret = await findSecret(config);
  const known = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirst();
  if (!secret || !known || known.value === secret.fingerprint()) return [];
  return [problem('secret key', "it is not this installation's; set SECRET_KEY to its first one")];
}

/** Connects to the mail server and authenticates. */
export async function checkMailServer(config: Config): Promise<Finding> {
  const { smtpUrl } = config;
  if (smtpUrl === undefined) {
    return warning(
      'mail',
      'SMTP_URL is not set: no email is sent, and passwords cannot be reset by email',
    );
  }
  // The URL contains a password; only the host is printed.
  const host = URL.parse(smtpUrl)?.host ?? 'the mail server';
  try {
    const smtp = await createSmtp(config, smtpUrl);
    await smtp.verify();
    return ok('mail', `${host} accepts email from ${config.mailFrom}`);
  } catch (error) {
    return problem('mail', `${host} cannot be used (${reasonOf(error)}); check SMTP_URL`);
  }
}

/** Pending and undeliverable mails in the outbox. */
export async function checkOutbox(db: Db): Promise<Finding[]> {
  const { waiting, all } = await db
    .selectFrom('outbox_entries')
    .select(({ fn }) => [fn.count<number>('due_at').as('waiting'), fn.countAll<number>().as('all')])
    .where('kind', '=', 'mail')
    .executeTakeFirstOrThrow();
  const undeliverable = all - waiting;
  const last = await db
    .selectFrom('outbox_entries')
    .select('last_error')
    .where('kind', '=', 'mail')
    .where('last_error', '!=', '')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const findings: Finding[] = [];
  if (waiting > 0) {
    const reason = last ? `; the last error: ${last.last_error}` : '';
    const make = last ? warning : ok;
    findings.push(make('mail queue', `${waiting} waiting${reason}`));
  } else {
    findings.push(ok('mail queue', 'nothing is waiting'));
  }
  if (undeliverable > 0) {
    const sentence = `${undeliverable} undeliverable in the last 30 days; the last error: ${last?.last_error}`;
    findings.push(warning('mail queue', sentence));
  }
  return findings;
}

// This version did not exist earlier.
const earliest = Date.UTC(2026, 0, 1);
const differenceMaxMs = 5 * secondMs;

/** Whether the clock is plausible and agrees with the database's: sessions, links and leases depend on it. */
export async function checkClock(db: Db, url: string, clock: Clock): Promise<Finding> {
  const now = clock.now();
  const shown = new Date(now).toISOString();
  if (now < earliest)
    return problem('clock', `it is not ${shown}; let NTP set this machine's clock`);
  const latest = await findLatestEvent(db);
  if (latest > now + minuteMs) {
    const sentence = `it says ${shown}, but something was recorded at ${new Date(latest).toISOString()}; let NTP set it`;
    return problem('clock', sentence);
  }
  if (databasePathOf(url) !== undefined) return ok('clock', shown);
  const differenceMs = Math.abs((await databaseTime(db)) - clock.now());
  if (differenceMs > differenceMaxMs) {
    const seconds = (differenceMs / secondMs).toFixed(1);
    const make = differenceMs > minuteMs ? problem : warning;
    return make('clock', `${seconds} s away from the database's; let NTP set both`);
  }
  return ok('clock', `${shown}, as the database's`);
}

async function findLatestEvent(db: Db): Promise<number> {
  const latest = await db
    .selectFrom('audit')
    .select('at')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.at ?? 0;
}

async function databaseTime(db: Db): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
  return rows[0]?.now ?? 0;
}

/** Reports the jobs that failed or are late; those on time in one line, or each where `listsAll`. */
export async function checkJobs(
  db: Db,
  clock: Clock,
  { listsAll }: { listsAll: boolean },
): Promise<Finding[]> {
  const rows = await db.selectFrom('jobs').selectAll().execute();
  if (rows.length === 0) {
    return [warning('jobs', 'none has run yet; jobs run while the server does')];
  }
  const findings = jobs.map((job) => {
    const row = rows.find(({ name }) => name === job.name);
    const about = `job ${job.name}`;
    if (!row?.finished_at) {
      const hasOftenNothingToDo = job.hasWork !== undefined;
      return (hasOftenNothingToDo ? ok : warning)(about, 'has not run yet');
    }
    const lastRun = describeRun(row, row.finished_at);
    if (row.error) return warning(about, `failed, ${lastRun}: ${row.error}`);
    const isLate = clock.now() - row.finished_at > job.everyMs * 2 + minuteMs;
    if (isLate && !job.hasWork)
      return warning(about, `is late, ${lastRun}; is the server running?`);
    return ok(about, lastRun);
  });
  const wrong = findings.filter(({ mark }) => mark !== '✓');
  if (listsAll || wrong.length === findings.length) return findings;
  const fine = findings.length - wrong.length;
  return [...wrong, ok('jobs', `${fine} of ${findings.length} are on time; --jobs lists them`)];
}

function describeRun({ started_at: startedAt }: JobRow, finishedAt: number): string {
  const at = new Date(finishedAt).toISOString();
  // During a run, `started_at` belongs to that run and `finished_at` to the one before.
  return startedAt <= finishedAt
    ? `last run ${at}, ${finishedAt - startedAt} ms`
    : `last run ${at}, running again`;
}

/** Reports how many requests were refused in the last day as too much was under way. */
export async function checkOverloads(db: Db, clock: Clock): Promise<Finding> {
  const { count, since } = await countOverloadsSince(db, clock.now() - dayMs);
  const from = new Date(since).toISOString();
  if (count === 0) return ok('load', `no request was refused for it since ${from}`);
  const requests = count === 1 ? '1 request was' : `${count} requests were`;
  return warning(
    'load',
    `${requests} refused since ${from}, as too much was under way at once; the log has them as request.refused, and WORKERS uses more cores`,
  );
}

// Where there is no sign but these, as of systemd-nspawn.
const containerVariables = ['container', 'KUBERNETES_SERVICE_HOST'];
const isInContainer = (environment: Environment) =>
  findContainer() !== undefined || containerVariables.some((name) => environment[name]);

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether the process that decodes uploaded images is isolated, in case an image exploits it. */
export async function checkThumbnails(config: Config, environment: Environment): Promise<Finding> {
  const about = 'thumbnails';
  const hidden = hiddenPaths(config);
  const { by } = await findIsolation(hidden);
  if (by === 'nothing') {
    const isInstalled = listIsolations(hidden).some((each) => each.by === 'bubblewrap');
    const advice = isInstalled
      ? `bubblewrap is installed, but ${isInContainer(environment) ? 'the container' : 'this system'} does not let it create user namespaces; allow them, or ignore this: thumbnails are created without them`
      : 'bubblewrap is not installed; install it (bwrap)';
    return warning(
      about,
      `the decoder is not isolated from the network and the data folder: ${advice}`,
    );
  }
  return ok(about, `the decoder has neither network nor access to the data folder (${by})`);
}

/** Which pictures of files this machine can make; those of ordinary images, documents and texts need no program. */
export function checkPrograms(): Finding {
  const about = 'pictures of files';
  const found = findSystemPrograms();
  const missing = programs.filter((program) => !found.has(program));
  if (missing.length === 0) return ok(about, 'every program that makes them is installed');
  const each = missing.map((program) => `${program} (${madeBy[program]})`).join(', ');
  return ok(about, `these can be added: ${each}`);
}

const madeBy: Record<Program, string> = {
  ffmpeg: 'videos, audio, TIFF',
  'heif-dec': 'HEIC',
  exiftool: 'raw photographs',
};

const dnsWaitMaxMs = 5000;

/** Whether the host of PUBLIC_URL resolves. */
export async function checkDns(publicUrl: string): Promise<Finding> {
  const host = new URL(publicUrl).hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host)) return ok('DNS', `${host} is an IP address; there is nothing to look up`);
  try {
    const addresses = await within(dnsWaitMaxMs, lookup(host, { all: true }));
    return ok('DNS', `${host} is ${addresses.map(({ address }) => address).join(', ')}`);
  } catch (error) {
    const sentence = `${host} cannot be found (${reasonOf(error)}); add a record for it or change PUBLIC_URL`;
    return problem('DNS', sentence);
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer in ${ms / 1000} s`)), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
