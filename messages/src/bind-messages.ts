import { directionOf, type Locale } from '@perch/contract/text/locales';
import compile from 'icu-minify/compile';
import format, { type FormatOptions, type FormatValues } from 'icu-minify/format';

import { formatsOf, isolateEnd, isolateStart } from './formats.ts';
import { type CompiledMessage, hasArguments, type Loaded } from './source.ts';

type Node = CompiledMessage[number];

/** What the code reads: a text, or a function of the values in it. */
interface Bound {
  [key: string]: string | ((values: FormatValues) => string) | Bound;
}

/** Messages of `locale` as the code reads them. */
export function bindMessages(loaded: Loaded, locale: Locale): Bound {
  return Object.fromEntries(
    Object.entries(loaded).map(([key, value]) => [key, bind(value, locale)]),
  );
}

function bind(value: Loaded[string], locale: Locale): Bound[string] {
  if (typeof value === 'string' && !hasArguments(value)) return value;
  if (typeof value === 'object' && !Array.isArray(value)) return bindMessages(value, locale);
  let prepared: CompiledMessage | string | undefined;
  return (values) => {
    prepared ??= prepare(value, locale);
    return String(format(prepared, locale, values, options));
  };
}

function prepare(value: string | CompiledMessage, locale: Locale): CompiledMessage | string {
  const compiled = typeof value === 'string' ? compile(value) : value;
  if (typeof compiled === 'string' || directionOf(locale) === 'ltr') return compiled;
  const nodes: Node[] = compiled;
  return nodes.flatMap(isolate);
}

// Kinds of arguments as the library numbers them; a text has no kind.
const kinds = { select: 1, plural: 2, number: 4 };

/** Keeps texts and times that stand in a right-to-left sentence apart from it, also in forms of a plural. */
function isolate(node: Node): Node[] {
  if (!Array.isArray(node)) return [node];
  const [name, kind, forms] = node;
  if (kind === kinds.number) return [node];
  if (kind !== kinds.select && kind !== kinds.plural) return [isolateStart, node, isolateEnd];
  const isolated = Object.entries(forms as Record<string, string | number | Node[]>).map(
    ([form, content]) => [form, Array.isArray(content) ? content.flatMap(isolate) : content],
  );
  return [[name, kind, Object.fromEntries(isolated)] as Node];
}

// `Intl` has no sizes of base 1024; the formatter below knows the style by identity. Times have one form.
const sizeStyle: Intl.NumberFormatOptions = {};

const options: FormatOptions = {
  formats: { number: { bytes: sizeStyle } },
  formatters: {
    getNumberFormat: (locale, style) => {
      const { bytes, number } = formatsOf(locale as Locale);
      return { format: style === sizeStyle ? bytes : number } as Intl.NumberFormat;
    },
    getDateTimeFormat: (locale) =>
      ({ format: formatsOf(locale as Locale).moment }) as Intl.DateTimeFormat,
    getPluralRules: (locale) => formatsOf(locale as Locale).pluralRules(),
  },
};
