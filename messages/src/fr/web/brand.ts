import type { brand as source } from '../../en/web/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number } = createFormats('fr');

export const brand: typeof source = {
  siteLinks: 'À propos de ce site',
  pages: {
    imprint: 'Mentions légales',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
  },
  terms: {
    title: 'Les conditions d’utilisation ont changé',
    lead: 'Veuillez les lire. Pour continuer, acceptez-les ; vos liens fonctionnent dans tous les cas.',
    openAlone: 'Les ouvrir dans une page à part',
    accept: 'Accepter les conditions',
    agree: ({ link }) => `J’accepte les ${link}`,
    linkText: 'conditions d’utilisation',
  },
  logo: {
    label: 'Logo',
    hint: ({ maxBytes, min, max }) =>
      `PNG ou WebP, jusqu’à ${bytes(maxBytes)}, de ${number(min)} à ${number(max)} pixels de côté.`,
    choose: 'Choisir une image',
    replace: 'Remplacer le logo',
    remove: 'Retirer le logo',
    saved: 'Le logo est en place.',
    removed: 'Le logo est retiré.',
  },
  domain: {
    hint: 'Sans nom ni couleur qui leur soient propres, les pages de ce domaine sont neutres.',
    name: 'Nom sur ses pages',
    accent: 'Couleur d’accent de ses pages',
    saved: ({ domain }) => `L’identité visuelle des pages sur ${isolate(domain)} est enregistrée.`,
  },
};
