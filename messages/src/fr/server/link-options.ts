import type { linkOptions as source } from '../../en/server/link-options.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('fr');

export const linkOptions: typeof source = {
  options: {
    expires:
      'expires doit être une durée comme 30m, 12h, 7d ou 4w, une date ISO 8601 avec décalage horaire, ou never.',
    expiresTooSoon: 'expires doit être dans une minute au plus tôt.',
    maxDownloads: 'maxDownloads doit être un nombre entier de 1 à 1000000, ou none.',
    password: 'password doit comporter de 1 à 256 caractères.',
    burn: 'burn doit être true ou false.',
    burnOnce: 'burn permet un seul téléchargement : omettez maxDownloads ou mettez-le à 1.',
    slug: 'slug doit commencer par une lettre ou un chiffre et peut compter jusqu’à 64 lettres, chiffres, points, tirets bas et tirets (A–Z, a–z, 0–9).',
    link: 'link doit être raw ou view.',
    domain: 'domain doit être le nom de l’un de vos domaines.',
    unknown: ({ name }) => `Il n’y a pas d’option ${isolate(name)}.`,
    twice: ({ name }) => `${isolate(name)} a été indiqué deux fois, avec des valeurs différentes.`,
    encoding: ({ name }) => `${isolate(name)} doit être en UTF-8 avec encodage pourcent.`,
    queueFull: 'Trop de mots de passe de liens sont vérifiés en ce moment. Veuillez réessayer.',
    expiresTooLate: ({ max }) => `expires peut être dans ${isolate(max)} au plus tard.`,
    late: ({ name }) => `${isolate(name)} doit précéder la partie file du formulaire.`,
    typeRefused: ({ type }) => `Les fichiers de type ${isolate(type)} ne sont pas acceptés ici.`,
  },
  slugs: {
    force: 'force doit être true ou false.',
    name: 'name doit être un nom visible.',
    typeDiffers: ({ given, kept }) =>
      `Ce fichier est d’un autre type (${isolate(given)}) que celui derrière le lien (${isolate(kept)}). Envoyez force=true pour le remplacer quand même.`,
    tooMany:
      'Ce lien a trop d’anciens noms qui fonctionnent encore. Reprenez l’un d’eux, ou attendez que l’un d’eux expire.',
    taken: ({ slug, suggestion }) =>
      `Le nom « ${isolate(slug)} » est déjà pris. « ${isolate(suggestion)} » est libre.`,
  },
};
