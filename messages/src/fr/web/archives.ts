import type { archives as source } from '../../en/web/archives.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, number, plural } = createFormats('fr');

export const archives: typeof source = {
  action: 'Télécharger en ZIP',
  failed: 'Aucune archive n’a été créée',
  tooMany: ({ max }) => `Une archive contient au plus ${number(max)} fichiers.`,
  gone: 'L’un de ces fichiers a été supprimé ou a expiré. Veuillez choisir les fichiers à nouveau.',
  missing: ({ files }) => {
    const names = list(files.map((name) => `« ${isolate(name)} »`));
    return plural(files.length, {
      one: `${names} a été supprimé ou a expiré. Veuillez choisir les fichiers à nouveau.`,
      many: `# de fichiers ont été supprimés ou ont expiré : ${names}. Veuillez choisir les fichiers à nouveau.`,
      other: `# des fichiers ont été supprimés ou ont expiré : ${names}. Veuillez choisir les fichiers à nouveau.`,
    });
  },
};
