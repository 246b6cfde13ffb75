import { footerLinksMax, legalTextBytesMax } from '@perch/contract/settings/limits';
import type {
  SettingDefinition,
  SettingKind,
  SettingOfKind,
} from '@perch/contract/settings/setting-table';
import { formatBytes } from '@perch/contract/text/size';
import { z } from 'zod';

import {
  accent,
  duration,
  footerLinks,
  httpOrigin,
  legalText,
  onOrOff,
  shownText,
  size,
  sizeOrNone,
  types,
  wholeNumber,
} from './setting-schemas.ts';
import { type Setting, setting } from './setting.ts';

type Schema = z.ZodType<unknown, string>;

/** What a kind of the settings in the contract's table means as text: in the environment, and in the database. */
interface TextKind<Definition> {
  accepts: (definition: Definition) => string;
  schema: (definition: Definition) => Schema;
  /** The value without a text, in the notation of the environment; null: none. */
  fallback: (definition: Definition) => string | null;
  /** The default in the documentation, where that is not the fallback. */
  defaultText?: (definition: Definition) => string;
}

const byDefault = <T extends string | null>({ default: text }: { default: T }): T => text;

/** `a, b or c`. Without a format of Intl, which would be made at each start. */
const eitherOf = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ');

const textKinds: { [Kind in SettingKind]: TextKind<SettingOfKind<Kind>> } = {
  address: {
    accepts: () => 'an http or https address without a path',
    schema: () => httpOrigin,
    fallback: byDefault,
    defaultText: () => 'http://localhost:PORT',
  },
  choice: {
    accepts: ({ choices }) => eitherOf(choices),
    schema: ({ choices }) => z.enum(choices),
    fallback: byDefault,
  },
  switch: {
    accepts: () => 'on or off',
    schema: () => onOrOff,
    fallback: byDefault,
  },
  size: {
    accepts: () => 'a size such as 500MB or 20GB (MB = 1024² bytes)',
    schema: ({ min }) => (min === 0 ? sizeOrNone : size),
    fallback: byDefault,
  },
  duration: {
    accepts: ({ endless }) => `a time such as 30m, 12h, 7d or 4w, or ${endless}`,
    schema: ({ endless }) =>
      endless === 'never' ? z.union([z.literal('never'), duration]) : duration,
    fallback: byDefault,
  },
  count: {
    accepts: ({ min, max }) => `a whole number from ${min} to ${max}`,
    schema: ({ min, max }) => wholeNumber(min, max),
    fallback: byDefault,
  },
  text: {
    accepts: ({ lengthMax }) => `1 to ${lengthMax} characters on one line`,
    schema: ({ lengthMax }) => shownText(lengthMax),
    fallback: byDefault,
  },
  types: {
    accepts: () => 'types such as image/* or application/pdf, with commas between them',
    schema: () => types,
    fallback: () => '',
    defaultText: ({ empty }) => empty,
  },
  accent: {
    accepts: () => 'a colour such as #45b9e4 that is readable on both themes',
    schema: () => accent,
    fallback: byDefault,
    defaultText: () => "Perch's own",
  },
  links: {
    accepts: () =>
      `a JSON list of up to ${footerLinksMax} links such as \`[{"label":"Status","url":"https://status.example.com"}]\`, each an http, https or mailto address`,
    schema: () => footerLinks,
    fallback: () => '[]',
    defaultText: () => 'none',
  },
  page: {
    accepts: () => `Markdown of up to ${formatBytes(legalTextBytesMax)}`,
    schema: () => legalText,
    fallback: () => '',
    defaultText: () => 'empty',
  },
};

/** The setting of a row of the contract's table. */
export function settingOf(definition: SettingDefinition, describes: string): Setting<unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind and its definition belong together, which TypeScript does not follow through the union
  const kind = textKinds[definition.kind] as TextKind<SettingDefinition>;
  const fallback = kind.fallback(definition);
  const schema = kind.schema(definition);
  return setting(
    describes,
    kind.accepts(definition),
    kind.defaultText?.(definition) ?? fallback ?? 'none',
    fallback === null
      ? schema.optional().transform((value) => value ?? null)
      : schema.prefault(fallback),
  );
}
