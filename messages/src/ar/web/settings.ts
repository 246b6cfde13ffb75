import type { settings as source } from '../../en/web/settings.ts';
import { createFormats } from '../../formats.ts';
import { confirmation, passkeyUse } from './confirmation.ts';
import { filePages } from './file-pages.ts';

const { isolate } = createFormats('ar');

export const settings: typeof source = {
  page: 'الإعدادات',
  tabs: {
    profile: 'الملف الشخصي',
    security: 'الأمان',
    api: 'API وShareX',
    tokens: 'الرموز وملفات الإعدادات',
    appearance: 'المظهر',
    debug: 'التشخيص',
  },
  commands: {
    profile: 'الإعدادات: الملف الشخصي',
    security: 'الإعدادات: الأمان',
    api: 'الإعدادات: API وShareX',
    tokens: 'الإعدادات: الرموز وملفات الإعدادات',
    appearance: 'الإعدادات: المظهر',
    debug: 'الإعدادات: التشخيص',
  },
  keywords: {
    profile: 'اسم المستخدم البريد الإلكتروني الحساب',
    security: 'كلمة المرور الجلسات تسجيل الخروج',
    api: 'رمز برامج token ishare curl shell',
    tokens: 'إلغاء صلاحيات برامج',
    appearance: 'السمة داكن فاتح وضع الألوان اللغة',
    debug: 'الحساب البيانات debug',
  },
  confirmation,
  profile: {
    title: 'الملف الشخصي',
    lead: 'يظهر اسم المستخدم للمسؤولين؛ ويمكنك تسجيل الدخول به أو بالبريد الإلكتروني.',
    updated: 'تم تحديث الملف الشخصي!',
    updating: 'جارٍ التحديث…',
    save: 'حفظ التغييرات',
    pendingEmail: ({ email }) =>
      `أرسلنا رابطًا إلى ${isolate(email)}. يتغير بريدك الإلكتروني عند فتحه؛ وحتى ذلك الحين يبقى تسجيل الدخول كما كان.`,
    noEmail: 'ليس لحسابك بريد إلكتروني. من دونه لا يمكن إعادة تعيين كلمة مرور منسية بالبريد.',
    cancelEmail: 'إلغاء التغيير',
    account: 'الحساب',
    memberSince: 'عضو منذ',
    role: 'الدور',
    administrator: 'مسؤول',
    user: 'مستخدم',
    uploads: 'الملفات',
    storageUsed: 'التخزين المستخدم',
    storageLimit: 'حد التخزين',
  },
  filePages,
  passkeyUse,
  expiryMails: {
    title: 'الرسائل',
    wanted: 'إبلاغي بالبريد قبل يوم من انتهاء الملفات',
    hint: 'رسالة واحدة في اليوم على الأكثر لكل الملفات معًا.',
    saved: 'تم الحفظ.',
    failed: 'لم يُحمَّل الإعداد.',
  },
  debug: {
    issues: 'المشكلات',
    refresh: 'تحديث',
    noIssues: 'لم يُعثر على مشكلات.',
    userData: 'بيانات المستخدم',
    heldInApp: 'المحفوظ في التطبيق',
    latestResponse: 'آخر إجابة عن الملف الشخصي',
    loading: 'جارٍ تحميل ملفك الشخصي',
    failed: 'تعذّر عرض الملف الشخصي',
    noEmail: 'ليس للحساب بريد إلكتروني.',
    placeholderEmail: ({ email }) => `يبدو البريد الإلكتروني ${isolate(email)} مؤقتًا.`,
    noRole: 'ليس للمستخدم دور ولا علامة مسؤول.',
  },
};
