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

const { plural } = createFormats('ja');

const problems: Record<FieldProblem, string> = {
  usernameRequired: 'ユーザー名は必須です',
  usernameTooLong: `ユーザー名は ${usernameLengthMax} 文字以内で入力してください`,
  usernameInvisible: 'ユーザー名に表示できない文字が含まれています',
  usernameMixed: 'ユーザー名に、見た目の似た異なる文字体系の文字が混在しています',
  emailRequired: 'メールアドレスは必須です',
  emailTooLong: `メールアドレスは ${emailLengthMax} 文字以内で入力してください`,
  emailInvalid: '有効なメールアドレスではありません',
  emailMixed: 'メールアドレスに、見た目の似た異なる文字体系の文字が混在しています',
  passwordRequired: 'パスワードは必須です',
  passwordTooShort: `パスワードは ${passwordLengthMin} 文字以上で入力してください`,
  passwordTooLong: `パスワードは ${passwordLengthMax} 文字以内で入力してください`,
  currentPasswordRequired: '現在のパスワードは必須です',
  currentPasswordTooLong: `現在のパスワードは ${passwordLengthMax} 文字以内で入力してください`,
  domainRequired: 'ドメインは必須です',
  reasonRequired: '理由を入力してください',
  reasonTooLong: `理由は ${rejectionReasonLengthMax} 文字以内で入力してください`,
  pageOutOfRange: `page には 1 から ${pageNumberMax} までの整数を指定してください`,
  limitOutOfRange: `limit には 1 から ${pageSizeMax} までの整数を指定してください`,
  afterInvalid: 'after には空文字、または同じ一覧のページの next を指定してください',
  searchTooLong: `search は ${searchLengthMax} 文字以内で指定してください`,
  actionUnknown: 'action には監査ログの操作のいずれかを指定してください',
};

export const fields: typeof source = {
  problems,
  request: 'このリクエストは無効です。',
  objectExpected: 'JSON オブジェクトが必要です。',
  unknown: ({ names }) => `不明なフィールド：${names.join(', ')}。`,
  required: ({ field }) => `${field} は必須です。`,
  types: {
    string: ({ field }) => `${field} にはテキストを指定してください。`,
    number: ({ field }) => `${field} には数値を指定してください。`,
    integer: ({ field }) => `${field} には整数を指定してください。`,
    boolean: ({ field }) => `${field} には true または false を指定してください。`,
    array: ({ field }) => `${field} にはリストを指定してください。`,
    object: ({ field }) => `${field} には JSON オブジェクトを指定してください。`,
  },
  tooLong: ({ field, max }) => plural(max, { other: `${field} は # 文字以内で指定してください。` }),
  tooShort: ({ field, min }) =>
    plural(min, { other: `${field} は # 文字以上で指定してください。` }),
  tooManyItems: ({ field, max }) => plural(max, { other: `${field} の項目は # 個までです。` }),
  tooFewItems: ({ field, min }) =>
    plural(min, { other: `${field} には # 個以上の項目が必要です。` }),
  tooLarge: ({ field, max }) => `${field} には ${max} 以下の値を指定してください。`,
  tooSmall: ({ field, min }) => `${field} には ${min} 以上の値を指定してください。`,
  notOneOf: ({ field, values }) =>
    `${field} には次のいずれかを指定してください：${values.join(', ')}。`,
  dateExpected: ({ field }) =>
    `${field} には 2026-05-04T09:30:00Z のように、タイムゾーン付きの日時を指定してください。`,
  wrongFormat: ({ field }) => `${field} の形式が正しくありません。`,
  notValid: ({ field }) => `${field} は無効です。`,
};
