import type { albums as source } from '../../en/web/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('ar');

const files = (count: number) =>
  plural(count, {
    zero: 'لا ملفات',
    one: 'ملف واحد',
    two: 'ملفان',
    few: '# ملفات',
    many: '# ملفًا',
    other: '# ملف',
  });
/** Behind a noun of action. */
const filesOf = (count: number) =>
  plural(count, {
    zero: '# ملف',
    one: 'ملف واحد',
    two: 'ملفين',
    few: '# ملفات',
    many: '# ملفًا',
    other: '# ملف',
  });

export const albums: typeof source = {
  files: ({ count }) => files(count),
  yours: 'ألبوماتك',
  create: 'ألبوم جديد',
  createNamed: ({ name }) => `ألبوم جديد «${isolate(name)}»`,
  created: ({ name }) => `تم إنشاء الألبوم «${isolate(name)}».`,
  notCreated: 'لم يتم إنشاء الألبوم',
  saved: 'تم تغيير الألبوم.',
  notSaved: 'لم يتم تغيير الألبوم',
  loading: 'جارٍ تحميل الألبومات',
  notShown: 'يتعذّر عرض ألبوماتك',
  none: 'لا ألبومات بعد',
  noneHint:
    'يعرض الألبوم ملفات معًا في صفحة واحدة وبرابط واحد. تبقى الملفات ضمن ملفاتك، ويمكن أن تكون في عدة ألبومات.',
  noneFound: ({ search }) => `لا ألبومات باسم «${isolate(search)}»`,
  search: 'البحث في الألبومات',
  changedLast: 'آخر تغيير',
  all: 'كل الألبومات',
  visibility: {
    label: 'من يمكنه رؤيته',
    unlisted: 'غير مُدرج',
    public: 'عام',
    private: 'خاص',
  },
  visibilityHints: {
    unlisted: 'كل من لديه الرابط.',
    public: 'كل من لديه الرابط، كما يظهر في معرضك العام.',
    private: 'أنت وحدك: ليست له صفحة.',
  },
  fields: {
    name: 'اسم الألبوم',
    nameMissing: 'أدخِل اسمًا.',
    description: 'الوصف',
    slugHint: 'جزء من عنوان الألبوم. فارغ: اسم عشوائي.',
    slugReplaced: 'يتوقف العنوان الحالي عن العمل فورًا.',
    make: 'إنشاء الألبوم',
  },
  page: {
    notShown: 'يتعذّر عرض هذا الألبوم',
    filesNotShown: 'يتعذّر عرض ملفاته',
    copyLink: 'نسخ الرابط',
    linkCopied: 'تم نسخ رابط الألبوم.',
    linkNotCopied: 'تعذّر نسخ الرابط',
    open: 'فتح الصفحة',
    download: 'تنزيل بصيغة ZIP',
    settings: 'إعدادات الألبوم',
    rename: 'تغيير الاسم والوصف',
    upload: 'الرفع إلى هذا الألبوم',
    choose: 'الاختيار من ملفاتك',
    dropHint: 'الملفات التي تفلتها على هذه الصفحة تنضم إلى الألبوم.',
    empty: 'هذا الألبوم فارغ',
    emptyHint: 'أفلِت ملفات هنا، أو حدّد بعض ملفاتك وأضِفها.',
  },
  removal: {
    action: 'حذف الألبوم',
    question: ({ name }) => `هل تريد حذف الألبوم «${isolate(name)}»؟`,
    filesStay: 'يتوقف رابطه عن العمل فورًا. تبقى ملفاته ضمن ملفاتك.',
    done: 'تم حذف الألبوم.',
    failed: 'لم يتم حذف الألبوم',
  },
  order: {
    handle: ({ name }) => `نقل ${isolate(name)}`,
    hint: 'اسحبه أو انقله بمفاتيح الأسهم؛ ينقله Home وEnd إلى الطرفين.',
    moved: ({ name, place, total }) =>
      `${isolate(name)} في الموضع ${number(place)} من ${number(total)}.`,
    notSaved: 'لم يتم حفظ الترتيب',
    sort: 'ترتيب',
    sortTitle: 'ترتيب الملفات',
    note: 'يستبدل هذا ترتيب الملفات الحالي مرة واحدة. ما يُضاف لاحقًا يأتي في النهاية.',
    done: 'تم ترتيب الملفات.',
  },
  cover: {
    set: ({ name }) => `استخدام ${isolate(name)} غلافًا`,
    is: 'الغلاف',
    done: 'تم تغيير الغلاف.',
    failed: 'لم يتم تغيير الغلاف',
  },
  member: {
    remove: ({ name }) => `إزالة ${isolate(name)} من الألبوم`,
    removeSelected: 'الإزالة من الألبوم',
    removed: ({ count }) => `أُزيل من الألبوم: ${files(count)}.`,
    notRemoved: 'لم تتم إزالة الملفات',
    notPutBack: 'لم تتم إعادة الملفات',
  },
  adding: {
    title: ({ count }) => `إضافة ${filesOf(count)} إلى ألبوم`,
    search: 'البحث، أو اسم ألبوم جديد',
    added: ({ count, name }) => `أُضيف إلى «${isolate(name)}»: ${files(count)}.`,
    failed: 'لم تتم إضافة الملفات',
    all: 'موجود فيه',
    some: ({ count, total }) => `${number(count)} من ${number(total)} فيه`,
    done: 'تم',
    inNone: 'هذا الملف ليس في أي ألبوم.',
    leave: ({ name }) => `الإزالة من ${isolate(name)}`,
  },
};
