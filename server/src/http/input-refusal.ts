import {
  emailLengthMax,
  pageNumberMax,
  pageSizeMax,
  passwordLengthMax,
  passwordLengthMin,
  rejectionReasonLengthMax,
  searchLengthMax,
  usernameLengthMax,
} from '@perch/contract/limits';
import { type FieldProblem, isFieldProblem } from '@perch/contract/text/field-problems';
import type { Sentence, ServerMessages } from '@perch/messages/catalogue';
import type { z } from 'zod';

type Fields = ServerMessages['fields'];

// The name of a type in zod's issues, and in the catalogue.
const types = new Map<string, keyof Fields['types']>([
  ['string', 'string'],
  ['number', 'number'],
  ['int', 'integer'],
  ['boolean', 'boolean'],
  ['array', 'array'],
  ['object', 'object'],
]);

/**
 * Why `input` was refused, in words that name the field. No text of zod is in it, as these exist in
 * English only.
 */
export function refusalOf(issue: z.core.$ZodIssue | undefined, input: unknown): Sentence {
  if (!issue) return ({ fields }) => fields.request;
  const { message } = issue;
  if (isFieldProblem(message)) return ({ fields }) => describeProblem(fields, message, issue);
  if (issue.code === 'unrecognized_keys') {
    const { keys } = issue;
    return ({ fields }) => fields.unknown({ count: keys.length, names: keys.join(', ') });
  }
  const field = issue.path.join('.');
  if (field === '') return ({ fields }) => fields.objectExpected;
  if (valueAt(input, issue.path) === undefined) return ({ fields }) => fields.required({ field });
  return ({ fields }) => ofField(fields, field, issue);
}

/** The limits in sentences about fields whose checks do not name theirs. */
const limits: Partial<Record<FieldProblem, number>> = {
  usernameTooLong: usernameLengthMax,
  emailTooLong: emailLengthMax,
  passwordTooShort: passwordLengthMin,
  passwordTooLong: passwordLengthMax,
  currentPasswordTooLong: passwordLengthMax,
  reasonTooLong: rejectionReasonLengthMax,
  pageOutOfRange: pageNumberMax,
  limitOutOfRange: pageSizeMax,
  searchTooLong: searchLengthMax,
};

function describeProblem(fields: Fields, problem: FieldProblem, issue: z.core.$ZodIssue): string {
  const sentence = fields.problems[problem];
  if (typeof sentence === 'string') return sentence;
  const limit = issue.code === 'too_big' ? Number(issue.maximum) : limits[problem];
  return sentence({ limit: limit ?? 0 });
}

function ofField(fields: Fields, field: string, issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const type = types.get(issue.expected);
      return type ? fields.types[type]({ field }) : fields.notValid({ field });
    }
    case 'too_big':
      return tooBig(fields, issue.origin, { field, max: Number(issue.maximum) });
    case 'too_small':
      return tooSmall(fields, issue.origin, { field, min: Number(issue.minimum) });
    case 'invalid_value':
      return fields.notOneOf({ field, values: issue.values.map(String).join(', ') });
    case 'invalid_format':
      return issue.format === 'datetime'
        ? fields.dateExpected({ field })
        : fields.wrongFormat({ field });
    default:
      return fields.notValid({ field });
  }
}

function tooBig(fields: Fields, origin: string, bound: { field: string; max: number }): string {
  if (origin === 'string') return fields.tooLong(bound);
  return origin === 'array' ? fields.tooManyItems(bound) : fields.tooLarge(bound);
}

function tooSmall(fields: Fields, origin: string, bound: { field: string; min: number }): string {
  if (origin === 'string') return fields.tooShort(bound);
  return origin === 'array' ? fields.tooFewItems(bound) : fields.tooSmall(bound);
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
