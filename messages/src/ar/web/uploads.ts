import type { uploads as source } from '../../en/web/uploads.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('ar');

/** Behind a noun of action, as in «حذف ملفين». */
const files = (count: number) =>
  plural(count, {
    zero: '# ملف',
    one: 'ملف واحد',
    two: 'ملفين',
    few: '# ملفات',
    many: '# ملفًا',
    other: '# ملف',
  });
const oneTwoOrMore = (count: number, one: string, two: string, more: string) =>
  plural(count, { zero: more, one, two, few: more, many: more, other: more });

export const uploads: typeof source = {
  title: 'الملفات',
  searchTitle: ({ search }) => `بحث عن «${isolate(search)}»`,
  loading: 'جارٍ تحميل ملفاتك',
  notShown: 'تعذّر عرض ملفاتك',
  none: 'لا ملفات بعد',
  pick: {
    drop: ({ browse }) => `إفلات الملفات هنا أو ${browse}`,
    browse: 'اختيار ملفات',
    limit: ({ maxBytes }) => `حتى ${bytes(maxBytes)} للملف`,
    anyType: 'ملفات من أي نوع',
    more: '. تصلح المجلدات والصور الملصقة أيضًا.',
    newPaste: 'نص جديد',
    newPasteHint: 'نص أو شيفرة. أو ألصقه في أي مكان من هذه الصفحة.',
    dropNow: 'الإفلات للرفع',
    dropInto: ({ album }) => `الإفلات للإضافة إلى «${isolate(album)}»`,
    nothingDropped: 'لا ملفات فيه.',
    unreadable: 'تعذّرت قراءة ما تم إفلاته',
    chooseAgain: 'يُرجى اختيار الملفات من جديد.',
    pastedName: ({ moment }) => `ملصق ${moment}`,
  },
  list: {
    title: 'ملفاتك',
    typeFilter: 'تصفية حسب النوع',
    allTypes: 'الكل',
    search: 'بحث في الملفات',
    searchHint: 'بحث بالاسم',
    sortBy: 'الترتيب',
    sortings: {
      newest: 'الأحدث أولًا',
      oldest: 'الأقدم أولًا',
      nameUp: 'الاسم أ–ي',
      nameDown: 'الاسم ي–أ',
      largest: 'الأكبر أولًا',
      smallest: 'الأصغر أولًا',
    },
    layout: 'العرض',
    layouts: { list: 'قائمة', grid: 'شبكة' },
    columns: {
      name: 'الاسم',
      size: 'الحجم',
      views: 'المشاهدات',
      downloads: 'التنزيلات',
      createdAt: 'تاريخ الرفع',
      actions: 'الإجراءات',
    },
    views: ({ count }) =>
      plural(count, {
        zero: 'لا مشاهدات',
        one: 'مشاهدة واحدة',
        two: 'مشاهدتان',
        few: '# مشاهدات',
        many: '# مشاهدة',
        other: '# مشاهدة',
      }),
    downloads: ({ count }) =>
      plural(count, {
        zero: 'لا تنزيلات',
        one: 'تنزيل واحد',
        two: 'تنزيلان',
        few: '# تنزيلات',
        many: '# تنزيلًا',
        other: '# تنزيل',
      }),
    noneHint:
      'يمكنك اختيار الملفات أعلاه، أو إفلاتها أو لصقها في أي مكان من هذه الصفحة. يحصل كل ملف على رابط قصير للمشاركة.',
    noneFound: ({ search }) => `لا ملفات باسم «${isolate(search)}»`,
    perhapsOtherType: 'قد توجد ملفات من نوع آخر.',
    noneOfType: 'لا ملفات من هذا النوع',
    showAll: 'عرض كل الملفات',
  },
  selection: {
    select: ({ name }) => `تحديد ${isolate(name)}`,
    selectPage: 'تحديد كل ما في هذه الصفحة',
    actions: 'الملفات المحددة',
    clear: 'إلغاء التحديد',
    selected: ({ count }) => `المحدد: ${count}`,
    copyLinks: 'نسخ الروابط',
    copied: ({ count }) =>
      plural(count, {
        zero: 'لم تُنسخ روابط.',
        one: 'تم نسخ الرابط إلى الحافظة!',
        two: 'تم نسخ رابطين إلى الحافظة!',
        few: 'تم نسخ # روابط إلى الحافظة!',
        many: 'تم نسخ # رابطًا إلى الحافظة!',
        other: 'تم نسخ # رابط إلى الحافظة!',
      }),
    notCopied: ({ count }) =>
      oneTwoOrMore(count, 'تعذّر نسخ الرابط', 'تعذّر نسخ الرابطين', 'تعذّر نسخ الروابط'),
  },
  actions: {
    preview: ({ name }) => `معاينة ${isolate(name)}`,
    download: ({ name }) => `تنزيل ${isolate(name)}`,
    delete: ({ name }) => `حذف ${isolate(name)}`,
    copyUrl: ({ name }) => `نسخ رابط ${isolate(name)}`,
    urlCopied: 'تم نسخ الرابط إلى الحافظة!',
    urlNotCopied: 'تعذّر نسخ الرابط',
  },
  commands: {
    upload: 'رفع الملفات',
    uploadKeywords: 'إضافة جديد إرسال upload',
    pasteKeywords: 'نص شيفرة مقتطف ملاحظة لصق',
    copyUrlKeywords: 'رابط عنوان link',
  },
  deletion: {
    title: ({ count }) => (count === 1 ? 'حذف الملف' : `حذف ${files(count)}`),
    confirm: ({ count }) => (count === 1 ? 'حذف' : `حذف ${files(count)}`),
    question: ({ count }) =>
      count === 1 ? 'هل تريد بالتأكيد حذف هذا الملف؟' : `هل تريد بالتأكيد حذف ${files(count)}؟`,
    linksStop: ({ count }) =>
      oneTwoOrMore(
        count,
        'يتوقف رابطه عن العمل فورًا.',
        'يتوقف رابطاهما عن العمل فورًا.',
        'تتوقف روابطها عن العمل فورًا.',
      ),
    deleted: ({ count }) => (count === 1 ? 'تم حذف الملف.' : `تم حذف ${files(count)}.`),
    failed: ({ count }) =>
      oneTwoOrMore(count, 'تعذّر حذف الملف', 'تعذّر حذف الملفين', 'تعذّر حذف الملفات'),
  },
  recent: {
    title: 'أحدث الملفات',
    all: 'كل الملفات',
    first: 'رفع أول ملف',
    hint: 'تظهر أحدث ملفاتك هنا، ومع كل منها رابط للمشاركة.',
  },
  details: {
    title: 'تفاصيل الملف',
    close: 'إغلاق التفاصيل',
    notShown: 'تعذّر عرض هذا الملف',
    open: 'فتح',
    copyUrl: 'نسخ الرابط',
    delete: 'حذف الملف',
    facts: {
      size: 'الحجم',
      mimeType: 'نوع MIME',
      uploaded: 'تاريخ الرفع',
      domain: 'النطاق',
      views: 'المشاهدات',
      downloads: 'التنزيلات',
      sha256: 'SHA-256',
    },
    exactSize: ({ digits }) => `(${digits} بايت)`,
    thisServer: 'هذا الخادم',
    links: 'الروابط',
    forms: {
      link: 'الرابط',
      download: 'رابط التنزيل',
      thumbnail: 'الصورة المصغّرة',
      markdown: 'Markdown',
      html: 'HTML',
      bbcode: 'BBCode',
    },
    copyValue: ({ label }) => `نسخ ${isolate(label)}`,
    valueCopied: ({ label }) => `تم النسخ إلى الحافظة: ${isolate(label)}`,
    valueNotCopied: ({ label }) => `تعذّر نسخ ${isolate(label)}`,
    preview: ({ name }) => `معاينة ${isolate(name)}`,
    notPreviewed: 'لا يمكن معاينة هذا الملف.',
    empty: 'الملف فارغ.',
    onlyBeginning: 'تظهر البداية فقط.',
    readPdf: 'قراءة PDF في تبويب جديد',
  },
};
