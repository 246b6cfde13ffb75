import { legalTextBytesMax } from '@perch/contract/settings/limits';
import { formatBytes } from '@perch/contract/text/size';
import type { z } from 'zod';

import { changeableSettings, type ChangeableVariable } from '../../config/changeable-settings.ts';
import type { LockedSettings } from '../../config/config.ts';
import { legalText } from '../../config/setting-schemas.ts';
import { type Setting, setting } from '../../config/setting.ts';

// Every setting that administrators change in the app, by its name in the API and in the database. A new one
// is a line here, a line in the contract's `settings/admin-settings.ts`, and the variable in `config/`.

interface Registered {
  /** What the audit log calls it. */
  label: string;
  /** The environment variable that locks it; null: it is changed in the app only. */
  variable: ChangeableVariable | null;
  unit?: 'bytes' | undefined;
}

function from<V extends ChangeableVariable>(variable: V, label: string, unit?: 'bytes') {
  return { ...changeableSettings[variable], variable, label, unit };
}

function inAppOnly<T>(label: string, about: Setting<T>): Setting<T> & Registered {
  return { ...about, variable: null, label };
}

const page = (label: string) =>
  inAppOnly(
    label,
    setting(
      label,
      `Markdown of up to ${formatBytes(legalTextBytesMax)}`,
      'empty',
      legalText.default(''),
    ),
  );

export const registry = {
  publicUrl: from('PUBLIC_URL', 'Public address'),
  registration: from('REGISTRATION', 'Registration'),
  emailRequired: from('EMAIL_REQUIRED', 'Required email'),
  requireSecondFactor: from('REQUIRE_SECOND_FACTOR', 'Required second factor'),
  userQuota: from('USER_QUOTA', 'Default quota', 'bytes'),
  maxFileSize: from('MAX_FILE_SIZE', 'Maximum file size', 'bytes'),
  allowedTypes: from('ALLOWED_TYPES', 'Allowed types'),
  refusedTypes: from('REFUSED_TYPES', 'Refused types'),
  defaultExpiry: from('DEFAULT_EXPIRY', 'Default expiry'),
  maxExpiry: from('MAX_EXPIRY', 'Maximum expiry'),
  trashDays: from('TRASH_DAYS', 'Days in the trash'),
  slugScheme: from('SLUG_SCHEME', 'Link format'),
  slugLength: from('SLUG_LENGTH', 'Link length'),
  embeds: from('EMBEDS', 'Link previews'),
  embedVideoMax: from('EMBED_VIDEO_MAX', 'Maximum video size in previews', 'bytes'),
  indexing: from('INDEXING', 'Search engines'),
  defaultLanguage: from('DEFAULT_LANGUAGE', 'Default language'),
  defaultTheme: from('DEFAULT_THEME', 'Default theme'),
  name: from('SITE_NAME', 'Name'),
  accent: from('ACCENT', 'Accent colour'),
  footerLinks: from('FOOTER_LINKS', 'Footer links'),
  imprint: page('Imprint'),
  privacy: page('Privacy policy'),
  terms: page('Terms'),
};

export type SettingName = keyof typeof registry;

/** The values in force. */
export type SettingValues = {
  [Name in SettingName]: z.output<(typeof registry)[Name]['schema']>;
};

/** Values as texts, in the notation of the environment. */
export type SettingTexts = Partial<Record<SettingName, string>>;

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(registry, name);

export const settingNames = Object.keys(registry).filter(isSettingName);

/** The setting of this name or of this variable. */
export const findSettingName = (name: string): SettingName | undefined =>
  settingNames.find((each) => each === name || registry[each].variable === name);

/** The notation of the environment for a value of JSON, which is also how values are read from the database. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The text that locks a setting; undefined: it can be changed in the app. */
export function lockOf(name: SettingName, locked: LockedSettings): string | undefined {
  const { variable } = registry[name];
  return variable === null ? undefined : locked[variable];
}

/** A setting's value for its text, or its default without one; undefined for a text that it does not accept. */
function parse(name: SettingName, text: string | undefined): unknown {
  const about: Setting<unknown> = registry[name];
  const result = about.schema.safeParse(text);
  return result.success ? result.data : undefined;
}

/** The values for these texts; where there is none, or one that this version does not accept, the default. */
export function valuesOf(texts: SettingTexts): SettingValues {
  const values = settingNames.map((name) => [
    name,
    parse(name, texts[name]) ?? parse(name, undefined),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each by its own schema of the registry
  return Object.fromEntries(values) as SettingValues;
}
