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

const { isolate, plural } = createFormats('ar');

const characters = (count: number) =>
  plural(count, {
    zero: 'صفر من الأحرف',
    one: 'حرف واحد',
    two: 'حرفان',
    few: '# أحرف',
    many: '# حرفًا',
    other: '# حرف',
  });
const items = (count: number) =>
  plural(count, {
    zero: 'صفر',
    one: 'عنصر واحد',
    two: 'عنصران',
    few: '# عناصر',
    many: '# عنصرًا',
    other: '# عنصر',
  });
const wholeNumber = (name: string, max: number) =>
  `يجب أن تكون قيمة ${isolate(name)} عددًا صحيحًا من 1 إلى ${max}`;

const problems: Record<FieldProblem, string> = {
  usernameRequired: 'اسم المستخدم مطلوب',
  get usernameTooLong() {
    return `أقصى طول لاسم المستخدم ${characters(usernameLengthMax)}`;
  },
  usernameInvisible: 'يحتوي اسم المستخدم على محارف لا يمكن عرضها',
  usernameMixed: 'يخلط اسم المستخدم بين حروف متشابهة من كتابات مختلفة',
  emailRequired: 'البريد الإلكتروني مطلوب',
  get emailTooLong() {
    return `أقصى طول للبريد الإلكتروني ${characters(emailLengthMax)}`;
  },
  emailInvalid: 'عنوان البريد الإلكتروني غير صالح',
  emailMixed: 'يخلط البريد الإلكتروني بين حروف متشابهة من كتابات مختلفة',
  passwordRequired: 'كلمة المرور مطلوبة',
  get passwordTooShort() {
    return `أقل طول لكلمة المرور ${characters(passwordLengthMin)}`;
  },
  get passwordTooLong() {
    return `أقصى طول لكلمة المرور ${characters(passwordLengthMax)}`;
  },
  currentPasswordRequired: 'كلمة المرور الحالية مطلوبة',
  get currentPasswordTooLong() {
    return `أقصى طول لكلمة المرور الحالية ${characters(passwordLengthMax)}`;
  },
  domainRequired: 'النطاق مطلوب',
  reasonRequired: 'السبب مطلوب',
  get reasonTooLong() {
    return `أقصى طول للسبب ${characters(rejectionReasonLengthMax)}`;
  },
  pageOutOfRange: wholeNumber('page', pageNumberMax),
  limitOutOfRange: wholeNumber('limit', pageSizeMax),
  afterInvalid: `يجب أن تكون قيمة ${isolate('after')} فارغة أو قيمة ${isolate('next')} من صفحة في القائمة نفسها`,
  get searchTooLong() {
    return `أقصى طول لقيمة ${isolate('search')} هو ${characters(searchLengthMax)}`;
  },
  actionUnknown: `يجب أن تكون قيمة ${isolate('action')} أحد إجراءات سجل التدقيق`,
};

export const fields: typeof source = {
  problems,
  request: 'هذا الطلب غير صالح.',
  objectExpected: 'المتوقع كائن JSON.',
  unknown: ({ names }) =>
    `${plural(names.length, {
      zero: 'حقول غير معروفة',
      one: 'حقل غير معروف',
      two: 'حقلان غير معروفين',
      few: 'حقول غير معروفة',
      many: 'حقول غير معروفة',
      other: 'حقول غير معروفة',
    })}: ${isolate(names.join(', '))}.`,
  required: ({ field }) => `الحقل ${isolate(field)} مطلوب.`,
  types: {
    string: ({ field }) => `يجب أن يكون الحقل ${isolate(field)} نصًا.`,
    number: ({ field }) => `يجب أن يكون الحقل ${isolate(field)} عددًا.`,
    integer: ({ field }) => `يجب أن يكون الحقل ${isolate(field)} عددًا صحيحًا.`,
    boolean: ({ field }) => `يجب أن تكون قيمة الحقل ${isolate(field)} إما true أو false.`,
    array: ({ field }) => `يجب أن يكون الحقل ${isolate(field)} قائمة.`,
    object: ({ field }) => `يجب أن يكون الحقل ${isolate(field)} كائن JSON.`,
  },
  tooLong: ({ field, max }) => `أقصى طول للحقل ${isolate(field)} هو ${characters(max)}.`,
  tooShort: ({ field, min }) => `أقل طول للحقل ${isolate(field)} هو ${characters(min)}.`,
  tooManyItems: ({ field, max }) => `أقصى عدد لعناصر الحقل ${isolate(field)} هو ${items(max)}.`,
  tooFewItems: ({ field, min }) => `أقل عدد لعناصر الحقل ${isolate(field)} هو ${items(min)}.`,
  tooLarge: ({ field, max }) => `أكبر قيمة للحقل ${isolate(field)} هي ${max}.`,
  tooSmall: ({ field, min }) => `أصغر قيمة للحقل ${isolate(field)} هي ${min}.`,
  notOneOf: ({ field, values }) =>
    `يجب أن تكون قيمة الحقل ${isolate(field)} إحدى القيم: ${isolate(values.join(', '))}.`,
  dateExpected: ({ field }) =>
    `يجب أن يكون الحقل ${isolate(field)} تاريخًا ووقتًا مع المنطقة الزمنية، مثل ${isolate('2026-05-04T09:30:00Z')}.`,
  wrongFormat: ({ field }) => `صيغة الحقل ${isolate(field)} غير صحيحة.`,
  notValid: ({ field }) => `الحقل ${isolate(field)} غير صالح.`,
};
