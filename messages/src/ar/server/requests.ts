import type { requests as source } from '../../en/server/requests.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, moment, number, plural } = createFormats('ar');

export const requests: typeof source = {
  noSuchRequest: 'لا يوجد طلب ملفات كهذا.',
  tooMany: ({ max }) => `لديك ${number(max)} من طلبات الملفات، وهو الحد الأقصى. احذف أحدها أولًا.`,
  deleted: 'حُذف الطلب. ما وصل إليه يبقى.',
  drop: {
    over: 'انتهى طلب الملفات هذا.',
    full: 'لم يبقَ في هذا الطلب مكان لهذا الملف.',
    passwordNeeded:
      'هذا الطلب محمي بكلمة مرور: افتح صفحته في متصفح، أو أرسل كلمة المرور في الترويسة Perch-Password.',
    noRoom: 'لا يمكن استلام ملفات في الوقت الحالي. يُرجى المحاولة لاحقًا.',
    tooManyAtOnce: 'يُرسَل إلى هذا الطلب عدد كبير جدًا من الملفات حاليًا. يُرجى المحاولة لاحقًا.',
    notForSenders: ({ name }) => `لا يمكن للمرسل اختيار ${isolate(name)}.`,
    sender: ({ max }) => `يمكن أن يحتوي sender على ${number(max)} من الأحرف المرئية كحد أقصى.`,
    lengthNeeded: 'الترويسة Upload-Length مطلوبة هنا.',
  },
  page: {
    asks: ({ username }) => `${isolate(username)} يطلب منك ملفات.`,
    files: ({ count }) =>
      plural(count, {
        zero: 'لا يقبل ملفات أخرى',
        one: 'يقبل ملفًا آخر',
        two: 'يقبل ملفين آخرين',
        few: 'يقبل # ملفات أخرى',
        many: 'يقبل # ملفًا آخر',
        other: 'يقبل # ملف آخر',
      }),
    eachBytes: ({ max }) => `حتى ${isolate(bytes(max))} لكل ملف`,
    allBytes: ({ left }) => `بقي ${isolate(bytes(left))} في المجموع`,
    types: ({ types }) => `فقط: ${isolate(types.join(', '))}`,
    until: ({ at }) => `حتى ${isolate(moment(at))}`,
    yourName: 'اسمك (اختياري)',
    choose: 'اختيار ملفات',
    dropThem: 'أو إفلاتها هنا',
    send: 'إرسال',
    received: ({ count }) =>
      plural(count, {
        zero: 'لم يصل أي ملف.',
        one: 'وصل ملف واحد.',
        two: 'وصل ملفان.',
        few: 'وصلت # ملفات.',
        many: 'وصل # ملفًا.',
        other: 'وصل # ملف.',
      }),
    notAll: 'لم يصل كل شيء',
    allSent: 'أُرسل كل شيء.',
    interrupted: 'انقطع الإرسال هنا من قبل. اختر الملفات نفسها مرة أخرى ليتابع من حيث توقف:',
    ended: 'انتهى طلب الملفات هذا',
    endedWhy: 'انقضت مدته أو أُغلق.',
    fullTitle: 'شكرًا، هذا كل شيء',
    fullWhy: 'استلم هذا الطلب كل الملفات التي يقبلها.',
    locked: 'طلب الملفات هذا محمي بكلمة مرور',
  },
  transfer: {
    waiting: 'جاهز',
    sending: 'جارٍ الإرسال',
    paused: 'متوقف مؤقتًا',
    retrying: 'انقطع الاتصال؛ محاولة جديدة',
    sent: 'أُرسل',
    failed: 'فشل',
    proxyBlocks: ({ proxy }) =>
      `يمنع خادم وكيل${proxy && ` (${isolate(proxy)})`} أمام هذا الخادم إرسال الملف. أخبر من طلبه منك: الحل موصوف في ${isolate('docs/proxies/README.md#limits-of-a-proxy')}.`,
    pause: 'إيقاف مؤقت',
    resume: 'متابعة',
    remove: 'إزالة',
    retry: 'إعادة المحاولة',
  },
  mail: {
    subject: ({ title }) => `ملفات جديدة: ${isolate(title)}`,
    lead: ({ count, title }) =>
      `«${isolate(title)}»: ${plural(count, { zero: 'لم يصل أي ملف.', one: 'وصل ملف واحد.', two: 'وصل ملفان.', few: 'وصلت # ملفات.', many: 'وصل # ملفًا.', other: 'وصل # ملف.' })}`,
    file: ({ name, sender }) => `${isolate(name)} (من ${isolate(sender)})`,
    more: ({ count }) =>
      plural(count, {
        zero: 'ولا شيء غيرها.',
        one: 'وملف آخر.',
        two: 'وملفان آخران.',
        few: 'و# ملفات أخرى.',
        many: 'و# ملفًا آخر.',
        other: 'و# ملف آخر.',
      }),
    off: 'تصل هذه الرسالة لأن الطلب مضبوط على ذلك.',
    link: 'ملفاتك',
  },
};
