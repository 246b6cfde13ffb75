import type { z } from 'zod';

import { AppError } from '../lib/errors.ts';

/** Parses external input. Throws `invalid_request` with a sentence about the first issue. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  // Valid in JSON, but PostgreSQL cannot store it in a text column.
  if (hasNul(input)) {
    throw new AppError('invalid_request', 'Text cannot contain the character NUL.');
  }
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new AppError('invalid_request', sentenceOf(result.error.issues[0]), {
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
  throw new AppError('not_found', 'There is nothing at this address.', { cause: result.error });
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'This request is not valid.';
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return `Unknown ${issue.keys.length === 1 ? 'field' : 'fields'}: ${issue.keys.join(', ')}.`;
  }
  if (field === '') return 'A JSON object is expected.';
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${field} is required.`;
  // The contract's messages are complete sentences; zod's default messages need the field's name.
  return isOwnSentence(issue.message) ? issue.message : `${field}: ${issue.message}.`;
}

const isOwnSentence = (message: string) =>
  !message.startsWith('Invalid') && !message.startsWith('Too');
