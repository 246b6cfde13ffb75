import type { pastes as source } from '../../en/server/pastes.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('it');

export const pastes: typeof source = {
  content: 'content deve essere un testo di almeno un carattere.',
  halfCharacter:
    'content contiene mezzo carattere (un surrogato isolato), che UTF-8 non può esprimere.',
  tooLarge: ({ maxBytes }) => `Un testo può essere grande fino a ${bytes(maxBytes)}.`,
  language: ({ names }) =>
    `language deve essere uno di questi valori: ${isolate(names.join(', '))}.`,
  title: ({ max }) => `title deve avere da 1 a ${max} caratteri visibili.`,
  profile: 'profile deve essere l’identificativo o il nome di uno dei tuoi profili.',
  previewTooLarge: ({ maxBytes }) => `L’anteprima mostra Markdown fino a ${bytes(maxBytes)}.`,
};
