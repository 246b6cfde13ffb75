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

import type { fields as source } from '../../en/server/fields.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('de');

const problems: Record<FieldProblem, string> = {
  usernameRequired: 'Der Benutzername fehlt',
  usernameTooLong: `Der Benutzername darf bis zu ${usernameLengthMax} Zeichen lang sein`,
  usernameInvisible: 'Der Benutzername enthält Zeichen, die nicht dargestellt werden können',
  usernameMixed: 'Der Benutzername mischt Buchstaben verschiedener Schriften, die gleich aussehen',
  emailRequired: 'Die E-Mail-Adresse fehlt',
  emailTooLong: `Die E-Mail-Adresse darf bis zu ${emailLengthMax} Zeichen lang sein`,
  emailInvalid: 'Die E-Mail-Adresse ist nicht gültig',
  emailMixed: 'Die E-Mail-Adresse mischt Buchstaben verschiedener Schriften, die gleich aussehen',
  passwordRequired: 'Das Passwort fehlt',
  passwordTooShort: `Das Passwort muss mindestens ${passwordLengthMin} Zeichen lang sein`,
  passwordTooLong: `Das Passwort darf bis zu ${passwordLengthMax} Zeichen lang sein`,
  currentPasswordRequired: 'Das aktuelle Passwort fehlt',
  currentPasswordTooLong: `Das aktuelle Passwort darf bis zu ${passwordLengthMax} Zeichen lang sein`,
  domainRequired: 'Die Domain fehlt',
  reasonRequired: 'Eine Begründung ist nötig',
  reasonTooLong: `Die Begründung darf bis zu ${rejectionReasonLengthMax} Zeichen lang sein`,
  pageOutOfRange: `page muss eine ganze Zahl von 1 bis ${pageNumberMax} sein`,
  limitOutOfRange: `limit muss eine ganze Zahl von 1 bis ${pageSizeMax} sein`,
  afterInvalid: 'after muss leer oder das next einer Seite derselben Liste sein',
  searchTooLong: `search darf bis zu ${searchLengthMax} Zeichen lang sein`,
  actionUnknown: 'action muss eine der Aktionen des Protokolls sein',
};

export const fields: typeof source = {
  problems,
  request: 'Diese Anfrage ist nicht gültig.',
  objectExpected: 'Erwartet wird ein JSON-Objekt.',
  unknown: ({ names }) =>
    `${plural(names.length, { one: 'Unbekanntes Feld', other: 'Unbekannte Felder' })}: ${isolate(names.join(', '))}.`,
  required: ({ field }) => `${isolate(field)} fehlt.`,
  types: {
    string: ({ field }) => `${isolate(field)} muss ein Text sein.`,
    number: ({ field }) => `${isolate(field)} muss eine Zahl sein.`,
    integer: ({ field }) => `${isolate(field)} muss eine ganze Zahl sein.`,
    boolean: ({ field }) => `${isolate(field)} muss true oder false sein.`,
    array: ({ field }) => `${isolate(field)} muss eine Liste sein.`,
    object: ({ field }) => `${isolate(field)} muss ein JSON-Objekt sein.`,
  },
  tooLong: ({ field, max }) =>
    plural(max, {
      one: `${isolate(field)} darf ein Zeichen lang sein.`,
      other: `${isolate(field)} darf bis zu # Zeichen lang sein.`,
    }),
  tooShort: ({ field, min }) =>
    plural(min, {
      one: `${isolate(field)} muss mindestens ein Zeichen lang sein.`,
      other: `${isolate(field)} muss mindestens # Zeichen lang sein.`,
    }),
  tooManyItems: ({ field, max }) =>
    plural(max, {
      one: `${isolate(field)} darf einen Eintrag haben.`,
      other: `${isolate(field)} darf bis zu # Einträge haben.`,
    }),
  tooFewItems: ({ field, min }) =>
    plural(min, {
      one: `${isolate(field)} muss mindestens einen Eintrag haben.`,
      other: `${isolate(field)} muss mindestens # Einträge haben.`,
    }),
  tooLarge: ({ field, max }) => `${isolate(field)} darf höchstens ${max} sein.`,
  tooSmall: ({ field, min }) => `${isolate(field)} muss mindestens ${min} sein.`,
  notOneOf: ({ field, values }) =>
    `${isolate(field)} muss eines davon sein: ${isolate(values.join(', '))}.`,
  dateExpected: ({ field }) =>
    `${isolate(field)} muss Datum und Uhrzeit mit Zeitzone sein, zum Beispiel 2026-05-04T09:30:00Z.`,
  wrongFormat: ({ field }) => `${isolate(field)} hat das falsche Format.`,
  notValid: ({ field }) => `${isolate(field)} ist nicht gültig.`,
};
