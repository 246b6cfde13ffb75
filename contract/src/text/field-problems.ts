/**
 * Why a field was refused, if its schema says more than that: these are used as zod's messages,
 * and the server writes their sentences in the reader's language.
 */
export const fieldProblems = [
  'usernameRequired',
  'usernameTooLong',
  'usernameInvisible',
  'usernameMixed',
  'emailRequired',
  'emailTooLong',
  'emailInvalid',
  'emailMixed',
  'passwordRequired',
  'passwordTooShort',
  'passwordTooLong',
  'currentPasswordRequired',
  'currentPasswordTooLong',
  'domainRequired',
  'reasonRequired',
  'reasonTooLong',
  'pageOutOfRange',
  'limitOutOfRange',
  'afterInvalid',
  'searchTooLong',
  'actionUnknown',
  'instantInvalid',
  'bytesInvalid',
  'selectionUnclear',
] as const;

export type FieldProblem = (typeof fieldProblems)[number];

/** The message of a zod check, known to be one of the list. */
export const problem = (name: FieldProblem): FieldProblem => name;

export const isFieldProblem = (message: string): message is FieldProblem =>
  fieldProblems.some((name) => name === message);
