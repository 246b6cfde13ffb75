import type { tags as source } from '../../en/web/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('ar');

export const tags: typeof source = {
  title: 'الوسوم',
  changed: 'تغيّرت الوسوم.',
  notChanged: 'لم تتغير الوسوم',
  files: ({ count }) =>
    plural(count, {
      zero: '# ملف',
      one: 'ملف واحد (#)',
      two: 'ملفان (#)',
      few: '# ملفات',
      many: '# ملفًا',
      other: '# ملف',
    }),
  field: {
    placeholder: 'إضافة وسم',
    hint: 'يضيف مفتاح الإدخال أو الفاصلة وسمًا.',
    remove: ({ name }) => `إزالة الوسم ${isolate(name)}`,
    suggestions: 'وسومك',
    suggested: ({ count }) =>
      plural(count, {
        zero: '# اقتراح',
        one: 'اقتراح واحد (#)',
        two: 'اقتراحان (#)',
        few: '# اقتراحات',
        many: '# اقتراحًا',
        other: '# اقتراح',
      }),
    tooLong: ({ max }) => `الحد الأقصى لأحرف الوسم هو ${number(max)}.`,
    tooMany: ({ max }) => `الحد الأقصى لوسوم الملف الواحد هو ${number(max)}.`,
    invalid: 'لا يحتوي الوسم على محارف تحكم.',
  },
  choice: {
    search: 'البحث في الوسوم',
    none: 'لا توجد وسوم بعد',
    noneFound: 'لا توجد وسوم مطابقة',
  },
  bulk: {
    title: ({ count }) =>
      plural(count, {
        zero: 'وسوم # ملف',
        one: 'وسوم ملف واحد (#)',
        two: 'وسوم ملفين (#)',
        few: 'وسوم # ملفات',
        many: 'وسوم # ملفًا',
        other: 'وسوم # ملف',
      }),
    add: 'إضافة هذه الوسوم',
    remove: 'إزالة هذه الوسوم',
    submit: 'تغيير الوسوم',
    done: ({ count }) =>
      plural(count, {
        zero: 'تغيّرت وسوم # ملف.',
        one: 'تغيّرت وسوم ملف واحد (#).',
        two: 'تغيّرت وسوم ملفين (#).',
        few: 'تغيّرت وسوم # ملفات.',
        many: 'تغيّرت وسوم # ملفًا.',
        other: 'تغيّرت وسوم # ملف.',
      }),
  },
  manage: {
    open: 'إدارة الوسوم',
    back: 'العودة إلى الملفات',
    lead: ({ max }) =>
      `الحد الأقصى لوسوم الحساب هو ${number(max)}. تبقى الملفات عند إعادة تسمية وسم أو دمجه أو حذفه.`,
    failed: 'تعذّر عرض وسومك',
    loading: 'جارٍ تحميل وسومك',
    noneHint: 'امنح ملفًا وسمه الأول في تفاصيله.',
    name: 'اسم الوسم',
    nameMissing: 'أدخل اسمًا.',
    rename: ({ name }) => `إعادة تسمية الوسم ${isolate(name)}`,
    renamed: 'تمت إعادة تسمية الوسم.',
    merge: 'دمج',
    mergeTitle: 'دمج الوسوم',
    mergeText: ({ count, name, before }) =>
      plural(count, {
        zero: `يوجد بالفعل وسم «${isolate(name)}». هل تريد دمج # ملف من «${isolate(before)}» فيه؟ لا يمكن التراجع عن ذلك.`,
        one: `يوجد بالفعل وسم «${isolate(name)}». هل تريد دمج ملف واحد (#) من «${isolate(before)}» فيه؟ لا يمكن التراجع عن ذلك.`,
        two: `يوجد بالفعل وسم «${isolate(name)}». هل تريد دمج ملفين (#) من «${isolate(before)}» فيه؟ لا يمكن التراجع عن ذلك.`,
        few: `يوجد بالفعل وسم «${isolate(name)}». هل تريد دمج # ملفات من «${isolate(before)}» فيه؟ لا يمكن التراجع عن ذلك.`,
        many: `يوجد بالفعل وسم «${isolate(name)}». هل تريد دمج # ملفًا من «${isolate(before)}» فيه؟ لا يمكن التراجع عن ذلك.`,
        other: `يوجد بالفعل وسم «${isolate(name)}». هل تريد دمج # ملف من «${isolate(before)}» فيه؟ لا يمكن التراجع عن ذلك.`,
      }),
    merged: 'تم دمج الوسوم.',
    delete: ({ name }) => `حذف الوسم ${isolate(name)}`,
    deleteText: ({ count }) =>
      plural(count, {
        zero: 'ستتم إزالة هذا الوسم من # ملف. تبقى الملفات.',
        one: 'ستتم إزالة هذا الوسم من ملف واحد (#). تبقى الملفات.',
        two: 'ستتم إزالة هذا الوسم من ملفين (#). تبقى الملفات.',
        few: 'ستتم إزالة هذا الوسم من # ملفات. تبقى الملفات.',
        many: 'ستتم إزالة هذا الوسم من # ملفًا. تبقى الملفات.',
        other: 'ستتم إزالة هذا الوسم من # ملف. تبقى الملفات.',
      }),
    deleted: 'حُذف الوسم.',
  },
};
