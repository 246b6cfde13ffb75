import type { newUploads as source } from '../../en/web/new-uploads.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('ar');

export const newUploads: typeof source = {
  title: 'عمليات الرفع الجديدة',
  open: 'الخيارات',
  close: 'إخفاء الخيارات',
  reset: 'إعادة ضبط الخيارات',
  remembered:
    'يسري على عمليات الرفع التي تبدأها من الآن. يتذكره هذا الجهاز، ما عدا كلمة المرور واسم الرابط.',
  refused: 'رفض الخادم هذه الخيارات',
  preset: ({ value }) => `الافتراضي: ${value}`,
  after: {
    m: ({ count }) =>
      plural(count, {
        zero: 'بعد # دقيقة',
        one: 'بعد دقيقة واحدة',
        two: 'بعد دقيقتين',
        few: 'بعد # دقائق',
        many: 'بعد # دقيقة',
        other: 'بعد # دقيقة',
      }),
    h: ({ count }) =>
      plural(count, {
        zero: 'بعد # ساعة',
        one: 'بعد ساعة واحدة',
        two: 'بعد ساعتين',
        few: 'بعد # ساعات',
        many: 'بعد # ساعة',
        other: 'بعد # ساعة',
      }),
    d: ({ count }) =>
      plural(count, {
        zero: 'بعد # يوم',
        one: 'بعد يوم واحد',
        two: 'بعد يومين',
        few: 'بعد # أيام',
        many: 'بعد # يومًا',
        other: 'بعد # يوم',
      }),
    w: ({ count }) =>
      plural(count, {
        zero: 'بعد # أسبوع',
        one: 'بعد أسبوع واحد',
        two: 'بعد أسبوعين',
        few: 'بعد # أسابيع',
        many: 'بعد # أسبوعًا',
        other: 'بعد # أسبوع',
      }),
  },
  summary: {
    nothing: 'تعمل الروابط إلى أن تحذف الملف',
    ends: ({ when }) => `ينتهي ${when}`,
    endsAt: ({ time }) => `ينتهي في ${time}`,
    neverEnds: 'لا ينتهي أبدًا',
    downloads: ({ count }) =>
      plural(count, {
        zero: '# تنزيل',
        one: 'تنزيل واحد',
        two: 'تنزيلان',
        few: '# تنزيلات',
        many: '# تنزيلًا',
        other: '# تنزيل',
      }),
    unlimited: 'عدد غير محدود من التنزيلات',
    burn: 'تنزيل واحد ثم يُحذف الملف',
    password: 'كلمة مرور',
    raw: 'رابط إلى الملف نفسه',
    view: 'رابط إلى صفحة',
    slug: ({ slug }) => `رابط باسم «${isolate(slug)}»`,
    album: ({ name }) => `إلى «${isolate(name)}»`,
    tags: ({ count }) =>
      plural(count, {
        zero: '# وسم',
        one: 'وسم واحد (#)',
        two: 'وسمان (#)',
        few: '# وسوم',
        many: '# وسمًا',
        other: '# وسم',
      }),
  },
  expiry: {
    label: 'ينتهي الرابط',
    never: 'أبدًا',
    custom: 'في وقت تختاره',
    time: 'ينتهي الرابط في',
    past: 'اختر وقتًا في المستقبل.',
  },
  downloads: {
    label: 'التنزيلات',
    unlimited: 'عدد غير محدود',
    limited: 'عدد محدود',
    burn: 'مرة واحدة ثم يُحذف الملف',
    count: 'عدد التنزيلات',
    invalid: ({ max }) => `أدخل عددًا صحيحًا من 1 إلى ${number(max)}.`,
  },
  link: {
    label: 'يقود الرابط إلى',
    raw: 'الملف نفسه',
    view: 'صفحة تعرض الملف',
  },
  password: {
    label: 'كلمة المرور',
    hint: 'إلى أن يُعاد تحميل هذه الصفحة. على الزوار إدخالها.',
    generate: 'توليد كلمة مرور',
  },
  slug: {
    label: 'اسم الرابط',
    hint: 'لعملية الرفع التالية لملف واحد.',
    invalid:
      'ابدأ بحرف لاتيني أو رقم، ثم حروف A–Z وأرقام ونقاط وشرطات وشرطات سفلية؛ 64 في المجموع على الأكثر.',
  },
  album: { label: 'إلى الألبوم', none: 'لا شيء' },
  defaults: {
    notLoaded: 'تعذر تحميل إعداداتك',
    lead: 'ما تحصل عليه روابط ملفاتك الجديدة إذا لم يُختر غيره، حتى من ShareX والبرامج النصية.',
    server: ({ value }) => `كما في هذا الخادم: ${value}`,
    save: 'حفظ',
    saving: 'جارٍ الحفظ…',
    saved: 'حُفظت إعدادات عمليات الرفع الجديدة',
  },
};
