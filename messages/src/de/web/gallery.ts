import type { gallery as source } from '../../en/web/gallery.ts';

export const gallery: typeof source = {
  title: 'Öffentliche Galerie',
  lead: 'Eine Seite, die allen Besuchern deine öffentlichen Alben zeigt. Nicht gelistete und private Alben stehen nie darauf.',
  wanted: 'Galerie zeigen',
  on: 'Deine Galerie ist jetzt öffentlich.',
  off: 'Deine Galerie ist jetzt geschlossen.',
  failed: 'Deine Galerie kann nicht angezeigt werden',
};
