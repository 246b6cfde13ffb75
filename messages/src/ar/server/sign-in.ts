import type { signIn as source } from '../../en/server/sign-in.ts';

export const signIn: typeof source = {
  providerRefused: 'لا يُسمح لهذا الحساب لدى المزوّد بتسجيل الدخول هنا.',
  providerUnavailable: 'مزوّد تسجيل الدخول لا يستجيب حاليًا. يرجى المحاولة مرة أخرى.',
  noProvider: 'لم يُعدّ هنا مزوّد تسجيل دخول كهذا.',
  expired: 'انتهت صلاحية عملية تسجيل الدخول هذه أو استُخدمت من قبل. يرجى البدء من جديد.',
  passwordOff: 'تسجيل الدخول بكلمة المرور معطّل هنا.',
  identityTaken: 'هذا الحساب لدى المزوّد مرتبط هنا بحساب آخر.',
  noSuchIdentity: 'لا يوجد حساب مرتبط كهذا.',
  linkInvalid: 'لم يعد رابط تسجيل الدخول هذا صالحًا.',
  unlinked: 'أُلغي ربط الحساب.',
};
