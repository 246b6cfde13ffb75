import type { dashboard as source } from '../../en/web/dashboard.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('ar');

const lastDays = (days: number) =>
  plural(days, {
    zero: 'اليوم',
    one: 'في آخر يوم',
    two: 'في آخر يومين',
    few: 'في آخر # أيام',
    many: 'في آخر # يومًا',
    other: 'في آخر # يوم',
  });

export const dashboard: typeof source = {
  title: 'لوحة المعلومات',
  welcome: {
    title: 'مرحبًا',
    greeting: ({ username }) => `مرحبًا بك في Perch، ${isolate(username)}!`,
    lead: 'رفع الملفات ومشاركتها بروابط قصيرة ومتابعة المساحة المستخدمة.',
  },
  totalUploads: 'إجمالي الملفات',
  recentUploads: ({ count, days }) => `${count} ${lastDays(days)}`,
  totalSize: 'الحجم الإجمالي',
  recentSize: ({ size, days }) => `${bytes(size)} ${lastDays(days)}`,
  status: {
    title: 'حالة الحساب',
    active: 'نشط',
    administrator: 'مسؤول',
    user: 'يمكنك الرفع والمشاركة',
    memberSince: 'عضو منذ',
    storageLimit: 'حد التخزين',
  },
  collections: {
    title: 'الألبومات والوسوم والطلبات والروابط',
    albums: 'الألبومات',
    tags: 'الوسوم',
    requests: 'طلبات الملفات',
    links: 'الروابط القصيرة',
    clicks: 'النقرات',
  },
  notShown: 'تعذّر عرض إحصاءاتك حاليًا.',
  quickActions: {
    title: 'إجراءات سريعة',
    upload: 'رفع الملفات',
    uploadHint: 'مشاركة برابط قصير',
    domains: 'إدارة النطاقات',
    domainsHint: 'روابط باسمك الخاص',
    settings: 'الإعدادات',
    settingsHint: 'الملف الشخصي وكلمة المرور',
  },
  byType: {
    title: 'التخزين حسب النوع',
    loading: 'جارٍ تحميل التخزين حسب النوع',
    notShown: 'تعذّر عرض التخزين حاليًا.',
    none: 'تظهر ملفاتك هنا حسب النوع بعد رفع أولها.',
    files: ({ count, share }) =>
      plural(count, {
        zero: `لا ملفات · ${share}`,
        one: `ملف واحد · ${share}`,
        two: `ملفان · ${share}`,
        few: `# ملفات · ${share}`,
        many: `# ملفًا · ${share}`,
        other: `# ملف · ${share}`,
      }),
    percent: ({ percent }) => isolate(`${percent}%`),
    belowOnePercent: `أقل من ${isolate('1%')}`,
  },
};
