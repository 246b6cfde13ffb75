import type { brand as source } from '../../en/server/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, number } = createFormats('fr');

export const brand: typeof source = {
  imprint: 'Mentions légales',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',

  termsRequired: ({ url }) =>
    `Les conditions d’utilisation ont changé. Pour continuer, connectez-vous sur ${url} et acceptez-les.`,
  termsNotAccepted: ({ url }) =>
    `Pour vous inscrire, vous devez accepter les conditions d’utilisation : ${url}`,
  termsChanged: 'Les conditions d’utilisation ont changé entre-temps. Veuillez les relire.',
  termsAccepted: 'Les conditions d’utilisation sont acceptées.',

  nameTooLong: ({ max }) => `Le nom peut comporter jusqu’à ${number(max)} caractères.`,
  nameNotOneLine: 'Le nom doit tenir sur une ligne, sans caractères de contrôle.',
  noColor: 'Une couleur s’écrit avec # et six chiffres hexadécimaux.',
  unreadableInDark: ({ color, ratio, needed }) =>
    `${color} a un contraste de ${number(ratio)}:1 sur le thème sombre ; il faut ${number(needed)}:1, et une nuance qui l’atteint serait une autre couleur.`,
  unreadableInLight: ({ color, ratio, needed }) =>
    `${color} a un contraste de ${number(ratio)}:1 sur le thème clair ; il faut ${number(needed)}:1, et une nuance qui l’atteint serait une autre couleur.`,
  domainSaved: 'L’identité visuelle des pages du domaine est enregistrée.',

  noLogo: 'Il n’y a pas de logo.',
  logoSaved: 'Le logo est en place.',
  logoRemoved: 'Le logo est retiré.',
  logoType: 'Le logo doit être une image PNG ou WebP.',
  logoTooLarge: ({ maxBytes }) => `Le logo peut peser jusqu’à ${bytes(maxBytes)}.`,
  logoEdges: ({ min, max }) =>
    `Le logo doit mesurer entre ${number(min)} × ${number(min)} et ${number(max)} × ${number(max)} pixels.`,
  logoDamaged: 'Cette image est tronquée ou endommagée.',
  logoHasMore:
    'Ce fichier contient plus qu’une image. Exportez de nouveau le logo et envoyez ce fichier-là.',
};
