import { deriveAccent, textContrastMin } from '@perch/contract/brand/accent';
import type { AdminSettings, SettingsChange } from '@perch/contract/settings/admin-settings';
import type { FooterLink } from '@perch/contract/settings/footer-link';
import {
  footerLabelLengthMax,
  legalTextBytesMax,
  typePattern,
  typesMax,
} from '@perch/contract/settings/limits';
import {
  type FieldName,
  type SettingDefinition,
  type SettingGroup,
  settingNames,
  type SettingOfKind,
  settingTable,
  type ValueOfKind,
} from '@perch/contract/settings/setting-table';
import { parseDuration } from '@perch/contract/text/duration';

import { m } from '../../../language/messages.ts';
import { formatQuota, parseQuota } from '../users/user/quota.ts';

const isField = (name: string): name is FieldName =>
  settingNames.some((each) => each === name && settingTable[each].group !== null);

/** The settings that have a field, in their order. */
export const fieldNames: readonly FieldName[] = settingNames.filter(isField);

/** Those of a group. */
export const fieldsOf = (group: SettingGroup): readonly FieldName[] =>
  fieldNames.filter((name) => settingTable[name].group === group);

/** The kinds of settings that have a field. */
export type FieldKind = (typeof settingTable)[FieldName]['kind'];

/** What the field of each kind holds. */
export type Content<Kind extends FieldKind> = Kind extends 'links' ? readonly FooterLink[] : string;
export type AnyContent = Content<FieldKind>;

/** The settings as their fields show them: empty for the default, where a field can be empty. */
export type Draft = { [Name in FieldName]: Content<(typeof settingTable)[Name]['kind']> };

/** The fields that the user has changed and not saved. */
export type Edits = Partial<Draft>;

export interface Shown<Value> {
  value: Value;
  default: Value;
}

interface Codec<Value, FieldContent, Definition> {
  show: (setting: Shown<Value>) => FieldContent;
  /** The value to send; null goes back to the default. */
  read: (content: FieldContent, definition: Definition) => unknown;
  /** Why it cannot be saved; undefined: it can. The server checks the same. */
  problem?: (content: FieldContent, definition: Definition) => string | undefined;
}

const unlessDefault = <T>(setting: Shown<T>): T | null =>
  setting.value === setting.default ? null : setting.value;

const trimmed = (content: string): string | null => content.trim() || null;
const lengthOf = (text: string) => [...text.trim()].length;

export const bytesOf = (text: string) => new TextEncoder().encode(text).length;

const codecs: {
  [Kind in FieldKind]: Codec<ValueOfKind[Kind] | null, Content<Kind>, SettingOfKind<Kind>>;
} = {
  choice: {
    show: ({ value }) => value ?? '',
    read: (content, { choices }) => choices.find((each) => each === content) ?? null,
  },
  switch: {
    show: ({ value }) => (value ? 'on' : 'off'),
    read: (content) => content === 'on',
  },
  size: {
    show: (setting) => formatQuota(unlessDefault(setting)),
    read: (content) => parseQuota(content) ?? null,
    problem: (content, { min }) => {
      const bytes = parseQuota(content);
      const isRefused = bytes === undefined || (bytes !== null && bytes < min);
      return isRefused ? m.adminSettings.problems.size : undefined;
    },
  },
  duration: {
    show: (setting) => unlessDefault(setting) ?? '',
    read: trimmed,
    problem: (content, { endless }) => {
      const text = content.trim();
      const isTime = text === '' || text === endless || parseDuration(text) !== undefined;
      return isTime ? undefined : m.adminSettings.problems.wholeNumber({ min: 1, max: 99_999 });
    },
  },
  count: {
    show: (setting) => String(unlessDefault(setting) ?? ''),
    read: trimmed,
    problem: (content, { min, max }) => {
      const text = content.trim();
      const isWithin = /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
      return text === '' || isWithin
        ? undefined
        : m.adminSettings.problems.wholeNumber({ min, max });
    },
  },
  text: {
    show: (setting) => unlessDefault(setting) ?? '',
    read: trimmed,
    problem: (content, { lengthMax: max }) =>
      lengthOf(content) > max ? m.adminSettings.problems.text({ max }) : undefined,
  },
  types: {
    show: ({ value }) => (value ?? []).join(', '),
    read: trimmed,
    problem: (content) => {
      const types = content.split(',').map((each) => each.trim().toLowerCase());
      const isListed =
        types.length <= typesMax && types.every((type) => type === '' || typePattern.test(type));
      return isListed ? undefined : m.adminSettings.problems.types;
    },
  },
  accent: {
    show: ({ value }) => value ?? '',
    read: trimmed,
    problem: (content) => accentProblem(content.trim()),
  },
  links: {
    show: ({ value }) => value ?? [],
    read: (links) => (links.length === 0 ? null : links),
    problem: linksProblem,
  },
  page: {
    show: ({ value }) => value ?? '',
    read: (content) => content || null,
    problem: (content) =>
      bytesOf(content) > legalTextBytesMax
        ? m.adminSettings.problems.pageTooLong({ max: legalTextBytesMax })
        : undefined,
  },
};

function accentProblem(color: string): string | undefined {
  if (color === '') return undefined;
  const decision = deriveAccent(color);
  if (!('refused' in decision)) return undefined;
  const { problems } = m.adminSettings;
  if (!decision.shortfall) return problems.noColor;
  const { theme, ratio } = decision.shortfall;
  const about = { ratio, needed: textContrastMin };
  return theme === 'dark' ? problems.unreadableInDark(about) : problems.unreadableInLight(about);
}

function linksProblem(links: readonly FooterLink[]): string | undefined {
  const isLabelled = links.every(({ label }) => {
    const length = lengthOf(label);
    return length > 0 && length <= footerLabelLengthMax;
  });
  if (!isLabelled) return m.adminSettings.problems.linkText({ max: footerLabelLengthMax });
  const isLinked = links.every(
    ({ url }) => /^(https?:\/\/|mailto:)/i.test(url.trim()) && URL.canParse(url.trim()),
  );
  return isLinked ? undefined : m.adminSettings.problems.linkAddress;
}

const codecOf = (name: FieldName) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a setting's value, content and definition are of its kind, which TypeScript does not follow through the union
  codecs[settingTable[name].kind] as Codec<unknown, AnyContent, SettingDefinition>;

export function draftOf(settings: AdminSettings): Draft {
  const contents = fieldNames.map((name) => [name, codecOf(name).show(settings[name])]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each by the codec of its kind
  return Object.fromEntries(contents) as Draft;
}

/** The problem of a field, in a sentence; undefined: nothing. */
export const problemOf = (name: FieldName, draft: Draft): string | undefined =>
  codecOf(name).problem?.(draft[name], settingTable[name]);

/** The settings among `names` whose fields differ from the saved ones. */
export function changedNames(names: readonly FieldName[], saved: Draft, edits: Edits): FieldName[] {
  return names.filter((name) => {
    const edit = edits[name];
    return edit !== undefined && JSON.stringify(edit) !== JSON.stringify(saved[name]);
  });
}

/** The change to send for these settings. */
export function changeOf(names: readonly FieldName[], draft: Draft): SettingsChange {
  const values = names.map((name) => [name, codecOf(name).read(draft[name], settingTable[name])]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each by the codec of its kind; the server checks it
  return Object.fromEntries(values) as SettingsChange;
}
