import {
  type SettingName,
  settingNames,
  settingTable,
} from '@perch/contract/settings/setting-table';
import type { Transaction } from 'kysely';

import { type Actor, recordAudit } from '../../audit.ts';
import { adminSettings } from '../../config/changeable-settings.ts';
import type { Setting } from '../../config/setting.ts';
import { acquireLock } from '../../database/lock.ts';
import type { Schema } from '../../database/schema.ts';
import { requestedOrigin } from '../../http/request/host-gate.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { settingRefusal } from './setting-refusals.ts';
import { describeValue, lockOf, textOf, valuesOf } from './setting-values.ts';
import { readStored, writeStored, writeTermsVersion } from './stored-settings.ts';

type ChangeServices = Pick<Services, 'config' | 'db' | 'clock' | 'events'>;

/** New values by name, as JSON or in the notation of the environment; null goes back to the default. */
export type SettingChanges = Partial<Record<SettingName, unknown>>;

/**
 * Changes all of these settings or none. Throws `setting_locked` where the environment sets one of them and
 * `invalid_request` for a value that its setting does not accept.
 */
export async function changeSettings(
  { config, db, clock, events }: ChangeServices,
  actor: Actor | null,
  changes: SettingChanges,
): Promise<void> {
  const names = settingNames.filter((name) => changes[name] !== undefined);
  for (const name of names) requireUnlocked(config, name);
  const values = new Map(names.map((name) => [name, checkedValue(name, changes[name])]));
  if (names.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    // Concurrent changes wait here, so that each audit entry has the value that its change has replaced.
    await acquireLock(transaction, 'settings', clock);
    const now = clock.now();
    const { texts, termsVersion } = await readStored(transaction);
    const before = valuesOf(texts);
    for (const [name, value] of values) await writeStored(transaction, name, value, now);
    const after = valuesOf((await readStored(transaction)).texts);
    if (before.terms !== after.terms) {
      await writeTermsVersion(transaction, termsVersion + 1, now);
      if (actor) await acceptAs(transaction, actor, termsVersion + 1);
    }
    for (const name of names) {
      if (textOf(before[name]) === textOf(after[name])) continue;
      const { label, kind } = settingTable[name];
      await recordAudit(transaction, clock, {
        actor,
        action: 'setting.changed',
        subject: { type: 'setting', id: name, name: label },
        detail: `${describeValue(before[name], kind)} → ${describeValue(after[name], kind)}`,
      });
    }
  });
  await events.publish({ kind: 'settings.changed', names });
}

/** The administrator who writes terms accepts them by doing so. */
async function acceptAs(transaction: Transaction<Schema>, { id }: Actor, version: number) {
  await transaction
    .updateTable('users')
    .set({ terms_version: version })
    .where('id', '=', id)
    .execute();
}

/**
 * In the app, the public address becomes only one that is proven to lead here: that of the request, or the one by which the
 * set-up was opened. Throws `invalid_request`.
 */
export function refuseOtherAddress(
  { settings }: Pick<Services, 'settings'>,
  request: Request,
  publicUrl: string,
): void {
  if (publicUrl === settings.current().setupAddress) return;
  const host = URL.parse(requestedOrigin(request) ?? '')?.host;
  if (host !== undefined && URL.parse(publicUrl)?.host === host) return;
  throw new AppError('invalid_request', (m) => m.settings.otherAddress, { field: 'publicUrl' });
}

function requireUnlocked({ locked }: Services['config'], name: SettingName): void {
  if (lockOf(name, locked) === undefined) return;
  const variable = settingTable[name].variable ?? name;
  throw new AppError('setting_locked', (m) => m.settings.locked({ name, variable }), {
    field: name,
  });
}

/** The value to store, undefined for the default. Throws `invalid_request`. */
function checkedValue(name: SettingName, value: unknown): unknown {
  if (value === null) return undefined;
  const about: Setting<unknown> = adminSettings[name];
  const text = textOf(value);
  const result = about.schema.safeParse(text);
  if (result.success) return result.data;
  throw new AppError('invalid_request', settingRefusal(name, text), {
    cause: result.error,
    field: name,
  });
}
