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

const { isolate, plural } = createFormats('it');

const problems: Record<FieldProblem, string> = {
  usernameRequired: 'Il nome utente è obbligatorio',
  usernameTooLong: `Il nome utente può avere fino a ${usernameLengthMax} caratteri`,
  usernameInvisible: 'Il nome utente contiene caratteri che non si possono visualizzare',
  usernameMixed: 'Il nome utente mescola lettere di alfabeti diversi che si somigliano',
  emailRequired: 'L’email è obbligatoria',
  emailTooLong: `L’email può avere fino a ${emailLengthMax} caratteri`,
  emailInvalid: 'L’email non è un indirizzo valido',
  emailMixed: 'L’email mescola lettere di alfabeti diversi che si somigliano',
  passwordRequired: 'La password è obbligatoria',
  passwordTooShort: `La password deve avere almeno ${passwordLengthMin} caratteri`,
  passwordTooLong: `La password può avere fino a ${passwordLengthMax} caratteri`,
  currentPasswordRequired: 'La password attuale è obbligatoria',
  currentPasswordTooLong: `La password attuale può avere fino a ${passwordLengthMax} caratteri`,
  domainRequired: 'Il dominio è obbligatorio',
  reasonRequired: 'Il motivo è obbligatorio',
  reasonTooLong: `Il motivo può avere fino a ${rejectionReasonLengthMax} caratteri`,
  pageOutOfRange: `page deve essere un numero intero da 1 a ${pageNumberMax}`,
  limitOutOfRange: `limit deve essere un numero intero da 1 a ${pageSizeMax}`,
  afterInvalid: 'after deve essere vuoto o il next di una pagina dello stesso elenco',
  searchTooLong: `search può avere fino a ${searchLengthMax} caratteri`,
  actionUnknown: 'action deve essere una delle azioni del log di audit',
};

export const fields: typeof source = {
  problems,
  request: 'Questa richiesta non è valida.',
  objectExpected: 'È atteso un oggetto JSON.',
  unknown: ({ names }) =>
    `${plural(names.length, { one: 'Campo sconosciuto', many: 'Campi sconosciuti', other: 'Campi sconosciuti' })}: ${isolate(names.join(', '))}.`,
  required: ({ field }) => `${isolate(field)} è obbligatorio.`,
  types: {
    string: ({ field }) => `${isolate(field)} deve essere un testo.`,
    number: ({ field }) => `${isolate(field)} deve essere un numero.`,
    integer: ({ field }) => `${isolate(field)} deve essere un numero intero.`,
    boolean: ({ field }) => `${isolate(field)} deve essere true o false.`,
    array: ({ field }) => `${isolate(field)} deve essere un elenco.`,
    object: ({ field }) => `${isolate(field)} deve essere un oggetto JSON.`,
  },
  tooLong: ({ field, max }) =>
    plural(max, {
      one: `${isolate(field)} può avere al massimo un carattere.`,
      many: `${isolate(field)} può avere fino a # di caratteri.`,
      other: `${isolate(field)} può avere fino a # caratteri.`,
    }),
  tooShort: ({ field, min }) =>
    plural(min, {
      one: `${isolate(field)} deve avere almeno un carattere.`,
      many: `${isolate(field)} deve avere almeno # di caratteri.`,
      other: `${isolate(field)} deve avere almeno # caratteri.`,
    }),
  tooManyItems: ({ field, max }) =>
    plural(max, {
      one: `${isolate(field)} può avere al massimo un elemento.`,
      many: `${isolate(field)} può avere fino a # di elementi.`,
      other: `${isolate(field)} può avere fino a # elementi.`,
    }),
  tooFewItems: ({ field, min }) =>
    plural(min, {
      one: `${isolate(field)} deve avere almeno un elemento.`,
      many: `${isolate(field)} deve avere almeno # di elementi.`,
      other: `${isolate(field)} deve avere almeno # elementi.`,
    }),
  tooLarge: ({ field, max }) => `${isolate(field)} può essere al massimo ${max}.`,
  tooSmall: ({ field, min }) => `${isolate(field)} deve essere almeno ${min}.`,
  notOneOf: ({ field, values }) =>
    `${isolate(field)} deve avere uno di questi valori: ${isolate(values.join(', '))}.`,
  dateExpected: ({ field }) =>
    `${isolate(field)} deve essere una data con ora e fuso orario, per esempio 2026-05-04T09:30:00Z.`,
  wrongFormat: ({ field }) => `${isolate(field)} ha un formato errato.`,
  notValid: ({ field }) => `${isolate(field)} non è valido.`,
};
