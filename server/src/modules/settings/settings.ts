import { settingNames } from '@perch/contract/settings/setting-table';

import type { Config, LockedSettings } from '../../config/config.ts';
import { openRefreshed } from '../../database/invalidation/refreshed.ts';
import type { Db } from '../../database/open.ts';
import type { Log } from '../../lib/log.ts';
import { lockOf, type SettingTexts, type SettingValues, valuesOf } from './setting-values.ts';
import { readStored, type StoredSettings } from './stored-settings.ts';

export interface CurrentSettings extends SettingValues {
  /** Grows with every change of the terms; 0: there never were any. */
  termsVersion: number;
  /** Whether the default language is a choice, rather than the default of this setting. */
  isLanguageSet: boolean;
  /** The logo's hash; null: there is none. */
  logoHash: string | null;
  /** An origin that is served until the set-up is finished, and is the public one where none is set; null: there is none. */
  setupAddress: string | null;
}

/** The settings in force, in memory, so that no request waits for the database to know them. */
export interface Settings {
  /** Of one moment: what belongs together is read by one call. */
  current(): Readonly<CurrentSettings>;
  /** Once it resolves, `current` reflects everything committed before the call. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** Reads the settings and follows changes by all processes and by the command line. */
export function openSettings(
  { locked }: Pick<Config, 'locked'>,
  db: Db,
  log: Log,
): Promise<Settings> {
  return openRefreshed({
    db,
    log,
    locks: ['settings'],
    read: (from) => readSettings(from, locked),
    failure: 'settings.refresh_failed',
  });
}

/** The settings in force now: of the environment, else of the database, else the defaults. */
export async function readSettings(db: Db, locked: LockedSettings): Promise<CurrentSettings> {
  const stored = await readStored(db);
  const logo = await db
    .selectFrom('brand_images')
    .select('hash')
    .where('kind', '=', 'logo')
    .executeTakeFirst();
  return {
    ...valuesInForce(stored, locked),
    termsVersion: stored.termsVersion,
    isLanguageSet: (locked.DEFAULT_LANGUAGE ?? stored.texts.defaultLanguage) !== undefined,
    logoHash: logo?.hash ?? null,
    setupAddress: stored.setupAddress,
  };
}

/** The public address in the database; null: there is none, and the configured one applies. */
export const publicUrlIn = ({
  publicUrl,
  setupAddress,
}: Pick<CurrentSettings, 'publicUrl' | 'setupAddress'>): string | null => publicUrl ?? setupAddress;

export function valuesInForce({ texts }: StoredSettings, locked: LockedSettings): SettingValues {
  const inForce: SettingTexts = { ...texts };
  for (const name of settingNames) {
    const lock = lockOf(name, locked);
    if (lock !== undefined) inForce[name] = lock;
  }
  return valuesOf(inForce);
}
