import type { marks as source } from '../../en/web/marks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('de');

export const marks: typeof source = {
  favorite: {
    title: 'Favoriten',
    add: ({ name }) => `${isolate(name)} zu den Favoriten hinzufügen`,
    remove: ({ name }) => `${isolate(name)} aus den Favoriten entfernen`,
    addAll: 'Zu den Favoriten',
    removeAll: 'Aus den Favoriten',
    added: ({ count }) =>
      plural(count, {
        one: '# Datei ist jetzt ein Favorit.',
        other: '# Dateien sind jetzt Favoriten.',
      }),
    removed: ({ count }) =>
      plural(count, {
        one: '# Datei ist kein Favorit mehr.',
        other: '# Dateien sind keine Favoriten mehr.',
      }),
    notChanged: 'Die Favoriten wurden nicht geändert',
    none: 'Noch keine Favoriten',
    noneHint: 'Drücke den Stern einer Datei oder die Taste F, um sie hier zu finden.',
  },
  tags: {
    label: 'Tags',
    show: ({ name }) => `Dateien mit dem Tag „${isolate(name)}“ zeigen`,
    more: ({ count }) => plural(count, { one: '# weiteres Tag', other: '# weitere Tags' }),
  },
  filter: {
    open: 'Filtern',
    active: 'Aktive Filter',
    tag: ({ name }) => `Tag „${isolate(name)}“`,
    album: ({ name }) => `Album „${isolate(name)}“`,
    remove: ({ name }) => `Filter „${isolate(name)}“ entfernen`,
    nothing: 'Keine Dateien passen zu diesem Filter',
    nothingHint: 'Entferne einen Teil davon oder zeige alle Dateien.',
  },
};
