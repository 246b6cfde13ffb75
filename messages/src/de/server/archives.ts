import type { archives as source } from '../../en/server/archives.ts';

export const archives: typeof source = {
  gone: 'Dieses Archiv ist nicht mehr verfügbar.',
  goneWhy:
    'Eine seiner Dateien wurde gelöscht oder ist abgelaufen. Bitte wählen Sie die Dateien neu aus.',
  atOnce:
    'Aus diesem Netz werden schon zwei Archive heruntergeladen. Bitte warten Sie, bis eines davon vollständig ist.',
};
