import type { brand as source } from '../../en/web/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number } = createFormats('ar');

export const brand: typeof source = {
  siteLinks: 'عن هذا الموقع',
  pages: { imprint: 'إشعار قانوني', privacy: 'سياسة الخصوصية', terms: 'شروط الاستخدام' },
  terms: {
    title: 'تغيّرت شروط الاستخدام',
    lead: 'يُرجى قراءتها. للمتابعة يجب قبولها؛ وتبقى روابطك تعمل في كل الأحوال.',
    openAlone: 'فتحها في صفحة مستقلة',
    accept: 'قبول الشروط',
    agree: ({ link }) => `أوافق على ${link}`,
    linkText: 'شروط الاستخدام',
  },
  logo: {
    label: 'الشعار',
    hint: ({ maxBytes, min, max }) =>
      `PNG أو WebP، حتى ${bytes(maxBytes)}، وكل ضلع من ${number(min)} إلى ${number(max)} بكسل.`,
    choose: 'اختيار صورة',
    replace: 'استبدال الشعار',
    remove: 'إزالة الشعار',
    saved: 'أصبح الشعار مستخدمًا.',
    removed: 'تمت إزالة الشعار.',
  },
  domain: {
    hint: 'دون اسم ولون خاصين تكون صفحات هذا النطاق محايدة.',
    name: 'الاسم على صفحاته',
    accent: 'لون التمييز لصفحاته',
    saved: ({ domain }) => `أصبح لصفحات ${isolate(domain)} علامتها.`,
  },
};
