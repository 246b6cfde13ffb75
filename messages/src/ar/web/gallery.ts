import type { gallery as source } from '../../en/web/gallery.ts';

export const gallery: typeof source = {
  title: 'المعرض العام',
  lead: 'صفحة تعرض ألبوماتك العامة لكل من يفتحها. لا تظهر فيها الألبومات غير المُدرجة والخاصة أبدًا.',
  wanted: 'عرض المعرض',
  on: 'معرضك الآن عام.',
  off: 'معرضك الآن مغلق.',
  failed: 'يتعذّر عرض معرضك',
};
