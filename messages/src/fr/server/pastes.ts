import type { pastes as source } from '../../en/server/pastes.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('fr');

export const pastes: typeof source = {
  content: 'content doit être un texte d’au moins un caractère.',
  halfCharacter:
    'content contient une moitié de caractère (un surrogate isolé), impossible à écrire en UTF-8.',
  tooLarge: ({ maxBytes }) => `Un texte peut faire jusqu’à ${bytes(maxBytes)}.`,
  language: ({ names }) =>
    `language doit être l’une de ces valeurs : ${isolate(names.join(', '))}.`,
  title: ({ max }) => `title doit comporter de 1 à ${max} caractères visibles.`,
  profile: 'profile doit être l’identifiant ou le nom d’un de vos profils.',
  previewTooLarge: ({ maxBytes }) => `L’aperçu montre du Markdown jusqu’à ${bytes(maxBytes)}.`,
};
