import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, either, isolate } = createFormats('fr');

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `${isolate(name)} est défini par ${isolate(variable)} dans l’environnement et ne peut pas être modifié ici.`,
  otherAddress:
    'Dans l’application, publicUrl ne peut devenir que l’adresse de la page elle-même. La commande perch settings set publicUrl accepte toute adresse.',
  refused: {
    address: ({ name }) => `${name} attend une adresse http ou https sans chemin.`,
    choice: ({ name, choices }) => `${name} attend ${either(choices)}.`,
    switch: ({ name }) => `${name} attend on ou off.`,
    size: ({ name }) => `${name} attend une taille, par exemple 500MB ou 20GB (MB = 1024² octets).`,
    duration: ({ name, endless }) =>
      `${name} attend une durée, par exemple 30m, 12h, 7d ou 4w, ou ${endless}.`,
    count: ({ name, min, max }) => `${name} attend un nombre entier de ${min} à ${max}.`,
    text: ({ name, max }) => `${name} attend de 1 à ${max} caractères sur une seule ligne.`,
    types: ({ name }) =>
      `${name} attend des types, par exemple image/* ou application/pdf, séparés par des virgules.`,
    accent: ({ name }) =>
      `${name} attend une couleur, par exemple #45b9e4, lisible sur les deux thèmes.`,
    links: ({ name, max }) =>
      `${name} attend une liste JSON de ${max} liens au maximum, par exemple \`[{"label":"Status","url":"https://status.example.com"}]\`, chacun avec une adresse http, https ou mailto.`,
    page: ({ name, max }) => `${name} attend un texte Markdown de ${bytes(max)} au maximum.`,
  },
};
