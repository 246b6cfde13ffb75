import type { setup as source } from '../../en/server/setup.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ar');

export const setup: typeof source = {
  sent: ({ email }) => `قبل خادم البريد الرسالة إلى ${isolate(email)}.`,
  mailOff: 'لا يرسل هذا الخادم بريدًا: المتغير SMTP_URL غير معيّن.',
  noEmail: 'ليس لحسابك بريد إلكتروني يمكن الإرسال إليه.',
  failed: {
    connection: ({ server, reason }) =>
      `لا يوجد خادم بريد يجيب عند ${isolate(server)}: ${isolate(reason)}`,
    login: ({ server, reason }) =>
      `لا يقبل ${isolate(server)} المستخدم أو كلمة المرور في SMTP_URL: ${isolate(reason)}`,
    mail: ({ server, reason }) => `لا يقبل ${isolate(server)} هذه الرسالة: ${isolate(reason)}`,
  },
  mail: {
    subject: 'بريد تجريبي',
    text: ({ site }) => `طلب أحد مسؤولي ${isolate(site)} هذه الرسالة ليرى أن البريد يصل.`,
  },
};
