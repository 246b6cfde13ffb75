import type { pastes as source } from '../../en/server/pastes.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('pl');

export const pastes: typeof source = {
  content: 'content musi być tekstem o długości co najmniej jednego znaku.',
  halfCharacter:
    'content zawiera połowę znaku (pojedynczy surogat), której nie da się zapisać w UTF-8.',
  tooLarge: ({ maxBytes }) => `Tekst może mieć najwyżej ${bytes(maxBytes)}.`,
  language: ({ names }) => `language musi być jedną z wartości: ${isolate(names.join(', '))}.`,
  title: ({ max }) => `title musi mieć od 1 do ${max} widocznych znaków.`,
  profile: 'profile musi być identyfikatorem lub nazwą jednego z Twoich profili.',
  previewTooLarge: ({ maxBytes }) => `Podgląd pokazuje Markdown do ${bytes(maxBytes)}.`,
};
