import { themes } from '../appearance/themes.ts';
import { brandNameLengthMax, productName } from '../brand/limits.ts';
import { defaultLocale, locales } from '../text/locales.ts';
import { stripModes } from '../uploads/limits.ts';
import type { FooterLink } from './footer-link.ts';
import {
  componentPages,
  previewKinds,
  registrationModes,
  secondFactorRules,
  slugLengthMax,
  slugLengthMin,
  slugSchemes,
  trashDaysMax,
} from './limits.ts';

// Every setting that administrators change in the app: a row each, from which the server and the web app derive the rest.
// docs/extending.md says what else a new row needs. Plain values, so that the web app can use them without the schemas.

/** The panels of the settings page, in this order; each is saved as a whole. */
export const settingGroups = ['limits', 'signIn', 'links', 'appearance', 'brand', 'legal'] as const;
export type SettingGroup = (typeof settingGroups)[number];

interface Described {
  /** What the audit log calls it. */
  label: string;
  /** The panel that has its field; null: it has none. */
  group: SettingGroup | null;
  /** The environment variable that locks it; null: it is changed in the app only. */
  variable: string | null;
}

// Defaults are in the notation of the environment; null: no value.

/** An http or https origin. */
interface AddressSetting extends Described {
  kind: 'address';
  default: null;
}
interface ChoiceSetting extends Described {
  kind: 'choice';
  choices: readonly string[];
  default: string;
  /** Words for the choices that exist elsewhere; absent: they are `choices` of the messages. */
  words?: 'languages' | 'themes';
}
/** Its words are On and Off where `switches` of the messages have no others. */
interface SwitchSetting extends Described {
  kind: 'switch';
  default: 'on' | 'off';
}
interface SizeSetting extends Described {
  kind: 'size';
  /** In bytes. */
  min: 0 | 1;
  default: string | null;
}
/** A time such as `7d`, kept as it was written. */
interface DurationSetting extends Described {
  kind: 'duration';
  default: string | null;
  /** The word for no end: `never` is a value, `none` is no value. */
  endless: 'never' | 'none';
}
/** A whole number. */
interface CountSetting extends Described {
  kind: 'count';
  min: number;
  max: number;
  default: string;
}
/** One line. */
interface TextSetting extends Described {
  kind: 'text';
  /** In code points. */
  lengthMax: number;
  default: string;
}
/** Types of files, none by default. */
interface TypesSetting extends Described {
  kind: 'types';
  /** What an empty list means. */
  empty: 'all' | 'none';
}
interface AccentSetting extends Described {
  kind: 'accent';
  default: null;
}
interface LinksSetting extends Described {
  kind: 'links';
}
/** Markdown, empty by default. */
interface PageSetting extends Described {
  kind: 'page';
}

export type SettingDefinition =
  | AddressSetting
  | ChoiceSetting
  | SwitchSetting
  | SizeSetting
  | DurationSetting
  | CountSetting
  | TextSetting
  | TypesSetting
  | AccentSetting
  | LinksSetting
  | PageSetting;

export type SettingKind = SettingDefinition['kind'];
/** The definitions of a kind. */
export type SettingOfKind<K extends SettingKind> = Extract<SettingDefinition, { kind: K }>;

