import type { newPaste as source } from '../../en/web/new-paste.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('fr');

export const newPaste: typeof source = {
  close: 'Fermer le nouveau texte',
  name: 'Titre',
  nameHint: 'Facultatif : le nom du fichier.',
  language: 'Langage',
  plain: 'Texte brut',
  looksLike: ({ language }) => `On dirait du ${isolate(language)}.`,
  use: ({ language }) => `Choisir ${isolate(language)}`,
  text: 'Texte',
  keys: 'Tab indente. Échap puis Tab quitte le texte.',
  tabLeaves: 'Tab quitte maintenant le texte.',
  size: ({ lines, sizeBytes }) =>
    `${plural(lines, { one: '# ligne', many: '# lignes', other: '# lignes' })} · ${bytes(sizeBytes)}`,
  tooLarge: ({ sizeBytes, maxBytes }) =>
    `Le texte fait ${bytes(sizeBytes)} ; il peut faire jusqu’à ${bytes(maxBytes)}.`,
  preview: 'Aperçu',
  edit: 'Modifier',
  previewOf: 'Aperçu du texte',
  longMarkdown: 'Les pages montrent un Markdown de cette longueur tel qu’il est écrit.',
  notPreviewed: 'L’aperçu ne peut pas être affiché',
  draft: 'Conservé dans cet onglet jusqu’à l’envoi.',
  upload: 'Envoyer',
  uploading: 'Envoi…',
  stored: ({ name }) => `${isolate(name)} envoyé, lien copié !`,
  failed: 'Le texte n’a pas été envoyé',
};
