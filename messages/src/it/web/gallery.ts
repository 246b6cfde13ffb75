import type { gallery as source } from '../../en/web/gallery.ts';

export const gallery: typeof source = {
  title: 'Galleria pubblica',
  lead: 'Una pagina che mostra i tuoi album pubblici a chi la apre. Gli album non in elenco e quelli privati non vi compaiono mai.',
  wanted: 'Mostra la galleria',
  on: 'La tua galleria ora è pubblica.',
  off: 'La tua galleria ora è chiusa.',
  failed: 'Impossibile mostrare la tua galleria',
};