export const settingTable = {
  publicUrl: {
    kind: 'address',
    label: 'Public address',
    // It is kept in the set-up, or changed on the command line.
    group: null,
    variable: 'PUBLIC_URL',
    default: null,
  },
  registration: {
    kind: 'choice',
    label: 'Registration',
    group: 'limits',
    variable: 'REGISTRATION',
    choices: registrationModes,
    default: 'approval',
  },
  emailRequired: {
    kind: 'switch',
    label: 'Required email',
    group: 'limits',
    variable: 'EMAIL_REQUIRED',
    default: 'on',
  },
  requireSecondFactor: {
    kind: 'choice',
    label: 'Required second factor',
    group: 'signIn',
    variable: 'REQUIRE_SECOND_FACTOR',
    choices: secondFactorRules,
    default: 'off',
  },
  userQuota: {
    kind: 'size',
    label: 'Default quota',
    group: 'limits',
    variable: 'USER_QUOTA',
    min: 1,
    default: null,
  },
  maxFileSize: {
    kind: 'size',
    label: 'Maximum file size',
    group: 'limits',
    variable: 'MAX_FILE_SIZE',
    min: 1,
    default: '5000MB',
  },
  allowedTypes: {
    kind: 'types',
    label: 'Allowed types',
    group: 'limits',
    variable: 'ALLOWED_TYPES',
    empty: 'all',
  },
  refusedTypes: {
    kind: 'types',
    label: 'Refused types',
    group: 'limits',
    variable: 'REFUSED_TYPES',
    empty: 'none',
  },
  defaultExpiry: {
    kind: 'duration',
    label: 'Default expiry',
    group: 'links',
    variable: 'DEFAULT_EXPIRY',
    default: 'never',
    endless: 'never',
  },
  maxExpiry: {
    kind: 'duration',
    label: 'Maximum expiry',
    group: 'links',
    variable: 'MAX_EXPIRY',
    default: null,
    endless: 'none',
  },
  trashDays: {
    kind: 'count',
    label: 'Days in the trash',
    group: 'links',
    variable: 'TRASH_DAYS',
    min: 0,
    max: trashDaysMax,
    default: '30',
  },
  slugScheme: {
    kind: 'choice',
    label: 'Link format',
    group: 'links',
    variable: 'SLUG_SCHEME',
    choices: slugSchemes,
    default: 'base62',
  },
  slugLength: {
    kind: 'count',
    label: 'Link length',
    group: 'links',
    variable: 'SLUG_LENGTH',
    min: slugLengthMin,
    max: slugLengthMax,
    default: '10',
  },
  previews: {
    kind: 'choice',
    label: 'Pictures of files',
    group: 'links',
    variable: 'PREVIEWS',
    choices: previewKinds,
    default: 'on',
  },
  embeds: {
    kind: 'switch',
    label: 'Link previews',
    group: 'links',
    variable: 'EMBEDS',
    default: 'on',
  },
  embedVideoMax: {
    kind: 'size',
    label: 'Maximum video size in previews',
    group: 'links',
    variable: 'EMBED_VIDEO_MAX',
    min: 0,
    default: '50MB',
  },
  embedComponents: {
    kind: 'choice',
    label: 'Galleries in Discord',
    group: 'links',
    variable: 'EMBED_COMPONENTS',
    choices: componentPages,
    default: 'albums',
  },
  indexing: {
    kind: 'switch',
    label: 'Search engines',
    group: 'links',
    variable: 'INDEXING',
    default: 'on',
  },
  stripMetadata: {
    kind: 'choice',
    label: 'Metadata of new files',
    group: 'links',
    variable: 'STRIP_METADATA',
    choices: stripModes,
    default: 'gps',
  },
  defaultLanguage: {
    kind: 'choice',
    label: 'Default language',
    group: 'appearance',
    variable: 'DEFAULT_LANGUAGE',
    choices: locales,
    default: defaultLocale,
    words: 'languages',
  },
  defaultTheme: {
    kind: 'choice',
    label: 'Default theme',
    group: 'appearance',
    variable: 'DEFAULT_THEME',
    choices: themes,
    default: 'dark',
    words: 'themes',
  },
  name: {
    kind: 'text',
    label: 'Name',
    group: 'brand',
    // Not NAME: WSL and some shells set that by themselves, which would lock the installation's name.
    variable: 'SITE_NAME',
    lengthMax: brandNameLengthMax,
    default: productName,
  },
  accent: {
    kind: 'accent',
    label: 'Accent colour',
    group: 'brand',
    variable: 'ACCENT',
    default: null,
  },
  productOnPages: {
    kind: 'switch',
    label: 'Perch on public pages',
    group: 'brand',
    variable: 'PRODUCT_ON_PAGES',
    default: 'on',
  },
  footerLinks: {
    kind: 'links',
    label: 'Footer links',
    group: 'brand',
    variable: 'FOOTER_LINKS',
  },
  imprint: { kind: 'page', label: 'Imprint', group: 'legal', variable: null },
  privacy: { kind: 'page', label: 'Privacy policy', group: 'legal', variable: null },
  terms: { kind: 'page', label: 'Terms', group: 'legal', variable: null },
} as const satisfies Record<string, SettingDefinition>;

type SettingTable = typeof settingTable;
export type SettingName = keyof SettingTable;

/** The variables that lock a setting. */
export type SettingVariable = NonNullable<SettingTable[SettingName]['variable']>;

export const isSettingName = (name: string): name is SettingName =>
  Object.hasOwn(settingTable, name);

export const settingNames: readonly SettingName[] = Object.keys(settingTable).filter(isSettingName);

/** The setting's row, as one of its kinds. */
export const definitionOf = (name: SettingName): SettingDefinition => settingTable[name];

/** The settings that a field is for: those of a panel. */
export type FieldName = {
  [Name in SettingName]: SettingTable[Name]['group'] extends null ? never : Name;
}[SettingName];

/** Values by kind, as JSON; those of a choice are its own. */
export interface ValueOfKind {
  address: string;
  choice: string;
  switch: boolean;
  size: number;
  duration: string;
  count: number;
  text: string;
  types: string[];
  accent: string;
  links: FooterLink[];
  page: string;
}

type OwnValue<Definition extends SettingDefinition> = Definition extends {
  choices: readonly (infer Choice)[];
}
  ? Choice
  : ValueOfKind[Definition['kind']];

/** A setting's value in force; null where it may have none. */
export type SettingValue<Name extends SettingName> =
  OwnValue<SettingTable[Name]> | (SettingTable[Name] extends { default: null } ? null : never);

/** Words for the choices of each setting that has none elsewhere. */
export type ChoiceWords = {
  [
    Name in SettingName as SettingTable[Name] extends { words: string }
      ? never
      : SettingTable[Name] extends { choices: readonly string[] }
        ? Name
        : never
  ]: Record<Extract<SettingValue<Name>, string>, string>;
};

/** A change may also give the value in the notation of the environment variable. */
interface NotationOfKind {
  address: never;
  choice: never;
  switch: 'on' | 'off';
  size: string;
  duration: never;
  count: string;
  text: never;
  types: string;
  accent: never;
  links: never;
  page: never;
}

/** A setting's value in a change. */
export type GivenValue<Name extends SettingName> =
  OwnValue<SettingTable[Name]> | NotationOfKind[SettingTable[Name]['kind']];
