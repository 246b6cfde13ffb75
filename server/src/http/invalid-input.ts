import type { z } from 'zod';

import { AppError } from '../lib/errors.ts';
import { refusalOf } from './input-refusal.ts';

/** Parses external input. Throws `invalid_request` with a sentence about the first issue. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  // Valid in JSON, but PostgreSQL cannot store it in a text column.
  if (hasNul(input)) {
    throw new AppError('invalid_request', (m) => m.errors.nulInText);
  }
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new AppError('invalid_request', refusalOf(result.error.issues[0], input), {
    cause: result.error,
  });
}

/** Iterative, because 64 KB of nested brackets would overflow the stack. */
function hasNul(input: unknown): boolean {
  const pending = [input];
  for (const value of pending) {
    if (typeof value === 'string' && value.includes('\0')) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const inner of Object.values(value)) pending.push(inner);
  }
  return false;
}

/** Parses path parameters. Throws `not_found`, as a malformed path names no resource. */
export function parseParams<T>(schema: z.ZodType<T>, params: unknown): T {
  const result = schema.safeParse(params);
  if (result.success) return result.data;
  throw new AppError('not_found', (m) => m.errors.nothingHere, { cause: result.error });
}
