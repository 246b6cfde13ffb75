import type { apiAccess as source } from '../../en/web/api-access.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ar');

export const apiAccess: typeof source = {
  token: {
    title: 'رمز API',
    lead: 'ترفع البرامج به الملفات باسمك. يمكنها عرض ملفاتك وقراءتها وحذفها، ولا شيء غير ذلك.',
    loading: 'جارٍ تحميل رمز API',
    failed: 'تعذّر عرض رمز API',
    label: 'رمز API الخاص بك',
    copy: 'نسخ رمز API',
    copied: 'تم نسخ رمز API إلى الحافظة!',
    copyFailed: 'تعذّر نسخ الرمز',
    replace: 'استبدال الرمز',
    replacing: 'جارٍ الاستبدال…',
    replaced: 'تم استبدال رمز API. يُرجى تنزيل ملفات برامجك من جديد.',
    replaceTitle: 'استبدال رمز API',
    replaceText:
      'يتوقف الرمز القديم عن العمل فورًا. يحتاج ShareX والسكربتات التي تستخدمه بعد ذلك إلى ملف جديد.',
    confirmReplace: 'استبدال',
  },
  guide: {
    title: 'توثيق API',
    lead: `يمكن لأي برنامج رفع الملفات: يرسل رمز API بصفة ${isolate('bearer token')} والملف كبيانات نموذج ${isolate('multipart')}. تحتوي الإجابة على الرابط في ${isolate('file.url')}.`,
    endpoint: 'عنوان الرفع',
    header: 'الترويسة',
    body: 'المحتوى',
    bodyType: ({ type }) => `بيانات نموذج multipart (${isolate(type)})`,
    field: 'اسم حقل الملف',
    allCalls: 'كل الاستدعاءات',
    reference: 'مرجع API',
    copy: 'نسخ الأمر',
    copied: 'تم نسخ الأمر إلى الحافظة!',
    copyFailed: 'تعذّر نسخ الأمر',
  },
};
