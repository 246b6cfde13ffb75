import type { archives as source } from '../../en/web/archives.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, number, plural } = createFormats('pl');

export const archives: typeof source = {
  action: 'Pobierz jako ZIP',
  failed: 'Nie utworzono archiwum',
  tooMany: ({ max }) => `Archiwum ma najwyżej ${number(max)} plików.`,
  gone: 'Jeden z tych plików został usunięty albo wygasł. Wybierz pliki ponownie.',
  missing: ({ files }) => {
    const names = list(files.map((name) => `„${isolate(name)}”`));
    return plural(files.length, {
      one: `Plik ${names} został usunięty albo wygasł. Wybierz pliki ponownie.`,
      few: `# pliki zostały usunięte albo wygasły: ${names}. Wybierz pliki ponownie.`,
      many: `# plików zostało usuniętych albo wygasło: ${names}. Wybierz pliki ponownie.`,
      other: `# pliku zostało usunięte albo wygasło: ${names}. Wybierz pliki ponownie.`,
    });
  },
};
