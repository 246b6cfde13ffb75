import type { gallery as source } from '../../en/web/gallery.ts';

export const gallery: typeof source = {
  title: 'Galeria publiczna',
  lead: 'Strona, która pokazuje Twoje publiczne albumy każdemu, kto ją otworzy. Albumów niewidocznych na listach i prywatnych nigdy na niej nie ma.',
  wanted: 'Pokaż galerię',
  on: 'Twoja galeria jest teraz publiczna.',
  off: 'Twoja galeria jest teraz zamknięta.',
  failed: 'Nie można pokazać Twojej galerii',
};
