import type { answers as source } from '../../en/server/answers.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ar');

export const answers: typeof source = {
  userDeleted: 'تم حذف المستخدم',
  registered: 'تم إنشاء الحساب! يمكنك الآن تسجيل الدخول.',
  registeredPending: 'تم إنشاء الحساب! وهو بانتظار الموافقة.',
  signedIn: 'تم تسجيل الدخول!',
  signedOut: 'تم تسجيل الخروج.',
  profileChanged: 'تم تحديث الملف الشخصي!',
  passwordChanged: 'تم تغيير كلمة المرور!',
  signedOutElsewhere: 'تم تسجيل الخروج من كل الأماكن الأخرى.',
  sessionEnded: 'انتهت الجلسة.',
  apiTokenRotated: 'توقف رمز API القديم عن العمل.',
  confirmed: 'تم التأكيد لمدة عشر دقائق.',
  emailChanged: 'تم تغيير بريدك الإلكتروني. يُرجى تسجيل الدخول بالعنوان الجديد من الآن.',
  emailKept: 'يبقى بريدك الإلكتروني كما هو.',
  passwordReset: 'تم تغيير كلمة المرور. يُرجى تسجيل الدخول بكلمة المرور الجديدة.',
  resetMailSent: 'إذا كان هناك حساب بهذا البريد الإلكتروني، فسيصله رابط لتعيين كلمة مرور جديدة.',
  noMailServer: 'لا يرسل هذا الخادم رسائل بريد. يُرجى طلب كلمة مرور جديدة من أحد المسؤولين.',
  inviteRevoked: 'لم يعد بالإمكان استخدام الدعوة.',
  userApproved: 'تمت الموافقة على المستخدم',
  userRejected: 'تم رفض المستخدم',
  userChanged: 'تم تعديل المستخدم',
  mayHaveCertificate: 'يجوز أن تكون لهذا الاسم شهادة.',
  domainRequested: 'تم إرسال طلب النطاق! وهو بانتظار الموافقة.',
  noDefaultDomain: 'تحصل الملفات الجديدة على الرابط الافتراضي.',
  domainChecked: 'تم فحص النطاق.',
  frontPageSaved: 'تم حفظ الصفحة الرئيسية.',
  filesMoved: 'تم نقل الملفات؛ وما زالت روابطها السابقة تعمل.',
  domainRemoved: 'تمت إزالة النطاق.',
  domainApproved: 'تمت الموافقة على النطاق',
  domainRejected: 'تم رفض النطاق',
  fileDeleted: 'تم حذف الملف.',
  emailChangeSent: ({ email }) =>
    `أرسلنا رابطًا إلى ${isolate(email)}. يتغير بريدك الإلكتروني عند فتحه.`,
  defaultDomain: ({ domain }) => `تحصل الملفات الجديدة على روابط على ${isolate(domain)}.`,
  shareXInstructions: {
    save: 'احفظ الإعداد في ملف ينتهي بـ ‎.sxcu، أو نزّله.',
    open: 'انقر الملف نقرًا مزدوجًا؛ يسأل ShareX هل يصبح أداة الرفع النشطة: أجب بنعم.',
    upload: 'ارفع شيئًا: الرابط في الحافظة.',
    secret: 'لا تشارك الملف: فهو يحتوي على رمز API الخاص بك.',
  },
};
