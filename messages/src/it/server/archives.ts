import type { archives as source } from '../../en/server/archives.ts';

export const archives: typeof source = {
  gone: 'Questo archivio non è più disponibile.',
  goneWhy: 'Uno dei suoi file è stato eliminato o è scaduto. Scegli di nuovo i file.',
  atOnce:
    'Da questa rete si stanno già scaricando due archivi. Attendi che uno di essi sia completo.',
};
