import type { identities as source } from '../../en/web/identities.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ar');

export const identities: typeof source = {
  title: 'الحسابات المرتبطة',
  lead: 'حسابات في خدمات أخرى تسجّل بها الدخول هنا.',
  none: 'لا يوجد حساب مرتبط بعد.',
  loading: 'جارٍ تحميل حساباتك المرتبطة',
  failed: 'تعذّر عرض حساباتك المرتبطة',
  link: ({ provider }) => `الربط مع ${isolate(provider)}`,
  added: ({ date }) => `رُبط ${date}`,
  lastUsed: ({ date }) => `آخر استخدام ${date}`,
  neverUsed: 'لم يُستخدم قط',
  unlink: ({ name }) => `فك ارتباط ${isolate(name)}`,
  unlinkText: 'لن يسجّل دخولك هنا بعد الآن.',
  confirmUnlink: 'فك الارتباط',
  unlinked: 'فُك ارتباط الحساب.',
  isLinked: 'الحساب مرتبط: يسجّل دخولك هنا من الآن.',
  notLinked: {
    refused: 'لم يُربط الحساب: رفضه المزوّد أو هذا الخادم.',
    expired: 'لم يُربط الحساب: استغرق الأمر وقتًا طويلًا. حاول مرة أخرى.',
    unavailable: 'لم يُربط الحساب: تعذّر الوصول إلى المزوّد. حاول لاحقًا.',
    taken: 'لم يُربط الحساب: إنه يخص حسابًا آخر على هذا الخادم.',
    other: 'لم يُربط الحساب. حاول مرة أخرى.',
  },
};
