import type { transfers as source } from '../../en/web/transfers.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('ar');

// Behind a word, the percent sign would stand before the number.
const share = (percent: number) => isolate(`${percent}%`);
const oneTwoOrMore = (count: number, one: string, two: string, more: string) =>
  plural(count, { zero: more, one, two, few: more, many: more, other: more });

export const transfers: typeof source = {
  tray: 'عمليات الرفع الجارية',
  unfold: 'إظهار عمليات الرفع',
  fold: 'طي عمليات الرفع',
  close: 'إغلاق عمليات الرفع',
  allFiles: 'كل الملفات',
  summary: {
    uploading: ({ current, total }) => `رفع ${current} من ${total}`,
    uploaded: ({ count }) => `مرفوعة: ${count}`,
    paused: ({ count }) => `متوقفة مؤقتًا: ${count}`,
    failed: ({ count }) => `فاشلة: ${count}`,
    join: ({ parts }) => parts.join('، '),
  },
  spokenPercent: ({ name, percent }) => `${isolate(name)}: ${percent} بالمئة`,
  spokenWaiting: ({ name }) => `${isolate(name)}: بانتظار الخادم`,
  progress: {
    waiting: ({ size }) => `بالانتظار، ${bytes(size)}`,
    percent: ({ percent }) => share(percent),
    sending: ({ percent, bytesPerSecond, timeLeft }) =>
      `${share(percent)} · ${bytes(bytesPerSecond)}/ث · ${timeLeft}`,
    stalled: ({ percent }) => `${share(percent)} · بانتظار الشبكة…`,
    storing: ({ percent }) => `${share(percent)} · جارٍ الحفظ…`,
    paused: ({ size }) => `متوقف مؤقتًا، ${bytes(size)}`,
    pausedAt: ({ percent, size }) => `متوقف مؤقتًا عند ${share(percent)}، ${bytes(size)}`,
    uploaded: ({ size }) => `تم الرفع، ${bytes(size)}`,
    waitingForServer: ({ nextTry }) => `بانتظار الخادم… ${nextTry}`,
    nextTry: ({ seconds }) => `المحاولة التالية بعد ${seconds} ث`,
    tryingAgain: 'جارٍ إعادة المحاولة',
  },
  actions: {
    retry: ({ name }) => `إعادة محاولة ${isolate(name)}`,
    tryNow: ({ name }) => `محاولة ${isolate(name)} الآن`,
    pause: ({ name }) => `إيقاف ${isolate(name)} مؤقتًا`,
    resume: ({ name }) => `استئناف ${isolate(name)}`,
    cancel: ({ name }) => `إلغاء ${isolate(name)}`,
    dismiss: ({ name }) => `إخفاء ${isolate(name)}`,
    retryFailed: ({ count }) => `إعادة محاولة الفاشلة (${count})`,
    pauseAll: 'إيقاف الكل مؤقتًا',
    resumeAll: 'استئناف الكل',
    clearFinished: 'إخفاء المكتملة',
    cancelAll: 'إلغاء الكل',
  },
  outcomes: {
    stored: ({ name }) => `تم رفع ${isolate(name)}!`,
    failed: ({ name }) => `تعذّر رفع ${isolate(name)}`,
    tooLarge: ({ size, maxBytes }) =>
      `حجم الملف ${bytes(size)}؛ وأقصى حجم للملف ${bytes(maxBytes)}.`,
    fileChanged: 'تم تغيير الملف أو إزالته. يُرجى اختياره من جديد.',
    noLink: 'لم يذكر الخادم مكان الملف.',
    needsReload: 'تعذّر تحميل جزء من Perch. يُرجى إعادة تحميل الصفحة ثم إعادة المحاولة.',
  },
  interrupted: {
    title: ({ count }) =>
      oneTwoOrMore(count, 'عملية رفع منقطعة', 'عمليتا رفع منقطعتان', 'عمليات رفع منقطعة'),
    choose: ({ count }) => oneTwoOrMore(count, 'اختيار الملف', 'اختيار الملفين', 'اختيار الملفات'),
    hint: ({ count }) =>
      oneTwoOrMore(
        count,
        'يُرجى اختيار الملف نفسه من جديد للمتابعة من حيث توقف.',
        'يُرجى اختيار الملفين نفسيهما من جديد للمتابعة من حيث توقفا.',
        'يُرجى اختيار الملفات نفسها من جديد للمتابعة من حيث توقفت.',
      ),
    list: 'منقطعة',
    progress: ({ name }) => `${isolate(name)}، منقطع`,
    status: ({ size }) => `منقطع، ${bytes(size)}`,
    statusAt: ({ percent, sent, size }) =>
      `انقطع عند ${share(percent)} · ${bytes(sent)} من ${bytes(size)}`,
    discard: 'تجاهل',
    discardNamed: ({ name }) => `تجاهل ${isolate(name)}`,
    notDiscarded: 'تعذّر تجاهل عملية الرفع',
  },
};
