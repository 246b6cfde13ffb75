import type { layout as source } from '../../en/web/layout.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ar');

export const layout: typeof source = {
  skipToContent: 'الانتقال إلى المحتوى',
  sidebar: 'الشريط الجانبي',
  menu: 'القائمة',
  openMenu: 'فتح القائمة',
  mainMenu: 'الرئيسية',
  logout: 'تسجيل الخروج',
  welcomeBack: ({ username }) => `مرحبًا بعودتك، ${isolate(username)}`,
  pages: {
    dashboard: 'لوحة المعلومات',
    uploads: 'الملفات',
    albums: 'الألبومات',
    requests: 'الطلبات',
    links: 'الروابط القصيرة',
    domains: 'النطاقات',
    settings: 'الإعدادات',
    admin: 'الإدارة',
  },
  sessionExpired: 'انتهت صلاحية الجلسة. يُرجى تسجيل الدخول مرة أخرى.',
  uploadingNotLoaded: 'تعذّر تحميل أداة الرفع. يُرجى التحقق من الاتصال وإعادة المحاولة.',
  noAnswer: 'Perch لا يستجيب',
  pending: {
    title: 'الحساب قيد الانتظار',
    lead: 'حسابك بانتظار الموافقة. يُرجى الانتظار حتى يوافق عليه أحد المسؤولين.',
    refresh: 'تحديث',
  },
  errors: {
    missingPage: 'تعذّر تحميل هذه الصفحة',
    missingPageText:
      'لم يصل جزء منها. يُرجى التحقق من الاتصال وإعادة المحاولة. إذا تم تحديث Perch، يُرجى إعادة التحميل.',
    brokenPage: 'حدث خطأ في هذه الصفحة',
    brokenPageText:
      'لم يتأثر ما حفظته. يُرجى إعادة المحاولة، أو إعادة تحميل الصفحة إذا لم يُجدِ ذلك.',
    missingSection: 'تعذّر تحميل هذا الجزء. يُرجى التحقق من الاتصال وإعادة المحاولة.',
    brokenSection: 'حدث خطأ هنا.',
    reload: 'إعادة التحميل',
  },
};
