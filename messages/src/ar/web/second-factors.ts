import type { secondFactors as source } from '../../en/web/second-factors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ar');

export const secondFactors: typeof source = {
  loading: 'جارٍ تحميل طرق تسجيل دخولك',
  failed: 'تعذّر عرض طرق تسجيل دخولك',
  required: 'يشترط هذا الخادم عاملًا ثانيًا: أعدّ تطبيق مصادقة أو أضف مفتاح مرور.',
  app: {
    title: 'تطبيق المصادقة',
    lead: 'يتطلب تسجيل الدخول بكلمة المرور حينها رمزًا يعرضه تطبيق على هاتفك أيضًا.',
    since: ({ date }) => `مستخدم منذ ${date}`,
    setUp: 'إعداد',
    scan: 'أضف حسابك إلى التطبيق',
    scanLead: 'اختر في التطبيق إضافة حساب وامسح هذه الصورة.',
    picture: 'رمز QR فيه مفتاح حسابك',
    open: 'فتح التطبيق على هذا الجهاز',
    key: 'أو اكتب هذا المفتاح في التطبيق:',
    copyKey: 'نسخ المفتاح',
    keyCopied: 'نُسخ المفتاح.',
    keyNotCopied: 'تعذّر نسخ المفتاح',
    firstCode: 'الرمز الذي يعرضه التطبيق الآن',
    codeRequired: 'أدخل الرمز',
    turnOn: 'تفعيل',
    remove: 'إزالة',
    removeTitle: 'إزالة تطبيق المصادقة',
    removeText: 'تتوقف رموزه عن العمل. ومن دون عامل ثانٍ آخر تُحذف رموز الاسترداد أيضًا.',
    removed: 'أُزيل تطبيق المصادقة.',
  },
  recovery: {
    title: 'رموز الاسترداد',
    lead: 'إذا فقدت هاتفك أو مفتاح مرورك، فكل رمز منها يسجّل دخولك مرة واحدة.',
    left: ({ count }) =>
      plural(count, {
        zero: 'لم يبقَ أي رمز.',
        one: 'بقي رمز واحد.',
        two: 'بقي رمزان.',
        few: 'بقيت # رموز.',
        many: 'بقي # رمزًا.',
        other: 'بقي # رمز.',
      }),
    few: 'أنشئ رموزًا جديدة قبل أن تحتاج إليها.',
    renew: 'إنشاء رموز جديدة',
    renewText: 'تتوقف الرموز التي احتفظت بها عن العمل.',
    made: 'احتفظ بهذه الرموز',
    madeLead: 'تُعرض الآن فقط. احتفظ بها حيث تجدها من دون هاتفك: على ورق أو في مدير كلمات مرور.',
    copy: 'نسخ',
    copied: 'نُسخت الرموز.',
    notCopied: 'تعذّر نسخ الرموز',
    download: 'تنزيل',
    print: 'طباعة',
    done: 'احتفظت بها',
    ofAccount: ({ account, host }) => `رموز استرداد ${isolate(account)} على ${isolate(host)}`,
  },
  noPassword: {
    title: 'كلمة المرور',
    text: 'ليس لحسابك كلمة مرور.',
    mailLead: ({ email }) => `لتعيين واحدة، اطلب إرسال رابط إلى ${isolate(email)}.`,
    mail: 'أرسل لي الرابط',
    noMail: 'للحصول على واحدة، اطلبها من مدير هذا الخادم.',
    off: 'لا يُسجَّل الدخول بكلمات المرور على هذا الخادم.',
  },
};
