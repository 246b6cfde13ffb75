import type { pastes as source } from '../../en/server/pastes.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('ru');

export const pastes: typeof source = {
  content: 'content должен быть текстом хотя бы из одного символа.',
  halfCharacter:
    'content содержит половину символа (одиночный суррогат), которую нельзя записать в UTF-8.',
  tooLarge: ({ maxBytes }) => `Размер текста — не больше ${bytes(maxBytes)}.`,
  language: ({ names }) => `language должен быть одним из значений: ${isolate(names.join(', '))}.`,
  title: ({ max }) => `title должен содержать от 1 до ${max} видимых символов.`,
  profile: 'profile должен быть идентификатором или именем одного из ваших профилей.',
  previewTooLarge: ({ maxBytes }) =>
    `Предпросмотр показывает Markdown размером до ${bytes(maxBytes)}.`,
};
