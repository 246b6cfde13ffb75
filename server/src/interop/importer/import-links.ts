import { linksMax } from '@perch/contract/short-links/limits';

import { addToLinkTotals } from '../../database/link-totals.ts';
import type { ShortLinkRow } from '../../database/rows/link-rows.ts';
import { AppError } from '../../lib/errors.ts';
import { newId, randomBase62 } from '../../lib/random.ts';
import { lockUser } from '../../modules/accounts/lock-user.ts';
import { parseTarget } from '../../modules/short-links/parse-target.ts';
import { linkSearchKey } from '../../modules/short-links/search-key.ts';
import { isKnownHash } from '../../passwords/hash-forms.ts';
import { legacyPathOf } from '../legacy/legacy-path.ts';
import { type ImportRun, ownerOf } from './import-run.ts';
import { findImported } from './imported-rows.ts';
import type { SkipReason } from './report.ts';
import type { SourceLink } from './source.ts';
import { writeAddresses } from './writing/write-addresses.ts';

const slugLength = 10;

/** Imports all short links. */
export async function importLinks(
  run: ImportRun,
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const { report, services, importId, source } = run;
  for await (const read of source.links()) {
    report.count('links', 'found');
    await run.onProgress(report.report.files.found);
    if ('problem' in read) {
      const sentence = `it cannot be imported: ${read.problem}`;
      report.skip('links', read.key, { reason: 'unreadable', sentence });
      continue;
    }
    if ((await findImported(services.db, importId, 'link', [read.key])).size > 0) {
      report.count('links', 'known');
      continue;
    }
    const owner = ownerOf(run, { accounts }, read.accountKey);
    const skipped = 'reason' in owner ? owner : await importLink(run, owner.id, read);
    if (skipped === undefined) report.count('links', 'imported');
    else report.skip('links', read.key, skipped);
  }
}

/** Undefined: it was imported; else why not. */
async function importLink(
  run: ImportRun,
  ownerId: string,
  link: SourceLink,
): Promise<SkipReason | undefined> {
  const { services, isDryRun } = run;
  const target = await findTarget(run, link);
  if (target === undefined) {
    const sentence = `${JSON.stringify(link.target)} is no address of the web elsewhere`;
    return { reason: 'target', sentence };
  }
  if (link.maxClicks !== null && link.clicks >= link.maxClicks) {
    return { reason: 'ended', sentence: 'it has reached its limit of opens' };
  }
  if (link.passwordHash !== null && !isKnownHash(link.passwordHash)) {
    return { reason: 'password', sentence: 'its password has an unknown format' };
  }
  if (isDryRun) return undefined;
  const row = toRow(run, ownerId, link, target);
  return services.db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, { id: ownerId })))
      return { reason: 'owner', sentence: 'its account is deleted' };
    const { count } = await transaction
      .selectFrom('short_links')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', ownerId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= linksMax)
      return { reason: 'limit', sentence: 'its account has too many links' };
    await transaction.insertInto('short_links').values(row).execute();
    await addToLinkTotals(transaction, new Map([[ownerId, { links: 1, clicks: row.clicks }]]));
    await transaction
      .insertInto('import_rows')
      .values({ ...run.keyOf('link', link.key), target_id: row.id })
      .execute();
    await writeAddresses(transaction, run, 'links', [{ ...link, targetId: row.id }]);
    return undefined;
  });
}

/**
 * By the same rule as new links, except that targets may be legacy addresses of files, which are imported first;
 * undefined if it is refused.
 */
async function findTarget(run: ImportRun, { target }: SourceLink): Promise<string | undefined> {
  const { config, db } = run.services;
  const { hostname, pathname = '' } = URL.parse(target) ?? {};
  const isOld = hostname !== undefined && run.hosts.includes(hostname);
  try {
    if (!isOld) return parseTarget({ config, liveDomains: noDomains }, target);
    const path = legacyPathOf(pathname);
    const found = await db
      .selectFrom('legacy_links')
      .select('kind')
      .where('host', '=', hostname)
      .where('path', '=', path ?? '')
      .executeTakeFirst();
    // A link to a link could go round without an end.
    if (!found || found.kind === 'link') return undefined;
    return parseTarget({ config: noHosts, liveDomains: noDomains }, target);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

const noDomains = { find: () => undefined };
const noHosts = { publicUrl: 'http://none.invalid', baseDomains: [] };

function toRow(run: ImportRun, ownerId: string, link: SourceLink, target: string): ShortLinkRow {
  const now = run.services.clock.now();
  const row: ShortLinkRow = {
    id: newId(),
    user_id: ownerId,
    slug: randomBase62(slugLength),
    domain_id: null,
    slug_until: null,
    custom_slug: null,
    custom_space: null,
    target,
    title: '',
    search_key: '',
    clicks: link.clicks,
    last_opened_at: 0,
    clicks_left: link.maxClicks === null ? null : link.maxClicks - link.clicks,
    expires_at: null,
    password_hash: link.passwordHash,
    created_at: Math.min(link.createdAt ?? now, now),
  };
  return { ...row, search_key: linkSearchKey(row) };
}
