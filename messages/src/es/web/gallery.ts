import type { gallery as source } from '../../en/web/gallery.ts';

export const gallery: typeof source = {
  title: 'Galería pública',
  lead: 'Una página que muestra tus álbumes públicos a quienes la abran. Los álbumes no listados y los privados nunca aparecen.',
  wanted: 'Mostrar la galería',
  on: 'Tu galería ahora es pública.',
  off: 'Tu galería ahora está cerrada.',
  failed: 'No se puede mostrar tu galería',
};
