import type { linkOptions as source } from '../../en/web/link-options.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ar');

export const linkOptions: typeof source = {
  badges: {
    ends: ({ when }) => `ينتهي ${when}`,
    endsAt: ({ date }) => `ينتهي في ${isolate(date)}`,
    ended: 'انتهت صلاحيته',
    locked: 'يطلب كلمة مرور',
    downloadsLeft: ({ count }) =>
      plural(count, {
        zero: 'لم تبقَ تنزيلات',
        one: 'بقي تنزيل واحد',
        two: 'بقي تنزيلان',
        few: 'بقيت # تنزيلات',
        many: 'بقي # تنزيلًا',
        other: 'بقي # تنزيل',
      }),
    burn: 'يُحذف بعد تنزيل واحد',
  },
  views: { label: 'الملفات المعروضة', files: 'الملفات', ends: 'محدودة المدة' },
  addToAlbum: 'الإضافة إلى ألبوم',
  noneEnd: 'لا ملفات محدودة المدة',
  noneEndHint: 'تظهر هنا الملفات التي تنتهي روابطها في وقت ما.',
};
