import type { linkChange as source } from '../../en/web/link-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('fr');

export const linkChange: typeof source = {
  title: 'Lien',
  raw: 'Adresse directe',
  view: 'Page',
  shared: 'partagée',
  change: 'Modifier le lien',
  saved: 'Lien modifié.',
  notSaved: 'Le lien n’a pas été modifié',
  kind: {
    label: 'Adresse à partager',
    raw: 'Directement le fichier',
    view: 'Une page qui montre le fichier',
  },
  expiry: {
    label: 'Expire',
    kept: ({ date }) => `Le ${date}`,
    never: 'Jamais',
    hour: 'Dans une heure',
    day: 'Dans un jour',
    week: 'Dans 7 jours',
    month: 'Dans 30 jours',
    custom: 'À un moment choisi',
    time: 'Expire le',
    past: 'Choisissez un moment à venir.',
  },
  downloads: {
    label: 'Téléchargements restants',
    hint: 'Vide : sans limite.',
    any: 'Sans limite',
    custom: 'Un nombre choisi',
    count: 'Nombre de téléchargements',
    invalid: ({ max }) => `Saisissez un nombre entier de 1 à ${number(max)}.`,
  },
  burn: 'Supprimer le fichier après un téléchargement',
  password: {
    label: 'Mot de passe',
    none: 'Aucun',
    kept: 'Reste tel quel',
    set: 'En définir un nouveau',
    remove: 'Le retirer',
    text: 'Nouveau mot de passe du lien',
    missing: 'Saisissez un mot de passe.',
  },
  slug: {
    label: 'Nom du lien',
    hint: ({ days }) => `L’actuel continue de fonctionner pendant ${days} jours.`,
    invalid:
      'Commencez par une lettre ou un chiffre, puis des lettres A–Z, chiffres, points, tirets et tirets bas ; 64 au plus.',
  },
  rename: {
    action: 'Renommer',
    label: 'Nom du fichier',
    hint: 'Le lien reste tel quel.',
    missing: 'Saisissez un nom.',
    done: 'Fichier renommé.',
  },
  replace: {
    action: 'Remplacer le fichier',
    progress: 'Envoi du nouveau fichier',
    done: 'Fichier remplacé. Son lien est le même.',
    failed: 'Le fichier n’a pas été remplacé',
    otherType: 'Remplacer par un autre type de fichier ?',
    otherTypeText: ({ name }) =>
      `« ${isolate(name)} » est d’un autre type que le fichier de ce lien. Le lien garde sa terminaison.`,
    confirm: 'Remplacer',
  },
};
