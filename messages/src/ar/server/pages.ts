import type { pages as source } from '../../en/server/pages.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ar');

export const pages: typeof source = {
  nothingHere: 'لا يوجد شيء هنا',
  nothingHereWhy: 'ربما حُذف الملف، أو أن الرابط غير مكتمل.',
  confirmDeletion: ({ name }) => `هل تريد حذف ${isolate(name)}؟`,
  confirmUnnamedDeletion: 'هل تريد حذف هذا الملف؟',
  confirmDeletionWhy: 'يتوقف رابطه عن العمل فورًا. لا يمكن التراجع عن هذا.',
  confirmTrashingWhy: ({ days }) =>
    `يتوقف رابطه عن العمل فورًا. يمكن لمالكه استعادة الملف خلال ${plural(days, {
      zero: '# يوم',
      one: 'يوم واحد',
      two: 'يومين',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    })} على الأكثر.`,
  deleteFile: 'حذف الملف',
  deleted: 'تم حذف الملف',
  deletedWhy: 'لم يعد رابطه يعمل.',
  alreadyDeleted: 'لم يعد موجودًا',
  alreadyDeletedWhy: 'حُذف هذا الملف من قبل، أو لم يوجد قط.',
  frontPage: 'هنا تُحفظ الملفات',
  frontPageWhy: 'يقدّم هذا العنوان الملفات لمن حصلوا على روابطها.',
  noSuchPage: 'لا توجد صفحة كهذه',
  noSuchPageWhy: 'ربما كان العنوان غير مكتمل، أو أُزيلت الصفحة.',
  unknownHost: {
    title: 'هذا العنوان غير مُعدّ',
    why: 'الخادم يعمل، لكن هذا ليس عنوانه العام.',
    remedy: 'إذا كان هذا خادمك ويجب أن يعمل العنوان، فشغّله بالإعداد التالي:',
    domain: 'إذا كان هذا نطاقًا للروابط، فأضفه في التطبيق ضمن «النطاقات».',
  },
};
