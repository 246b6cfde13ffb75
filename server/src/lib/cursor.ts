import { createHash } from 'node:crypto';

import { z } from 'zod';

import { AppError } from './errors.ts';

/** A place in the order of a list: the key that a row is sorted by, and its id among equal keys. */
export interface Position {
  key: number | string;
  id: string;
}

/** The position from which a list is requested. */
export interface Cursor {
  /** Whose list it is, with which filters and in which order, as text. */
  list: string;
  /** The last row of the page before; undefined: the list's beginning. */
  position: Position | undefined;
}

const checkLength = 12;

/** The text that leads on from a position in this list, and in no other. */
export function encodeCursor(list: string, { key, id }: Position): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([list, key, id]))
    .digest('base64url');
  return Buffer.from(JSON.stringify([key, id, hash.slice(0, checkLength)])).toString('base64url');
}

// PostgreSQL stores neither of these characters, and refuses to compare with them.
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
const keys = { number: z.int(), text: z.string().refine(isStorable) };
const id = z.string().regex(/^[\w-]{1,64}$/);

/**
 * The position that `encodeCursor` has written for the same list; undefined for an empty text, the beginning. The check is no
 * secret: a forged cursor is only a position in a list that its reader may see. Throws `invalid_request`.
 */
export function decodeCursor(
  list: string,
  text: string,
  keyType: keyof typeof keys,
): Position | undefined {
  if (text === '') return undefined;
  const read = z.tuple([keys[keyType], id, z.string()]).safeParse(parse(text));
  if (read.success) {
    const position = { key: read.data[0], id: read.data[1] };
    // Base64 has several texts for the same bytes, of which one was given out.
    if (encodeCursor(list, position) === text) return position;
  }
  throw new AppError('invalid_request', (m) => m.fields.problems.afterInvalid);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** The cursor of a request for `list`; undefined for requests by page number. Throws `invalid_request`. */
export function cursorOf(
  list: object,
  text: string | undefined,
  keyType: keyof typeof keys,
): Cursor | undefined {
  if (text === undefined) return undefined;
  const asked = JSON.stringify(list);
  return { list: asked, position: decodeCursor(asked, text, keyType) };
}
