import type { trash as source } from '../../en/web/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ar');

const days = (count: number) =>
  plural(count, {
    zero: '# يوم',
    one: 'يومًا واحدًا',
    two: 'يومين',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  });
/** Behind a noun of action, as in «حذف ملفين». */
const files = (count: number) =>
  plural(count, {
    zero: '# ملف',
    one: 'ملف واحد',
    two: 'ملفين',
    few: '# ملفات',
    many: '# ملفًا',
    other: '# ملف',
  });

export const trash: typeof source = {
  title: 'سلة المحذوفات',
  note: ({ days: count }) =>
    `تبقى الملفات المحذوفة هنا ${days(count)} وتُحتسب من مساحتك. روابطها لا تعمل.`,
  nothing: 'سلة المحذوفات فارغة',
  deletedAt: ({ date }) => `حُذف في ${isolate(date)}`,
  kept: ({ days: count }) => `تحتفظ سلة المحذوفات بما يُحذف ${days(count)}.`,
  moved: ({ count }) =>
    count === 1 ? 'تم نقل الملف إلى سلة المحذوفات.' : `تم نقل ${files(count)} إلى سلة المحذوفات.`,
  undo: 'تراجع',
  restore: 'استعادة',
  restoreNamed: ({ name }) => `استعادة ${isolate(name)}`,
  restored: ({ count }) => (count === 1 ? 'تمت استعادة الملف.' : `تمت استعادة ${files(count)}.`),
  notRestored: ({ count }) => (count === 1 ? 'تعذّرت استعادة الملف' : 'تعذّرت استعادة الملفات'),
  removal: {
    action: 'حذف نهائي',
    actionNamed: ({ name }) => `حذف ${isolate(name)} نهائيًا`,
    title: ({ count }) => (count === 1 ? 'حذف الملف نهائيًا' : `حذف ${files(count)} نهائيًا`),
    warning: 'لا يمكن التراجع عن ذلك.',
    done: ({ count }) =>
      count === 1 ? 'تم حذف الملف نهائيًا.' : `تم حذف ${files(count)} نهائيًا.`,
  },
  emptying: {
    action: 'إفراغ سلة المحذوفات',
    question: 'هل تريد حذف كل الملفات في سلة المحذوفات نهائيًا؟',
    done: 'تم إفراغ سلة المحذوفات.',
    failed: 'تعذّر إفراغ سلة المحذوفات',
  },
};
