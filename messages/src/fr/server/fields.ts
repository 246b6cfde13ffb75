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

const { isolate, plural } = createFormats('fr');

const problems: Record<FieldProblem, string> = {
  usernameRequired: 'Le nom d’utilisateur est requis',
  usernameTooLong: `Le nom d’utilisateur peut comporter jusqu’à ${usernameLengthMax} caractères`,
  usernameInvisible:
    'Le nom d’utilisateur contient des caractères qui ne peuvent pas être affichés',
  usernameMixed:
    'Le nom d’utilisateur mélange des lettres d’écritures différentes qui se ressemblent',
  emailRequired: 'L’adresse e-mail est requise',
  emailTooLong: `L’adresse e-mail peut comporter jusqu’à ${emailLengthMax} caractères`,
  emailInvalid: 'L’adresse e-mail n’est pas valide',
  emailMixed: 'L’adresse e-mail mélange des lettres d’écritures différentes qui se ressemblent',
  passwordRequired: 'Le mot de passe est requis',
  passwordTooShort: `Le mot de passe doit comporter au moins ${passwordLengthMin} caractères`,
  passwordTooLong: `Le mot de passe peut comporter jusqu’à ${passwordLengthMax} caractères`,
  currentPasswordRequired: 'Le mot de passe actuel est requis',
  currentPasswordTooLong: `Le mot de passe actuel peut comporter jusqu’à ${passwordLengthMax} caractères`,
  domainRequired: 'Le domaine est requis',
  reasonRequired: 'Le motif est requis',
  reasonTooLong: `Le motif peut comporter jusqu’à ${rejectionReasonLengthMax} caractères`,
  pageOutOfRange: `page doit être un nombre entier de 1 à ${pageNumberMax}`,
  limitOutOfRange: `limit doit être un nombre entier de 1 à ${pageSizeMax}`,
  afterInvalid: 'after doit être vide ou le next d’une page de la même liste',
  searchTooLong: `search peut comporter jusqu’à ${searchLengthMax} caractères`,
  actionUnknown: 'action doit être l’une des actions du journal d’audit',
};

export const fields: typeof source = {
  problems,
  request: 'Cette requête n’est pas valide.',
  objectExpected: 'Un objet JSON est attendu.',
  unknown: ({ names }) =>
    `${plural(names.length, { one: 'Champ inconnu', many: 'Champs inconnus', other: 'Champs inconnus' })} : ${isolate(names.join(', '))}.`,
  required: ({ field }) => `${isolate(field)} est requis.`,
  types: {
    string: ({ field }) => `${isolate(field)} doit être un texte.`,
    number: ({ field }) => `${isolate(field)} doit être un nombre.`,
    integer: ({ field }) => `${isolate(field)} doit être un nombre entier.`,
    boolean: ({ field }) => `${isolate(field)} doit être true ou false.`,
    array: ({ field }) => `${isolate(field)} doit être une liste.`,
    object: ({ field }) => `${isolate(field)} doit être un objet JSON.`,
  },
  tooLong: ({ field, max }) =>
    plural(max, {
      one: `${isolate(field)} peut comporter au plus # caractère.`,
      many: `${isolate(field)} peut comporter jusqu’à # de caractères.`,
      other: `${isolate(field)} peut comporter jusqu’à # caractères.`,
    }),
  tooShort: ({ field, min }) =>
    plural(min, {
      one: `${isolate(field)} doit comporter au moins # caractère.`,
      many: `${isolate(field)} doit comporter au moins # de caractères.`,
      other: `${isolate(field)} doit comporter au moins # caractères.`,
    }),
  tooManyItems: ({ field, max }) =>
    plural(max, {
      one: `${isolate(field)} peut comporter au plus # élément.`,
      many: `${isolate(field)} peut comporter jusqu’à # d’éléments.`,
      other: `${isolate(field)} peut comporter jusqu’à # éléments.`,
    }),
  tooFewItems: ({ field, min }) =>
    plural(min, {
      one: `${isolate(field)} doit comporter au moins # élément.`,
      many: `${isolate(field)} doit comporter au moins # d’éléments.`,
      other: `${isolate(field)} doit comporter au moins # éléments.`,
    }),
  tooLarge: ({ field, max }) => `${isolate(field)} peut valoir au plus ${max}.`,
  tooSmall: ({ field, min }) => `${isolate(field)} doit valoir au moins ${min}.`,
  notOneOf: ({ field, values }) =>
    `${isolate(field)} doit avoir l’une de ces valeurs : ${isolate(values.join(', '))}.`,
  dateExpected: ({ field }) =>
    `${isolate(field)} doit être une date et une heure avec fuseau horaire, par exemple 2026-05-04T09:30:00Z.`,
  wrongFormat: ({ field }) => `${isolate(field)} n’a pas le bon format.`,
  notValid: ({ field }) => `${isolate(field)} n’est pas valide.`,
};
