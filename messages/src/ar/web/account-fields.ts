import type { accountFields as source } from '../../en/web/account-fields.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('ar');

const length = (count: number) =>
  plural(count, {
    zero: 'صفر من الأحرف',
    one: 'حرف واحد',
    two: 'حرفان',
    few: '# أحرف',
    many: '# حرفًا',
    other: '# حرف',
  });

export const accountFields: typeof source = {
  email: {
    label: 'البريد الإلكتروني',
    optional: 'البريد الإلكتروني (اختياري)',
    without: 'من دونه لا يمكن إعادة تعيين كلمة مرور منسية بالبريد.',
    required: 'البريد الإلكتروني مطلوب',
    invalid: 'عنوان البريد الإلكتروني غير صالح',
    mixed: 'يخلط البريد الإلكتروني بين حروف متشابهة من كتابات مختلفة',
  },
  username: {
    label: 'اسم المستخدم',
    required: 'اسم المستخدم مطلوب',
    invisible: 'يحتوي اسم المستخدم على محارف لا يمكن عرضها',
    mixed: 'يخلط اسم المستخدم بين حروف متشابهة من كتابات مختلفة',
  },
  password: {
    label: 'كلمة المرور',
    confirm: 'تأكيد كلمة المرور',
    required: 'كلمة المرور مطلوبة',
    tooShort: ({ characters }) => `أقل طول لكلمة المرور ${length(characters)}`,
    tooLong: ({ characters }) => `أقصى طول لكلمة المرور ${length(characters)}`,
    different: 'كلمتا المرور غير متطابقتين',
  },
  newPassword: {
    label: 'كلمة المرور الجديدة',
    confirm: 'تأكيد كلمة المرور الجديدة',
    required: 'كلمة المرور الجديدة مطلوبة',
    tooShort: ({ characters }) => `أقل طول لكلمة المرور الجديدة ${length(characters)}`,
    tooLong: ({ characters }) => `أقصى طول لكلمة المرور الجديدة ${length(characters)}`,
    different: 'كلمتا المرور الجديدتان غير متطابقتين',
  },
};
