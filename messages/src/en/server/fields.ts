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
import type { FieldProblem } from '@perch/contract/text/field-problems';

import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('en');

export interface Field {
  /** As it stands in the request. */
  field: string;
}

/** What the schemas of certain fields refuse. */
const problems: Record<FieldProblem, string> = {
  usernameRequired: 'Username is required',
  usernameTooLong: `Username may be up to ${usernameLengthMax} characters long`,
  usernameInvisible: 'Username contains characters that cannot be shown',
  usernameMixed: 'Username mixes letters of different scripts that look alike',
  emailRequired: 'Email is required',
  emailTooLong: `Email may be up to ${emailLengthMax} characters long`,
  emailInvalid: 'Email is not a valid address',
  emailMixed: 'Email mixes letters of different scripts that look alike',
  passwordRequired: 'Password is required',
  passwordTooShort: `Password must be at least ${passwordLengthMin} characters long`,
  passwordTooLong: `Password may be up to ${passwordLengthMax} characters long`,
  currentPasswordRequired: 'Current password is required',
  currentPasswordTooLong: `Current password may be up to ${passwordLengthMax} characters long`,
  domainRequired: 'Domain is required',
  reasonRequired: 'Reason is required',
  reasonTooLong: `The reason may be up to ${rejectionReasonLengthMax} characters long`,
  pageOutOfRange: `page must be a whole number from 1 to ${pageNumberMax}`,
  limitOutOfRange: `limit must be a whole number from 1 to ${pageSizeMax}`,
  afterInvalid: 'after must be empty or the next of a page of the same list',
  searchTooLong: `search may be up to ${searchLengthMax} characters long`,
  actionUnknown: 'action must be one of the actions of the audit log',
};

/** Input that is refused. */
export const fields = {
  problems,
  /** Where neither a field nor a rule can be named. */
  request: 'This request is not valid.',
  objectExpected: 'A JSON object is expected.',
  unknown: ({ names }: { names: readonly string[] }) =>
    `${plural(names.length, { one: 'Unknown field', other: 'Unknown fields' })}: ${isolate(names.join(', '))}.`,
  required: ({ field }: Field) => `${isolate(field)} is required.`,
  /** A value of another JSON type, by the type that is expected. */
  types: {
    string: ({ field }: Field) => `${isolate(field)} must be a string.`,
    number: ({ field }: Field) => `${isolate(field)} must be a number.`,
    integer: ({ field }: Field) => `${isolate(field)} must be a whole number.`,
    boolean: ({ field }: Field) => `${isolate(field)} must be true or false.`,
    array: ({ field }: Field) => `${isolate(field)} must be a list.`,
    object: ({ field }: Field) => `${isolate(field)} must be a JSON object.`,
  },
  tooLong: ({ field, max }: Field & { max: number }) =>
    plural(max, {
      one: `${isolate(field)} may be up to one character long.`,
      other: `${isolate(field)} may be up to # characters long.`,
    }),
  tooShort: ({ field, min }: Field & { min: number }) =>
    plural(min, {
      one: `${isolate(field)} must be at least one character long.`,
      other: `${isolate(field)} must be at least # characters long.`,
    }),
  tooManyItems: ({ field, max }: Field & { max: number }) =>
    plural(max, {
      one: `${isolate(field)} may have one item.`,
      other: `${isolate(field)} may have up to # items.`,
    }),
  tooFewItems: ({ field, min }: Field & { min: number }) =>
    plural(min, {
      one: `${isolate(field)} must have at least one item.`,
      other: `${isolate(field)} must have at least # items.`,
    }),
  tooLarge: ({ field, max }: Field & { max: number }) => `${isolate(field)} may be up to ${max}.`,
  tooSmall: ({ field, min }: Field & { min: number }) =>
    `${isolate(field)} must be at least ${min}.`,
  notOneOf: ({ field, values }: Field & { values: readonly string[] }) =>
    `${isolate(field)} must be one of these: ${isolate(values.join(', '))}.`,
  dateExpected: ({ field }: Field) =>
    `${isolate(field)} must be a date and time with its time zone, such as 2026-05-04T09:30:00Z.`,
  wrongFormat: ({ field }: Field) => `${isolate(field)} has the wrong format.`,
  notValid: ({ field }: Field) => `${isolate(field)} is not valid.`,
};
