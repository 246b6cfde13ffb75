import type { users as source } from '../../en/web/users.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number, plural } = createFormats('ar');

export const users: typeof source = {
  title: 'المستخدم',
  all: 'كل المستخدمين',
  empty: 'لم يُعثر على مستخدمين',
  search: 'بحث في المستخدمين…',
  loading: 'جارٍ تحميل المستخدمين',
  user: 'المستخدم',
  status: 'الحالة',
  uploads: 'الملفات',
  storage: 'التخزين',
  joined: 'تاريخ الانضمام',
  admin: 'مسؤول',
  view: ({ name }) => `عرض ${isolate(name)}`,
  deleteNamed: ({ name }) => `حذف ${isolate(name)}`,
  nameAndEmail: ({ name, email }) => `${isolate(name)} (${isolate(email)})`,
  pending: {
    title: 'مستخدمون قيد الانتظار',
    label: 'مستخدمون قيد الانتظار',
    empty: 'لا مستخدمين قيد الانتظار',
    loading: 'جارٍ تحميل المستخدمين قيد الانتظار',
    registered: 'تاريخ التسجيل',
    select: ({ name }) => `تحديد ${isolate(name)}`,
    selectAll: 'تحديد الكل',
    approveSelected: ({ count }) => `الموافقة على المحدد (${number(count)})`,
    approved: ({ count }) =>
      plural(count, {
        zero: 'لم تتم الموافقة على أحد',
        one: 'تمت الموافقة على المستخدم',
        two: 'تمت الموافقة على مستخدمَين',
        few: 'تمت الموافقة على # مستخدمين',
        many: 'تمت الموافقة على # مستخدمًا',
        other: 'تمت الموافقة على # مستخدم',
      }),
    failedToApprove: 'تعذّرت الموافقة على المستخدم',
  },
  reject: {
    title: 'رفض المستخدم',
    keeps: 'يبقى التسجيل في قائمة كل المستخدمين كمرفوض.',
    deletes: 'يحذف هذا التسجيل. ويمكن التسجيل من جديد بالبريد الإلكتروني نفسه.',
    keep: 'الإبقاء عليه كمرفوض، حتى لا يمكن التسجيل من جديد بهذا البريد الإلكتروني',
    withoutEmail: {
      deletes: 'يحذف هذا التسجيل. ويمكن التسجيل من جديد باسم المستخدم نفسه.',
      keep: 'الإبقاء عليه كمرفوض، حتى لا يمكن التسجيل من جديد باسم المستخدم هذا',
    },
    rejected: 'تم رفض المستخدم',
    failed: 'تعذّر رفض المستخدم',
  },
  delete: {
    title: 'حذف المستخدم',
    question: 'هل تريد بالتأكيد حذف هذا المستخدم؟ لا يمكن التراجع عن هذا الإجراء.',
    outcome: 'تُحذف معه جلساته ونطاقاته وملفاته.',
    deleted: 'تم حذف المستخدم',
    alreadyDeleted: 'سبق حذف هذا المستخدم',
    notImplemented: 'لا يدعم الخادم حذف المستخدمين',
    failed: 'تعذّر حذف المستخدم',
  },
  suspend: {
    title: 'تعليق',
    text: ({ name }) =>
      `لن يكون بإمكان المستخدم ${isolate(name)} استخدام Perch حتى يُسمح له من جديد.`,
    keepsLinks: 'تبقى ملفاته ونطاقاته متاحة.',
    stopsLinks: 'لا تتاح ملفاته ونطاقاته حتى ذلك الحين. لا يُحذف شيء.',
    keepLinks: 'إبقاء الروابط تعمل',
  },
  account: {
    loading: 'جارٍ تحميل المستخدم',
    failed: 'تعذّر عرض هذا المستخدم',
    email: 'البريد الإلكتروني',
    role: 'الدور',
    roleAdmin: 'مسؤول',
    roleUser: 'مستخدم',
    storageOf: ({ usedBytes, maxBytes }) => `${bytes(usedBytes)} من ${bytes(maxBytes)}`,
    links: 'الروابط',
    linksWorking: 'تعمل',
    linksStopped: 'متوقفة',
    changed: 'تم تعديل المستخدم',
    failedToChange: 'تعذّر تعديل المستخدم',
  },
  changes: {
    letIn: {
      label: 'السماح بالدخول',
      question: ({ name }) => `يصبح بإمكان المستخدم ${isolate(name)} تسجيل الدخول ورفع الملفات.`,
    },
    makeUser: {
      label: 'سحب دور المسؤول',
      question: ({ name }) => `لن يكون بإمكان المستخدم ${isolate(name)} فتح لوحة الإدارة.`,
    },
    makeAdmin: {
      label: 'منح دور المسؤول',
      question: ({ name }) =>
        `يصبح بإمكان المستخدم ${isolate(name)} الموافقة على حسابات كل المستخدمين ونطاقاتهم وملفاتهم وتعديلها وحذفها.`,
    },
    stopLinks: {
      label: 'إيقاف الروابط',
      question: ({ name }) =>
        `لا تتاح ملفات المستخدم ${isolate(name)} ونطاقاته حتى يُسمح له بالدخول من جديد. لا يُحذف شيء.`,
    },
    keepLinks: {
      label: 'إبقاء الروابط تعمل',
      question: ({ name }) =>
        `تتاح ملفات المستخدم ${isolate(name)} ونطاقاته من جديد، مع بقاء الحساب معلّقًا.`,
    },
  },
  quota: {
    label: 'الحصة',
    none: 'بلا حد',
    default: ({ defaultBytes }) => `${bytes(defaultBytes)} (افتراضي)`,
    invalid: ({ first, second }) => `المطلوب حجم، مثل ${isolate(first)} أو ${isolate(second)}`,
    save: 'حفظ الحصة',
    saved: 'تم حفظ الحصة',
    failed: 'تعذّر حفظ الحصة',
  },
};
