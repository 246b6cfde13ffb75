import type { filePages as source } from '../../en/web/file-pages.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('fr');

export const filePages: typeof source = {
  title: 'Pages de fichiers',
  lead: 'Ce que les messageries et d’autres programmes affichent quand le lien vers la page d’un de vos fichiers est collé.',
  pageTitle: 'Titre',
  pageDescription: 'Description',
  pageColour: 'Couleur',
  variables: ({ names }) => `Variables : ${isolate(names)}`,
  titleDefault: 'Le nom du fichier',
  descriptionDefault: 'Type et taille',
  colourHint: ({ example }) => `À côté de l’aperçu, par exemple ${isolate(example)}`,
  colourInvalid: ({ example }) => `Écrivez # et six chiffres, par exemple ${isolate(example)}`,
  unknownVariable: ({ name }) => `La variable ${isolate(name)} n’existe pas`,
  preview: 'Aperçu',
  save: 'Enregistrer les pages de fichiers',
  saved: 'Pages de fichiers enregistrées',
  failed: 'Vos pages de fichiers ne peuvent pas être affichées',
};
