import type { proxySignIn as source } from '../../en/server/proxy-sign-in.ts';

export const proxySignIn: typeof source = {
  notThroughProxy: 'لم يصل تسجيل الدخول هذا عبر الوكيل الذي يسجّل دخول المستخدمين هنا.',
  noName: 'الوكيل الموجود أمام هذا الخادم لا يذكر من أنت.',
  nameUnusable: 'يرسل الوكيل الموجود أمام هذا الخادم اسمًا لا يمكن استخدامه.',
  fromOtherSite: 'طلب موقع آخر تسجيل الدخول هذا. يُرجى البدء من صفحة تسجيل الدخول.',
};
