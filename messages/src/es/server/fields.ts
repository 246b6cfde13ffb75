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

const { isolate, plural } = createFormats('es');

const problems: Record<FieldProblem, string> = {
  usernameRequired: 'Falta el nombre de usuario',
  usernameTooLong: `El nombre de usuario puede tener hasta ${usernameLengthMax} caracteres`,
  usernameInvisible: 'El nombre de usuario contiene caracteres que no se pueden mostrar',
  usernameMixed: 'El nombre de usuario mezcla letras parecidas de distintos alfabetos',
  emailRequired: 'Falta el correo',
  emailTooLong: `El correo puede tener hasta ${emailLengthMax} caracteres`,
  emailInvalid: 'El correo no es una dirección válida',
  emailMixed: 'El correo mezcla letras parecidas de distintos alfabetos',
  passwordRequired: 'Falta la contraseña',
  passwordTooShort: `La contraseña debe tener al menos ${passwordLengthMin} caracteres`,
  passwordTooLong: `La contraseña puede tener hasta ${passwordLengthMax} caracteres`,
  currentPasswordRequired: 'Falta la contraseña actual',
  currentPasswordTooLong: `La contraseña actual puede tener hasta ${passwordLengthMax} caracteres`,
  domainRequired: 'Falta el dominio',
  reasonRequired: 'El motivo es obligatorio',
  reasonTooLong: `El motivo puede tener hasta ${rejectionReasonLengthMax} caracteres`,
  pageOutOfRange: `page debe ser un número entero de 1 a ${pageNumberMax}`,
  limitOutOfRange: `limit debe ser un número entero de 1 a ${pageSizeMax}`,
  afterInvalid: 'after debe estar vacío o ser el next de una página de la misma lista',
  searchTooLong: `search puede tener hasta ${searchLengthMax} caracteres`,
  actionUnknown: 'action debe ser una de las acciones del registro de auditoría',
};

export const fields: typeof source = {
  problems,
  request: 'Esta petición no es válida.',
  objectExpected: 'Se espera un objeto JSON.',
  unknown: ({ names }) =>
    `${plural(names.length, { one: 'Campo desconocido', many: 'Campos desconocidos', other: 'Campos desconocidos' })}: ${isolate(names.join(', '))}.`,
  required: ({ field }) => `Falta ${isolate(field)}.`,
  types: {
    string: ({ field }) => `${isolate(field)} debe ser un texto.`,
    number: ({ field }) => `${isolate(field)} debe ser un número.`,
    integer: ({ field }) => `${isolate(field)} debe ser un número entero.`,
    boolean: ({ field }) => `${isolate(field)} debe ser true o false.`,
    array: ({ field }) => `${isolate(field)} debe ser una lista.`,
    object: ({ field }) => `${isolate(field)} debe ser un objeto JSON.`,
  },
  tooLong: ({ field, max }) =>
    plural(max, {
      one: `${isolate(field)} puede tener un carácter como máximo.`,
      many: `${isolate(field)} puede tener hasta # de caracteres.`,
      other: `${isolate(field)} puede tener hasta # caracteres.`,
    }),
  tooShort: ({ field, min }) =>
    plural(min, {
      one: `${isolate(field)} debe tener al menos un carácter.`,
      many: `${isolate(field)} debe tener al menos # de caracteres.`,
      other: `${isolate(field)} debe tener al menos # caracteres.`,
    }),
  tooManyItems: ({ field, max }) =>
    plural(max, {
      one: `${isolate(field)} puede tener un elemento.`,
      many: `${isolate(field)} puede tener hasta # de elementos.`,
      other: `${isolate(field)} puede tener hasta # elementos.`,
    }),
  tooFewItems: ({ field, min }) =>
    plural(min, {
      one: `${isolate(field)} debe tener al menos un elemento.`,
      many: `${isolate(field)} debe tener al menos # de elementos.`,
      other: `${isolate(field)} debe tener al menos # elementos.`,
    }),
  tooLarge: ({ field, max }) => `${isolate(field)} puede ser ${max} como máximo.`,
  tooSmall: ({ field, min }) => `${isolate(field)} debe ser ${min} como mínimo.`,
  notOneOf: ({ field, values }) =>
    `${isolate(field)} debe ser uno de estos valores: ${isolate(values.join(', '))}.`,
  dateExpected: ({ field }) =>
    `${isolate(field)} debe ser una fecha y hora con su zona horaria, como 2026-05-04T09:30:00Z.`,
  wrongFormat: ({ field }) => `${isolate(field)} tiene un formato incorrecto.`,
  notValid: ({ field }) => `${isolate(field)} no es válido.`,
};
