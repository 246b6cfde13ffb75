import type { ImportedKind } from '@perch/contract/imports/limits';
import type { Transaction } from 'kysely';

import type { LegacyLinkRow } from '../../../database/rows/import-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { isAppPage } from '../../../public/app-pages.ts';
import { isLegacyPath, withHashedSecret } from '../../legacy/legacy-path.ts';
import type { ImportRun } from '../import-run.ts';
import type { SourceAddress } from '../source.ts';

// A row of an upload has more than thirty columns, and a statement takes 32 766 values.
const rowsPerInsert = 500;
const shownLength = 100;

/** An imported row, and the addresses that it had. */
interface Addressed {
  key: string;
  targetId: string;
  addresses: readonly SourceAddress[];
}

/** Writes legacy addresses; those that another row or the app itself already has are left out and reported. */
export async function writeAddresses(
  transaction: Transaction<Schema>,
  run: ImportRun,
  kind: ImportedKind,
  addressed: readonly Addressed[],
): Promise<void> {
  const { report } = run;
  const rows = addressed.flatMap((each) => rowsOf(run, kind, each));
  const keys = new Map(addressed.map(({ targetId, key }) => [targetId, key]));
  await inParts(rows, async (part) => {
    const added = await transaction
      .insertInto('legacy_links')
      .values(part)
      .onConflict((conflict) => conflict.columns(['host', 'path']).doNothing())
      .returning(['host', 'path'])
      .execute();
    report.report.addresses += added.length;
    if (added.length === part.length) return;
    const isAdded = new Set(added.map(({ host, path }) => `${host}${path}`));
    for (const { host, path, target_id: id } of part) {
      if (isAdded.has(`${host}${path}`)) continue;
      report.note(kind, keys.get(id) ?? '', `another row has the link ${host}${path}`);
    }
  });
}

function rowsOf(
  { hosts, report, services }: ImportRun,
  kind: ImportedKind,
  { key, targetId, addresses }: Addressed,
): LegacyLinkRow[] {
  const appHost = new URL(services.config.publicUrl).hostname;
  const rows = new Map<string, LegacyLinkRow>();
  const impossible = addresses.find(({ path, isSecret }) => !isSecret && !isLegacyPath(path));
  if (impossible) {
    const shown = JSON.stringify(impossible.path.slice(0, shownLength));
    report.note(kind, key, `${shown} and the like cannot be requested`);
  }
  for (const address of addresses.filter(({ path }) => isLegacyPath(path))) {
    const path = address.isSecret ? withHashedSecret(address.path) : address.path;
    for (const host of hosts) {
      if (host === appHost && isAppPage(path)) {
        report.note(kind, key, `the app uses ${host}${path}`);
      } else {
        rows.set(`${host}${path}`, { host, path, kind: address.kind, target_id: targetId });
      }
    }
  }
  return [...rows.values()];
}

/** Writes rows in parts of which each fits into one statement. */
export async function inParts<T>(
  rows: readonly T[],
  write: (part: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await write(rows.slice(start, start + rowsPerInsert));
  }
}
