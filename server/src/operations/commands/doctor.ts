import { type Config, ConfigError, followPublicUrl } from '../../config/config.ts';
import { connectDatabase, type Db } from '../../database/open.ts';
import { systemClock } from '../../lib/clock.ts';
import { parseOptions } from '../../lib/command-line.ts';
import type { Log } from '../../lib/log.ts';
import { publicUrlIn, readSettings, valuesInForce } from '../../modules/settings/settings.ts';
import { nothingStored } from '../../modules/settings/stored-settings.ts';
import { checkDatabase, findMissingDatabase, unusable } from '../doctor/check-database.ts';
import { checkAddresses, checkDomains } from '../doctor/check-domains.ts';
import {
  checkDataFolder,
  checkFreeSpace,
  checkPrivacy,
  checkStorage,
} from '../doctor/check-storage.ts';
import {
  checkClock,
  checkConfiguration,
  checkDns,
  checkJobs,
  checkMailServer,
  checkOutbox,
  checkOverloads,
  checkPrograms,
  checkProxies,
  checkPublicUrl,
  checkSecret,
  checkThumbnails,
} from '../doctor/checks.ts';
import { type Finding, problem } from '../doctor/finding.ts';
import type { CommandContext } from './command.ts';

export async function run(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseOptions({ args, options: { jobs: { type: 'boolean' } } });
  const findings = await Array.fromAsync(examine(context, values.jobs ?? false));
  const sorted = findings.toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
  for (const { mark, about, sentence } of sorted) {
    context.terminal.print(`${mark} ${about}: ${sentence}`);
  }
  return findings.some(({ mark }) => mark === '✗') ? 1 : 0;
}

const urgencyOf = ({ mark }: Finding) => ['✗', '!', '✓'].indexOf(mark);

async function* examine(
  { readConfig, openLog, environment }: CommandContext,
  listsJobs: boolean,
): AsyncIterable<Finding> {
  let config: Config;
  try {
    config = await followStoredAddress(readConfig(), openLog);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    yield problem('configuration', error.message);
    return;
  }
  yield* await checkConfiguration(config, environment);
  const folder = await checkDataFolder(config);
  yield folder;
  if (folder.mark === '✓') {
    yield await checkPrivacy(config);
    yield await checkStorage(config);
    yield await checkThumbnails(config, environment);
    yield checkPrograms();
  }
  const maxFileBytes = yield* examineDatabase(config, openLog(config), listsJobs);
  if (folder.mark === '✓') yield await checkFreeSpace(config, maxFileBytes);
  yield await checkMailServer(config);
  const dns = await checkDns(config.publicUrl);
  yield dns;
  if (dns.mark === '✓') yield await checkPublicUrl(config.publicUrl);
  yield* await checkAddresses(config);
}

/** The configuration with the public address that the database has; as it is where that cannot be read. */
async function followStoredAddress(
  config: Config,
  openLog: CommandContext['openLog'],
): Promise<Config> {
  const { databaseUrl: url, locked } = config;
  if (locked.PUBLIC_URL !== undefined || findMissingDatabase(url)) return config;
  let db: Db | undefined;
  try {
    db = await connectDatabase(url, openLog(config));
    const publicUrl = publicUrlIn(await readSettings(db, locked));
    return followPublicUrl(config, () => publicUrl);
  } catch {
    // The check of the database reports the reason.
    return config;
  } finally {
    await db?.destroy();
  }
}

/** Gives the largest file in bytes, by the environment and the defaults where the database cannot be read. */
async function* examineDatabase(
  config: Config,
  log: Log,
  listsJobs: boolean,
): AsyncGenerator<Finding, number> {
  const { databaseUrl: url, locked } = config;
  const { maxFileSize } = valuesInForce(nothingStored, locked);
  const missing = findMissingDatabase(url);
  if (missing) {
    yield missing;
    return maxFileSize;
  }
  let db: Db;
  try {
    db = await connectDatabase(url, log);
  } catch (error) {
    yield problem('database', unusable(url, error));
    return maxFileSize;
  }
  try {
    const findings = await checkDatabase(db, url);
    yield* findings;
    // The remaining checks read tables that may be missing.
    if (findings.some(({ mark }) => mark !== '✓')) return maxFileSize;
    yield* await checkSecret(db, config);
    yield await checkClock(db, url, systemClock);
    yield* await checkOutbox(db);
    yield* await checkJobs(db, systemClock, { listsAll: listsJobs });
    yield await checkOverloads(db, systemClock);
    yield* await checkProxies(db, config.trustedProxies, systemClock);
    yield* await checkDomains(db, config);
    return (await readSettings(db, locked)).maxFileSize;
  } finally {
    await db.destroy();
  }
}
