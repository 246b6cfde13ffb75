import type { passkeys as source } from '../../en/server/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ar');

export const passkeys: typeof source = {
  invalid: 'لم ينجح الأمر بمفتاح المرور هذا. يرجى المحاولة مرة أخرى.',
  tooMany: ({ max }) => `يمكن أن يحتوي الحساب على ${number(max)} من مفاتيح المرور كحد أقصى.`,
  noSuchPasskey: 'لا يوجد مفتاح مرور كهذا.',
  signInExpired: 'استغرق تسجيل الدخول وقتًا طويلًا. يرجى البدء من جديد.',
  added: 'تمت إضافة مفتاح المرور.',
  removed: 'تمت إزالة مفتاح المرور.',
  browserOnSystem: ({ browser, system }) => `${browser} على ${system}`,
  unnamed: 'مفتاح مرور',
  mail: {
    addedSubject: 'أُضيف مفتاح مرور إلى حسابك',
    added: ({ name, site }) =>
      `من الآن فصاعدًا يمكن تسجيل الدخول إلى حسابك في ${isolate(site)} بمفتاح المرور ${isolate(name)}.`,
    addedByOther:
      'إذا لم تكن أنت من فعل ذلك، فأزله فورًا من إعداداتك، وغيّر كلمة مرورك، وأنهِ جميع الجلسات الأخرى.',
    removedSubject: 'أُزيل مفتاح مرور من حسابك',
    removed: ({ name, site }) =>
      `لم يعد من الممكن تسجيل الدخول إلى حسابك في ${isolate(site)} بمفتاح المرور ${isolate(name)}.`,
    removedByOther: 'إذا لم تكن أنت من فعل ذلك، فغيّر كلمة مرورك فورًا، وأنهِ جميع الجلسات الأخرى.',
    link: 'إعداداتك',
  },
};
