import type { commands as source } from '../../en/web/commands.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ar');

export const commands: typeof source = {
  groups: {
    pages: 'الصفحات',
    actions: 'الإجراءات',
    files: 'الملفات',
    recentFiles: 'أحدث الملفات',
    links: 'الروابط',
    clients: 'البرامج',
    albums: 'الألبومات',
    tags: 'الوسوم',
  },
  palette: 'لوحة الأوامر',
  open: 'بحث أو انتقال إلى…',
  search: 'بحث أو انتقال إلى',
  searchHint: 'بحث في الملفات والصفحات والإجراءات',
  results: 'النتائج',
  resultCount: ({ count }) =>
    plural(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  searching: 'جارٍ البحث…',
  nothingFound: ({ typed }) => `لم يُعثر على شيء لعبارة «${isolate(typed)}»`,
  logOut: 'تسجيل الخروج',
  logOutKeywords: 'خروج logout sign out',
  shortcutsKeywords: 'مفاتيح مساعدة keys help',
  shortcuts: {
    title: 'اختصارات لوحة المفاتيح',
    close: 'إغلاق الاختصارات',
    jump: 'البحث أو الانتقال إلى أي شيء',
    searchInList: 'البحث في القائمة',
    upload: 'رفع الملفات',
    favorite: 'إضافة ملف إلى المفضلة أو إزالته منها',
    goTo: {
      dashboard: 'الانتقال إلى لوحة المعلومات',
      uploads: 'الانتقال إلى الملفات',
      albums: 'الانتقال إلى الألبومات',
      requests: 'الانتقال إلى الطلبات',
      links: 'الانتقال إلى الروابط القصيرة',
      domains: 'الانتقال إلى النطاقات',
      settings: 'الانتقال إلى الإعدادات',
      admin: 'الانتقال إلى الإدارة',
    },
    showList: 'عرض هذه القائمة',
    closeOrClear: 'الإغلاق أو المسح',
    singleKeys: 'اختصارات المفتاح الواحد في هذا المتصفح',
  },
};
