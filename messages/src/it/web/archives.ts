import type { archives as source } from '../../en/web/archives.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, number, plural } = createFormats('it');

export const archives: typeof source = {
  action: 'Scarica come ZIP',
  failed: 'Nessun archivio è stato creato',
  tooMany: ({ max }) => `Un archivio ha al massimo ${number(max)} file.`,
  gone: 'Uno di questi file è stato eliminato o è scaduto. Scegli di nuovo i file.',
  missing: ({ files }) => {
    const names = list(files.map((name) => `«${isolate(name)}»`));
    return plural(files.length, {
      one: `${names} è stato eliminato o è scaduto. Scegli di nuovo i file.`,
      many: `# di file sono stati eliminati o sono scaduti: ${names}. Scegli di nuovo i file.`,
      other: `# dei file sono stati eliminati o sono scaduti: ${names}. Scegli di nuovo i file.`,
    });
  },
};
