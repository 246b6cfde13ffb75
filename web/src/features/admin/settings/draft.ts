import { themes } from '@perch/contract/appearance/themes';
import type { AdminSettings, SettingsChange } from '@perch/contract/settings/admin-settings';
import type { FooterLink } from '@perch/contract/settings/footer-link';
import { registrationModes, secondFactorRules, slugSchemes } from '@perch/contract/settings/limits';
import { locales } from '@perch/contract/text/locales';

import { formatQuota, parseQuota } from '../users/user/quota.ts';
import type { SettingName } from './setting-groups.ts';

/** The settings as their fields show them: empty for the default, where a field can be empty. */
export interface Draft extends Record<Exclude<SettingName, 'footerLinks'>, string> {
  footerLinks: readonly FooterLink[];
}

/** The fields that the user has changed and not saved. */
export type Edits = Partial<Draft>;

const unlessDefault = <T>(setting: { value: T; default: T }): T | null =>
  setting.value === setting.default ? null : setting.value;

export function draftOf(settings: AdminSettings): Draft {
  return {
    registration: settings.registration.value,
    emailRequired: settings.emailRequired.value ? 'on' : 'off',
    requireSecondFactor: settings.requireSecondFactor.value,
    userQuota: formatQuota(unlessDefault(settings.userQuota)),
    maxFileSize: formatQuota(unlessDefault(settings.maxFileSize)),
    defaultLanguage: settings.defaultLanguage.value,
    defaultTheme: settings.defaultTheme.value,
    name: unlessDefault(settings.name) ?? '',
    accent: settings.accent.value ?? '',
    footerLinks: settings.footerLinks.value,
    imprint: settings.imprint.value,
    privacy: settings.privacy.value,
    terms: settings.terms.value,
    defaultExpiry: unlessDefault(settings.defaultExpiry) ?? '',
    maxExpiry: settings.maxExpiry.value ?? '',
    trashDays: String(unlessDefault(settings.trashDays) ?? ''),
    slugScheme: settings.slugScheme.value,
    slugLength: String(unlessDefault(settings.slugLength) ?? ''),
    embeds: settings.embeds.value ? 'on' : 'off',
    embedVideoMax: formatQuota(unlessDefault(settings.embedVideoMax)),
    indexing: settings.indexing.value ? 'on' : 'off',
    allowedTypes: settings.allowedTypes.value.join(', '),
    refusedTypes: settings.refusedTypes.value.join(', '),
  };
}

const oneOf = <T extends string>(all: readonly T[], text: string): T | null =>
  all.find((each) => each === text) ?? null;

// Each setting's value for what its field holds; null goes back to the default.
const values: {
  [Name in SettingName]: (draft: Draft) => NonNullable<SettingsChange[Name]> | null;
} = {
  registration: ({ registration }) => oneOf(registrationModes, registration),
  emailRequired: ({ emailRequired }) => emailRequired === 'on',
  requireSecondFactor: ({ requireSecondFactor }) => oneOf(secondFactorRules, requireSecondFactor),
  userQuota: ({ userQuota }) => parseQuota(userQuota) ?? null,
  maxFileSize: ({ maxFileSize }) => parseQuota(maxFileSize) ?? null,
  defaultLanguage: ({ defaultLanguage }) => oneOf(locales, defaultLanguage),
  defaultTheme: ({ defaultTheme }) => oneOf(themes, defaultTheme),
  name: ({ name }) => name.trim() || null,
  accent: ({ accent }) => accent.trim() || null,
  footerLinks: ({ footerLinks }) => (footerLinks.length === 0 ? null : [...footerLinks]),
  imprint: ({ imprint }) => imprint || null,
  privacy: ({ privacy }) => privacy || null,
  terms: ({ terms }) => terms || null,
  defaultExpiry: ({ defaultExpiry }) => defaultExpiry.trim() || null,
  maxExpiry: ({ maxExpiry }) => maxExpiry.trim() || null,
  trashDays: ({ trashDays }) => trashDays.trim() || null,
  slugScheme: ({ slugScheme }) => oneOf(slugSchemes, slugScheme),
  slugLength: ({ slugLength }) => slugLength.trim() || null,
  embeds: ({ embeds }) => embeds === 'on',
  embedVideoMax: ({ embedVideoMax }) => parseQuota(embedVideoMax) ?? null,
  indexing: ({ indexing }) => indexing === 'on',
  allowedTypes: ({ allowedTypes }) => allowedTypes.trim() || null,
  refusedTypes: ({ refusedTypes }) => refusedTypes.trim() || null,
};

/** The settings among `names` whose fields differ from the saved ones. */
export function changedNames(
  names: readonly SettingName[],
  saved: Draft,
  edits: Edits,
): SettingName[] {
  return names.filter((name) => {
    const edit = edits[name];
    return edit !== undefined && JSON.stringify(edit) !== JSON.stringify(saved[name]);
  });
}

/** The change to send for these settings. */
export function changeOf(names: readonly SettingName[], draft: Draft): SettingsChange {
  return Object.fromEntries(names.map((name) => [name, values[name](draft)]));
}
