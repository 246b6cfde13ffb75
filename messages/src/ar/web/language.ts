import type { language as source } from '../../en/web/language.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ar');

export const language: typeof source = {
  label: 'اللغة',
  lead: 'تُكتب بها أيضًا رسائل البريد إليك.',
  asBrowser: ({ language: name }) => `لغة المتصفح (${isolate(name)})`,
  notLoaded: ({ language: name }) =>
    `تعذّر تحميل ${isolate(name)}. يُرجى التحقق من الاتصال وإعادة المحاولة.`,
  notSaved: 'تعذّر حفظ اللغة',
};
