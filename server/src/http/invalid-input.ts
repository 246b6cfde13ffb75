import type { z } from 'zod';

import { AppError } from '../lib/errors.ts';

/** Checks outside input against its schema; the first thing that is wrong becomes the sentence. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  // Valid in JSON, but PostgreSQL keeps no text with it.
  if (hasNul(input)) {
    throw new AppError('invalid_request', 'Text cannot contain the character NUL.');
  }
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new AppError('invalid_request', sentenceOf(result.error.issues[0]), {
    cause: result.error,
  });
}

/** Without recursion: 64 KB of brackets are deeper than the stack. */
function hasNul(input: unknown): boolean {
  const pending = [input];
  for (const value of pending) {
    if (typeof value === 'string' && value.includes('\0')) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const inner of Object.values(value)) pending.push(inner);
  }
  return false;
}

/** Checks the parts of a path; a path of the wrong form leads nowhere. */
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
  // Sentences written in the contract stand by themselves; the library's own need the field's name.
  return isOwnSentence(issue.message) ? issue.message : `${field}: ${issue.message}.`;
}

const isOwnSentence = (message: string) =>
  !message.startsWith('Invalid') && !message.startsWith('Too');
