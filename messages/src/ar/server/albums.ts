import type { albums as source } from '../../en/server/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('ar');

export const albums: typeof source = {
  noSuchAlbum: 'لا يوجد ألبوم كهذا.',
  deleted: 'حُذف الألبوم، وملفاته باقية.',
  option: 'يجب أن يكون album معرّف أحد ألبوماتك أو اسمه المختصر.',
  unknown: ({ name }) => `ليس لديك ألبوم ${isolate(name)}.`,
  name: ({ max }) => `يجب أن يتكوّن name من 1 إلى ${number(max)} حرفًا.`,
  description: ({ max }) => `يمكن أن يتكوّن description من ${number(max)} حرفًا على الأكثر.`,
  visibility: 'يجب أن تكون visibility إحدى القيم unlisted أو public أو private.',
  cover: 'يجب أن يكون cover معرّف ملف في هذا الألبوم.',
  slugOfArchive: 'لا يمكن أن ينتهي slug الألبوم بـ .zip.',
  tooMany: ({ max }) => `لديك ${number(max)} ألبومًا، وهذا هو الحد. احذف واحدًا أولًا.`,
  full: ({ max }) => `يمكن أن يضم الألبوم ${number(max)} ملف على الأكثر.`,
  ids: ({ name, max }) =>
    `يجب أن يكون ${isolate(name)} قائمة لا تزيد على ${number(max)} من معرّفات الملفات.`,
  orderedTwice: 'لا يمكن أن يذكر order الملف الواحد إلا مرة واحدة.',
  addedAndRemoved: 'لا يمكن إضافة ملف وإزالته في الوقت نفسه.',
  page: {
    files: ({ count }) =>
      plural(count, {
        zero: 'لا ملفات',
        one: 'ملف واحد',
        two: 'ملفان',
        few: '# ملفات',
        many: '# ملفًا',
        other: '# ملف',
      }),
    downloadAll: 'تنزيل الكل',
    empty: 'لا شيء في هذا الألبوم بعد.',
    more: 'عرض المزيد',
    first: 'العودة إلى البداية',
    closedFile: 'ملف مقفل',
    locked: 'لهذا الألبوم كلمة مرور',
    close: 'إغلاق',
    next: 'التالي',
    previous: 'السابق',
    openPage: 'فتح صفحة هذا الملف',
    albumsOf: ({ name }) => `ألبومات ${isolate(name)}`,
    noAlbums: 'لا توجد ألبومات عامة بعد.',
  },
};
