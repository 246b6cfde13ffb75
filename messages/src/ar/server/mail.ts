import type { mail as source } from '../../en/server/mail.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ar');

export const mail: typeof source = {
  greeting: ({ username }) => `مرحبًا ${isolate(username)}،`,

  passwordReset: {
    subject: 'تعيين كلمة مرور جديدة',
    requested: 'تلقينا طلبًا لإعادة تعيين كلمة المرور لحسابك.',
    once: 'يعمل الرابط أدناه مرة واحدة خلال 30 دقيقة. إذا لم يكن هذا الطلب منك، يُرجى تجاهل هذه الرسالة: تبقى كلمة المرور كما هي.',
    link: 'تعيين كلمة مرور جديدة',
  },
  emailConfirmation: {
    subject: 'تأكيد بريدك الإلكتروني الجديد',
    requested:
      'تلقينا طلبًا لاستخدام هذا العنوان لحسابك. لتأكيده يُرجى فتح الرابط أدناه؛ يعمل مرة واحدة خلال 24 ساعة.',
    notYou: 'إذا لم يكن هذا الطلب منك، يُرجى تجاهل هذه الرسالة: لا يتغير شيء ما لم يُفتح الرابط.',
    link: 'تأكيد هذا البريد',
  },
  emailChangeRequested: {
    subject: 'بريدك الإلكتروني على وشك التغيير',
    requested: ({ email }) =>
      `طُلب أن يصبح البريد الإلكتروني لحسابك ${isolate(email)}. يتغير عند فتح الرابط الذي أرسلناه إليه؛ وحتى ذلك الحين يبقى تسجيل الدخول كما كان.`,
    notYou:
      'إذا لم يكن هذا منك، يُرجى تغيير كلمة المرور الآن: يلغي ذلك التغيير وينهي كل الجلسات الأخرى.',
    link: 'تغيير كلمة المرور',
  },
  emailChanged: {
    subject: 'تم تغيير بريدك الإلكتروني',
    changed: ({ site, email }) =>
      `أصبح البريد الإلكتروني لحسابك في ${isolate(site)} هو ${isolate(email)}. لم يعد تسجيل الدخول بهذا العنوان ممكنًا.`,
    notYou:
      'إذا لم يكن هذا منك وما زالت جلستك مفتوحة، يُرجى تغيير كلمة المرور الآن وإبلاغ أحد مسؤولي الخادم.',
    link: 'إعداداتك',
  },

  registrations: {
    subjectOfOne: ({ username }) => `تسجيل جديد: ${isolate(username)}`,
    subject: ({ count }) =>
      plural(count, {
        zero: 'لا تسجيلات جديدة',
        one: 'تسجيل جديد',
        two: 'تسجيلان جديدان',
        few: '# تسجيلات جديدة',
        many: '# تسجيلًا جديدًا',
        other: '# تسجيل جديد',
      }),
    one: ({ person }) => `حساب جديد بانتظار موافقتك: ${person}.`,
    several: ({ count }) =>
      plural(count, {
        zero: 'لا حسابات جديدة بانتظار موافقتك:',
        one: 'حساب جديد بانتظار موافقتك:',
        two: 'حسابان جديدان بانتظار موافقتك:',
        few: '# حسابات جديدة بانتظار موافقتك:',
        many: '# حسابًا جديدًا بانتظار موافقتك:',
        other: '# حساب جديد بانتظار موافقتك:',
      }),
    person: ({ username, email }) =>
      email === '' ? isolate(username) : `${isolate(username)} (${isolate(email)})`,
    more: ({ count }) =>
      plural(count, {
        zero: 'ولا أحد غيرهم.',
        one: 'وحساب آخر.',
        two: 'وحسابان آخران.',
        few: 'و# حسابات أخرى.',
        many: 'و# حسابًا آخر.',
        other: 'و# حساب آخر.',
      }),
    next: 'تأتي الرسالة التالية عن التسجيلات بعد ساعة على الأقل.',
    link: 'عرض المستخدمين قيد الانتظار',
  },
  accountApproved: {
    subject: 'تمت الموافقة على حسابك',
    approved: 'تمت الموافقة على حسابك. يمكنك الآن تسجيل الدخول.',
    link: 'تسجيل الدخول',
  },
  accountRejected: {
    subject: 'لم تتم الموافقة على تسجيلك',
    rejected: ({ site }) => `لم يوافق المسؤول على تسجيلك في ${isolate(site)}.`,
  },

  domainApproved: {
    subject: ({ domain }) => `تمت الموافقة على نطاقك ${isolate(domain)}`,
    approved: ({ domain }) => `تمت الموافقة على نطاقك ${isolate(domain)}.`,
    link: 'نطاقاتك',
  },
  domainRejected: {
    subject: ({ domain }) => `لم تتم الموافقة على نطاقك ${isolate(domain)}`,
    rejected: ({ domain }) => `لم يوافق المسؤول على نطاقك ${isolate(domain)}.`,
    link: 'نطاقاتك',
  },
  domainDisabled: {
    subject: ({ domain }) => `تم تعطيل النطاق ${isolate(domain)}`,
    disabled: ({ domain }) => `تم تعطيل النطاق ${isolate(domain)}؛ لم تعد روابطه تعمل.`,
    reasonForDays: ({ days, reason }) =>
      `السبب: منذ ${plural(days, {
        zero: 'اليوم',
        one: 'يوم واحد',
        two: 'يومين',
        few: '# أيام',
        many: '# يومًا',
        other: '# يوم',
      })}: ${isolate(reason)}.`,
    link: 'النطاقات',
  },
  reason: ({ reason }) => `السبب: ${isolate(reason)}`,
};
