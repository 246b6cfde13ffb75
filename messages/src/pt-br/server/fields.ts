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

const { isolate, plural } = createFormats('pt-BR');

const problems: Record<FieldProblem, string> = {
  usernameRequired: 'Informe o nome de usuário',
  usernameTooLong: `O nome de usuário pode ter até ${usernameLengthMax} caracteres`,
  usernameInvisible: 'O nome de usuário contém caracteres que não podem ser exibidos',
  usernameMixed: 'O nome de usuário mistura letras parecidas de alfabetos diferentes',
  emailRequired: 'Informe o e-mail',
  emailTooLong: `O e-mail pode ter até ${emailLengthMax} caracteres`,
  emailInvalid: 'O e-mail não é um endereço válido',
  emailMixed: 'O e-mail mistura letras parecidas de alfabetos diferentes',
  passwordRequired: 'Informe a senha',
  passwordTooShort: `A senha deve ter pelo menos ${passwordLengthMin} caracteres`,
  passwordTooLong: `A senha pode ter até ${passwordLengthMax} caracteres`,
  currentPasswordRequired: 'Informe a senha atual',
  currentPasswordTooLong: `A senha atual pode ter até ${passwordLengthMax} caracteres`,
  domainRequired: 'Informe o domínio',
  reasonRequired: 'O motivo é obrigatório',
  reasonTooLong: `O motivo pode ter até ${rejectionReasonLengthMax} caracteres`,
  pageOutOfRange: `page deve ser um número inteiro de 1 a ${pageNumberMax}`,
  limitOutOfRange: `limit deve ser um número inteiro de 1 a ${pageSizeMax}`,
  afterInvalid: 'after deve estar vazio ou ser o next de uma página da mesma lista',
  searchTooLong: `search pode ter até ${searchLengthMax} caracteres`,
  actionUnknown: 'action deve ser uma das ações do log de auditoria',
};

export const fields: typeof source = {
  problems,
  request: 'Esta requisição não é válida.',
  objectExpected: 'É esperado um objeto JSON.',
  unknown: ({ names }) =>
    `${plural(names.length, { one: 'Campo desconhecido', many: 'Campos desconhecidos', other: 'Campos desconhecidos' })}: ${isolate(names.join(', '))}.`,
  required: ({ field }) => `${isolate(field)} é obrigatório.`,
  types: {
    string: ({ field }) => `${isolate(field)} deve ser um texto.`,
    number: ({ field }) => `${isolate(field)} deve ser um número.`,
    integer: ({ field }) => `${isolate(field)} deve ser um número inteiro.`,
    boolean: ({ field }) => `${isolate(field)} deve ser true ou false.`,
    array: ({ field }) => `${isolate(field)} deve ser uma lista.`,
    object: ({ field }) => `${isolate(field)} deve ser um objeto JSON.`,
  },
  tooLong: ({ field, max }) =>
    plural(max, {
      one: `${isolate(field)} pode ter no máximo um caractere.`,
      many: `${isolate(field)} pode ter até # de caracteres.`,
      other: `${isolate(field)} pode ter até # caracteres.`,
    }),
  tooShort: ({ field, min }) =>
    plural(min, {
      one: `${isolate(field)} deve ter pelo menos um caractere.`,
      many: `${isolate(field)} deve ter pelo menos # de caracteres.`,
      other: `${isolate(field)} deve ter pelo menos # caracteres.`,
    }),
  tooManyItems: ({ field, max }) =>
    plural(max, {
      one: `${isolate(field)} pode ter um item.`,
      many: `${isolate(field)} pode ter até # de itens.`,
      other: `${isolate(field)} pode ter até # itens.`,
    }),
  tooFewItems: ({ field, min }) =>
    plural(min, {
      one: `${isolate(field)} deve ter pelo menos um item.`,
      many: `${isolate(field)} deve ter pelo menos # de itens.`,
      other: `${isolate(field)} deve ter pelo menos # itens.`,
    }),
  tooLarge: ({ field, max }) => `${isolate(field)} pode ser no máximo ${max}.`,
  tooSmall: ({ field, min }) => `${isolate(field)} deve ser no mínimo ${min}.`,
  notOneOf: ({ field, values }) =>
    `${isolate(field)} deve ser um destes valores: ${isolate(values.join(', '))}.`,
  dateExpected: ({ field }) =>
    `${isolate(field)} deve ser uma data e hora com fuso horário, como 2026-05-04T09:30:00Z.`,
  wrongFormat: ({ field }) => `${isolate(field)} tem o formato errado.`,
  notValid: ({ field }) => `${isolate(field)} não é válido.`,
};
