import { z } from 'zod';

// Databases of others are input like any other: a value may have another type than its column.

const textMax = 4096;

export const text = z.string().max(textMax);
export const optionalText = text.nullable().transform((value) => value ?? '');

/** A token; null for none, and for one of another type, without which its row is as good. */
export const secret = z.string().min(1).max(textMax).nullable().catch(null);

/** A key, which is a number or a text. */
export const key = z.union([z.string(), z.number()]).transform(String);

// A character that no name has.
const separator = '\u001F';

/** What a database has joined. */
export const list = optionalText.transform((texts) => texts.split(separator).filter(Boolean));

/** Whole numbers, also where the database keeps them as text. */
export const count = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
export const wholeNumber = z.coerce
  .number()
  .int()
  .min(Number.MIN_SAFE_INTEGER)
  .max(Number.MAX_SAFE_INTEGER);

/** 0 and 1, in any of their forms. */
export const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1')])
  .transform((value) => value === true || value === 1 || value === '1');

/** Milliseconds since 1970; NaN for anything but a time. */
function parseTime(value: unknown): number {
  if (typeof value === 'number') return Math.trunc(value);
  const isText = typeof value === 'string' && /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/.test(value);
  return isText ? Date.parse(`${value.slice(0, 19).replace(' ', 'T')}Z`) : Number.NaN;
}

/**
 * `YYYY-MM-DD hh:mm:ss` as UTC, or milliseconds since 1970, in these; undefined for anything else.
 */
export const utcTime = z.unknown().transform((value) => {
  const at = parseTime(value);
  return at > 0 ? at : undefined;
});

/** The end of a row, in the same forms; null: it has none. Anything else is a fault: an end that is not read never comes. */
export const endTime = z.unknown().transform((value, context) => {
  if (value === null || value === undefined) return null;
  const at = parseTime(value);
  if (!Number.isNaN(at)) return at;
  context.addIssue({ code: 'custom', message: 'it is no time' });
  return z.NEVER;
});

/** The faults of a row, in one line. */
export const problemsOf = ({ issues }: z.ZodError): string =>
  issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ');
