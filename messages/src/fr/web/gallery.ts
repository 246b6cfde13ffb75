import type { gallery as source } from '../../en/web/gallery.ts';

export const gallery: typeof source = {
  title: 'Galerie publique',
  lead: 'Une page qui montre vos albums publics à tous ceux qui l’ouvrent. Les albums non répertoriés et privés n’y figurent jamais.',
  wanted: 'Montrer la galerie',
  on: 'Votre galerie est maintenant publique.',
  off: 'Votre galerie est maintenant fermée.',
  failed: 'Impossible d’afficher votre galerie',
};
