import type { diagnostics as source } from '../../en/web/diagnostics.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ar');

const setUp = 'هذا الخادم مُعَدّ وله مسؤول.';
const notSetUp = 'لم يُعَدّ هذا الخادم بعد: يُرجى فتح رابط الإعداد الذي طبعه عند بدء تشغيله.';

const registrations = {
  approval: 'يمكن لأي شخص التسجيل، ويوافق أحد المسؤولين على كل حساب.',
  open: 'يمكن لأي شخص التسجيل ثم تسجيل الدخول فورًا.',
  invite: 'الحسابات الجديدة بدعوة.',
  closed: 'لا تُقبل حسابات جديدة.',
};

const answered = ({ status, tookMs }: { status: number; tookMs: number }) =>
  `الإجابة ${status} خلال ${tookMs} مللي ثانية.`;

export const diagnostics: typeof source = {
  open: 'مشكلات في الاتصال؟',
  label: 'التشخيص',
  asking: 'جارٍ السؤال…',
  noAnswer: ({ seconds }) =>
    plural(seconds, {
      zero: 'لا إجابة.',
      one: 'لا إجابة خلال ثانية.',
      two: 'لا إجابة خلال ثانيتين.',
      few: 'لا إجابة خلال # ثوانٍ.',
      many: 'لا إجابة خلال # ثانية.',
      other: 'لا إجابة خلال # ثانية.',
    }),
  connectivity: {
    title: 'الاتصال بالخادم',
    text: 'يسأل عما إذا كان الخادم وتسجيل الدخول فيه يستجيبان.',
    start: 'اختبار الاتصال',
    probes: { base: 'العنوان الأساسي', login: 'عنوان الدخول', register: 'عنوان التسجيل' },
    unreachable: ({ tookMs }) => `يتعذّر الوصول (بعد ${tookMs} مللي ثانية).`,
    exists: (answer) => `موجود: ${answered(answer)}`,
    works: (answer) => `يعمل: ${answered(answer)}`,
    missing: (answer) => `مفقود: ${answered(answer)}`,
    failing: (answer) => `معطّل: ${answered(answer)}`,
    foreign: (answer) => `ليس Perch: ${answered(answer)}`,
    refused: (answer) => `مرفوض: ${answered(answer)}`,
    allGood: 'يستجيب الخادم كما ينبغي.',
    someBad: 'يمكن الوصول إلى الخادم، لكن ليس كل شيء يعمل.',
    allBad:
      'يتعذّر الوصول إلى الخادم. يُرجى التحقق من الاتصال؛ إذا كانت المواقع الأخرى تعمل فالخادم متوقف.',
  },
  login: {
    title: 'تسجيل الدخول',
    text: 'يجرّب البريد وكلمة المرور المكتوبين أعلاه دون تسجيل الدخول.',
    start: 'اختبار الدخول',
    nothingTyped: 'يُرجى كتابة البريد الإلكتروني وكلمة المرور أعلاه أولًا.',
    welcome: 'مرحبًا.',
    ended: ({ answer }) => `قال الخادم: «${isolate(answer)}» تم إنهاء جلسة هذا الاختبار.`,
    notEnded: ({ answer }) =>
      `قال الخادم: «${isolate(answer)}» تعذّر إنهاء جلسة هذا الاختبار؛ تجدها في الإعدادات، الأمان.`,
    needsSecondFactor:
      'البريد وكلمة المرور صحيحان. يتطلب تسجيل الدخول العامل الثاني أيضًا، لذلك لم تُفتح أي جلسة.',
    refused: ({ status, answer }) => `قال الخادم (${status}): «${isolate(answer)}»`,
  },
  users: {
    title: 'المستخدمون',
    text: 'يسأل عما إذا كان الخادم مُعَدًّا ويقبل حسابات جديدة.',
    start: 'فحص المستخدمين',
    serverState: ({ isSetUp, registration }) =>
      `${isSetUp ? setUp : notSetUp} ${registrations[registration]}`,
  },
  cache: {
    title: 'هذا المتصفح',
    text: 'ينسى ما يحفظه عن هذا الخادم، بما في ذلك جلستك واختياراتك.',
    start: 'مسح الذاكرة وإعادة التحميل',
  },
};
