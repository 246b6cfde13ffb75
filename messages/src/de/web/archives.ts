import type { archives as source } from '../../en/web/archives.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, number, plural } = createFormats('de');

export const archives: typeof source = {
  action: 'Als ZIP laden',
  failed: 'Es wurde kein Archiv erstellt',
  tooMany: ({ max }) => `Ein Archiv hat höchstens ${number(max)} Dateien.`,
  gone: 'Eine dieser Dateien wurde gelöscht oder ist abgelaufen. Bitte wähle die Dateien neu aus.',
  missing: ({ files }) => {
    const names = list(files.map((name) => `„${isolate(name)}“`));
    return plural(files.length, {
      one: `${names} wurde gelöscht oder ist abgelaufen. Bitte wähle die Dateien neu aus.`,
      other: `# der Dateien wurden gelöscht oder sind abgelaufen: ${names}. Bitte wähle die Dateien neu aus.`,
    });
  },
};
