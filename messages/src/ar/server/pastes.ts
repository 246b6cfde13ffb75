import type { pastes as source } from '../../en/server/pastes.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('ar');

export const pastes: typeof source = {
  content: `يجب أن يكون ${isolate('content')} نصًا من حرف واحد على الأقل.`,
  halfCharacter: `يحتوي ${isolate('content')} على نصف محرف (بديل منفرد) لا يمكن تمثيله في ${isolate('UTF-8')}.`,
  tooLarge: ({ maxBytes }) => `أقصى حجم للنص ${bytes(maxBytes)}.`,
  language: ({ names }) =>
    `يجب أن تكون قيمة ${isolate('language')} إحدى القيم التالية: ${isolate(names.join(', '))}.`,
  title: ({ max }) => `يجب أن يتكون ${isolate('title')} من 1 إلى ${max} محرفًا مرئيًا.`,
  profile: `يجب أن تكون قيمة ${isolate('profile')} معرّف أحد ملفاتك التعريفية أو اسمه.`,
  previewTooLarge: ({ maxBytes }) =>
    `تعرض المعاينة نص ${isolate('Markdown')} حتى ${bytes(maxBytes)}.`,
};
