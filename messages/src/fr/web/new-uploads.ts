import type { newUploads as source } from '../../en/web/new-uploads.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('fr');

export const newUploads: typeof source = {
  title: 'Nouveaux envois',
  open: 'Options',
  close: 'Masquer les options',
  reset: 'Réinitialiser les options',
  remembered:
    'S’applique aux envois que vous commencez à partir de maintenant. Cet appareil s’en souvient, sauf du mot de passe et du nom du lien.',
  refused: 'Le serveur a refusé ces options',
  preset: ({ value }) => `Par défaut : ${value}`,
  after: {
    m: ({ count }) =>
      plural(count, {
        one: 'après # minute',
        many: 'après # de minutes',
        other: 'après # minutes',
      }),
    h: ({ count }) =>
      plural(count, { one: 'après # heure', many: 'après # d’heures', other: 'après # heures' }),
    d: ({ count }) =>
      plural(count, { one: 'après # jour', many: 'après # de jours', other: 'après # jours' }),
    w: ({ count }) =>
      plural(count, {
        one: 'après # semaine',
        many: 'après # de semaines',
        other: 'après # semaines',
      }),
  },
  summary: {
    nothing: 'les liens fonctionnent jusqu’à ce que vous supprimiez le fichier',
    ends: ({ when }) => `expire ${when}`,
    endsAt: ({ time }) => `expire le ${time}`,
    neverEnds: 'n’expire jamais',
    downloads: ({ count }) =>
      plural(count, {
        one: '# téléchargement',
        many: '# de téléchargements',
        other: '# téléchargements',
      }),
    unlimited: 'nombre de téléchargements illimité',
    burn: 'un téléchargement, puis le fichier est supprimé',
    password: 'mot de passe',
    raw: 'lien vers le fichier lui-même',
    view: 'lien vers une page',
    slug: ({ slug }) => `lien nommé « ${isolate(slug)} »`,
    album: ({ name }) => `dans « ${isolate(name)} »`,
    tags: ({ count }) => plural(count, { one: '# tag', many: '# tags', other: '# tags' }),
  },
  expiry: {
    label: 'Le lien expire',
    never: 'jamais',
    custom: 'au moment de votre choix',
    time: 'Le lien expire le',
    past: 'Choisissez un moment à venir.',
  },
  downloads: {
    label: 'Téléchargements',
    unlimited: 'en nombre illimité',
    limited: 'en nombre limité',
    burn: 'un seul, puis le fichier est supprimé',
    count: 'Nombre de téléchargements',
    invalid: ({ max }) => `Saisissez un nombre entier de 1 à ${number(max)}.`,
  },
  link: {
    label: 'Le lien mène',
    raw: 'au fichier lui-même',
    view: 'à une page qui montre le fichier',
  },
  password: {
    label: 'Mot de passe',
    hint: 'Jusqu’au rechargement de cette page. Les visiteurs doivent le saisir.',
    generate: 'Générer un mot de passe',
  },
  slug: {
    label: 'Nom du lien',
    hint: 'Pour le prochain envoi d’un seul fichier.',
    invalid:
      'Commencez par une lettre ou un chiffre, puis lettres A–Z, chiffres, points, tirets et tirets bas ; 64 en tout au plus.',
  },
  album: { label: 'Dans l’album', none: 'aucun' },
  defaults: {
    notLoaded: 'Impossible de charger vos réglages',
    lead: 'Ce que reçoivent les liens de vos nouveaux envois quand rien d’autre n’est choisi, y compris depuis ShareX et les scripts.',
    server: ({ value }) => `Comme ce serveur : ${value}`,
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Réglages des nouveaux envois enregistrés',
  },
};
