import type { archives as source } from '../../en/web/archives.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, number, plural } = createFormats('ar');

export const archives: typeof source = {
  action: 'تنزيل بصيغة ZIP',
  failed: 'لم يُنشأ أي أرشيف',
  tooMany: ({ max }) => `يضم الأرشيف ${number(max)} ملف كحد أقصى.`,
  gone: 'حُذف أحد هذه الملفات أو انتهت مدته. يُرجى اختيار الملفات من جديد.',
  missing: ({ files }) => {
    const names = list(files.map((name) => `«${isolate(name)}»`));
    return plural(files.length, {
      zero: `حُذفت ملفات أو انتهت مدتها: ${names}. يُرجى اختيار الملفات من جديد.`,
      one: `حُذف الملف ${names} أو انتهت مدته. يُرجى اختيار الملفات من جديد.`,
      two: `حُذف ملفان أو انتهت مدتهما: ${names}. يُرجى اختيار الملفات من جديد.`,
      few: `حُذفت # ملفات أو انتهت مدتها: ${names}. يُرجى اختيار الملفات من جديد.`,
      many: `حُذف # ملفًا أو انتهت مدتها: ${names}. يُرجى اختيار الملفات من جديد.`,
      other: `حُذف # ملف أو انتهت مدتها: ${names}. يُرجى اختيار الملفات من جديد.`,
    });
  },
};
