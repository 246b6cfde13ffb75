import type { linkChange as source } from '../../en/web/link-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ar');

export const linkChange: typeof source = {
  title: 'الرابط',
  raw: 'العنوان المباشر',
  view: 'الصفحة',
  shared: 'للمشاركة',
  change: 'تغيير الرابط',
  saved: 'تم تغيير الرابط.',
  notSaved: 'لم يتغيّر الرابط',
  kind: {
    label: 'العنوان المراد مشاركته',
    raw: 'الملف مباشرة',
    view: 'صفحة تعرض الملف',
  },
  expiry: {
    label: 'وقت الانتهاء',
    kept: ({ date }) => `في ${isolate(date)}`,
    never: 'بلا انتهاء',
    hour: 'بعد ساعة',
    day: 'بعد يوم',
    week: 'بعد 7 أيام',
    month: 'بعد 30 يومًا',
    custom: 'في وقت محدد',
    time: 'ينتهي في',
    past: 'يُرجى اختيار وقت لم يأتِ بعد.',
  },
  downloads: {
    label: 'التنزيلات المتبقية',
    hint: 'فارغ: بلا حد.',
    any: 'بلا حد',
    custom: 'عدد محدد',
    count: 'عدد التنزيلات',
    invalid: ({ max }) => `يُرجى إدخال عدد صحيح من 1 إلى ${number(max)}.`,
  },
  burn: 'حذف الملف بعد تنزيل واحد',
  password: {
    label: 'كلمة المرور',
    none: 'لا توجد',
    kept: 'تبقى كما هي',
    set: 'تعيين كلمة جديدة',
    remove: 'إزالتها',
    text: 'كلمة مرور الرابط الجديدة',
    missing: 'يُرجى إدخال كلمة مرور.',
  },
  slug: {
    label: 'اسم الرابط',
    hint: ({ days }) => `يبقى الاسم الحالي يعمل ${days} يومًا.`,
    invalid:
      'يبدأ بحرف لاتيني أو رقم، ثم أحرف A–Z وأرقام ونقاط وشرطات وشرطات سفلية؛ 64 على الأكثر.',
  },
  rename: {
    action: 'إعادة التسمية',
    label: 'اسم الملف',
    hint: 'يبقى الرابط كما هو.',
    missing: 'يُرجى إدخال اسم.',
    done: 'تمت إعادة تسمية الملف.',
  },
  replace: {
    action: 'استبدال الملف',
    progress: 'جارٍ إرسال الملف الجديد',
    done: 'تم استبدال الملف، ورابطه لم يتغيّر.',
    failed: 'لم يُستبدل الملف',
    otherType: 'هل تريد الاستبدال بملف من نوع آخر؟',
    otherTypeText: ({ name }) =>
      `نوع الملف «${isolate(name)}» يختلف عن نوع ملف هذا الرابط. يحتفظ الرابط بامتداده.`,
    confirm: 'استبدال',
  },
};
