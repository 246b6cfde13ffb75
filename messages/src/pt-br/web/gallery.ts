import type { gallery as source } from '../../en/web/gallery.ts';

export const gallery: typeof source = {
  title: 'Galeria pública',
  lead: 'Uma página que mostra seus álbuns públicos a quem a abrir. Álbuns não listados e privados nunca aparecem nela.',
  wanted: 'Mostrar a galeria',
  on: 'Sua galeria agora é pública.',
  off: 'Sua galeria agora está fechada.',
  failed: 'Não é possível mostrar sua galeria',
};
