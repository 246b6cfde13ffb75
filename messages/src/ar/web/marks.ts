import type { marks as source } from '../../en/web/marks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ar');

export const marks: typeof source = {
  favorite: {
    title: 'المفضلة',
    add: ({ name }) => `إضافة ${isolate(name)} إلى المفضلة`,
    remove: ({ name }) => `إزالة ${isolate(name)} من المفضلة`,
    addAll: 'إضافة إلى المفضلة',
    removeAll: 'إزالة من المفضلة',
    added: ({ count }) =>
      plural(count, {
        zero: 'تمت إضافة # ملف إلى المفضلة.',
        one: 'تمت إضافة ملف واحد (#) إلى المفضلة.',
        two: 'تمت إضافة ملفين (#) إلى المفضلة.',
        few: 'تمت إضافة # ملفات إلى المفضلة.',
        many: 'تمت إضافة # ملفًا إلى المفضلة.',
        other: 'تمت إضافة # ملف إلى المفضلة.',
      }),
    removed: ({ count }) =>
      plural(count, {
        zero: 'تمت إزالة # ملف من المفضلة.',
        one: 'تمت إزالة ملف واحد (#) من المفضلة.',
        two: 'تمت إزالة ملفين (#) من المفضلة.',
        few: 'تمت إزالة # ملفات من المفضلة.',
        many: 'تمت إزالة # ملفًا من المفضلة.',
        other: 'تمت إزالة # ملف من المفضلة.',
      }),
    notChanged: 'لم تتغير المفضلة',
    none: 'لا توجد مفضلة بعد',
    noneHint: 'اضغط على نجمة ملف، أو على المفتاح F، لتجده هنا.',
  },
  tags: {
    label: 'الوسوم',
    show: ({ name }) => `عرض الملفات ذات الوسم «${isolate(name)}»`,
    more: ({ count }) =>
      plural(count, {
        zero: '# وسم آخر',
        one: 'وسم آخر (#)',
        two: 'وسمان آخران (#)',
        few: '# وسوم أخرى',
        many: '# وسمًا آخر',
        other: '# وسم آخر',
      }),
  },
  filter: {
    open: 'تصفية',
    active: 'المرشحات النشطة',
    tag: ({ name }) => `الوسم: ${isolate(name)}`,
    album: ({ name }) => `الألبوم: ${isolate(name)}`,
    remove: ({ name }) => `إزالة المرشح «${isolate(name)}»`,
    nothing: 'لا توجد ملفات تطابق هذا المرشح',
    nothingHint: 'أزل جزءًا منه أو اعرض كل الملفات.',
  },
};
