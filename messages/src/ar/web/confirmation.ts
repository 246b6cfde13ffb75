import type {
  confirmation as source,
  passkeyUse as sourceOfUse,
} from '../../en/web/confirmation.ts';

export const confirmation: typeof source = {
  title: 'تأكيد هويتك',
  text: 'يغيّر هذا طريقة الوصول إلى حسابك. أكّده مرة واحدة؛ يسري ذلك عشر دقائق.',
  loading: 'جارٍ تحميل طرق تسجيل دخولك',
  failed: 'تعذّر عرض طرق تسجيل دخولك',
  password: 'كلمة مرورك',
  code: 'رمز تطبيق المصادقة',
  codeHint: 'أو أحد رموز الاسترداد.',
  recoveryCode: 'أحد رموز الاسترداد',
  codeRequired: 'أدخل الرمز',
  withPasskey: 'استخدام مفتاح مرور',
  freshSignIn: 'لا يؤكده إلا تسجيل دخول خلال آخر عشر دقائق. سجّل الدخول من جديد ثم عد إلى هنا.',
  signInAgain: 'تسجيل الدخول من جديد',
  confirm: 'تأكيد',
};

export const passkeyUse: typeof sourceOfUse = {
  stopped: 'أُوقف المتصفح أو طال انتظاره. لم يتغير شيء.',
  failed: 'تعذّر على المتصفح استخدام مفتاح المرور. لم يتغير شيء.',
  unsupported: 'تحتاج مفاتيح المرور إلى متصفح يعرفها وعنوان يبدأ بـ https.',
};
