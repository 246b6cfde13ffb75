import type { z } from 'zod';

import { AppError } from '../errors.ts';

/** Checks outside input against its schema; the first thing that is wrong becomes the sentence. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new AppError('invalid_request', sentenceOf(result.error.issues[0]), {
    cause: result.error,
  });
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
