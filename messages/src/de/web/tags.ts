import type { tags as source } from '../../en/web/tags.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('de');

export const tags: typeof source = {
  title: 'Tags',
  changed: 'Tags geändert.',
  notChanged: 'Die Tags wurden nicht geändert',
  files: ({ count }) => plural(count, { one: '# Datei', other: '# Dateien' }),
  field: {
    placeholder: 'Tag hinzufügen',
    hint: 'Eingabetaste oder Komma fügt ein Tag hinzu.',
    remove: ({ name }) => `Tag ${isolate(name)} entfernen`,
    suggestions: 'Deine Tags',
    suggested: ({ count }) => plural(count, { one: '# Vorschlag', other: '# Vorschläge' }),
    tooLong: ({ max }) => `Ein Tag hat höchstens ${number(max)} Zeichen.`,
    tooMany: ({ max }) => `Eine Datei kann höchstens ${number(max)} Tags haben.`,
    invalid: 'Ein Tag hat keine Steuerzeichen.',
  },
  choice: {
    search: 'Tags suchen',
    none: 'Noch keine Tags',
    noneFound: 'Keine passenden Tags',
  },
  bulk: {
    title: ({ count }) => plural(count, { one: 'Tags von # Datei', other: 'Tags von # Dateien' }),
    add: 'Diese Tags hinzufügen',
    remove: 'Diese Tags entfernen',
    submit: 'Tags ändern',
    done: ({ count }) =>
      plural(count, { one: 'Tags von # Datei geändert.', other: 'Tags von # Dateien geändert.' }),
  },
  manage: {
    open: 'Tags verwalten',
    back: 'Zurück zu den Uploads',
    lead: ({ max }) =>
      `Ein Konto kann ${number(max)} Tags haben. Dateien bleiben, wenn ein Tag umbenannt, zusammengeführt oder gelöscht wird.`,
    failed: 'Deine Tags können nicht angezeigt werden',
    loading: 'Deine Tags werden geladen',
    noneHint: 'Gib einer Datei in ihren Details das erste Tag.',
    name: 'Name des Tags',
    nameMissing: 'Gib einen Namen ein.',
    rename: ({ name }) => `Tag ${isolate(name)} umbenennen`,
    renamed: 'Tag umbenannt.',
    merge: 'Zusammenführen',
    mergeTitle: 'Tags zusammenführen',
    mergeText: ({ count, name, before }) =>
      plural(count, {
        one: `Ein Tag „${isolate(name)}“ gibt es schon. # Datei von „${isolate(before)}“ dorthin übernehmen? Das lässt sich nicht rückgängig machen.`,
        other: `Ein Tag „${isolate(name)}“ gibt es schon. # Dateien von „${isolate(before)}“ dorthin übernehmen? Das lässt sich nicht rückgängig machen.`,
      }),
    merged: 'Tags zusammengeführt.',
    delete: ({ name }) => `Tag ${isolate(name)} löschen`,
    deleteText: ({ count }) =>
      plural(count, {
        one: '# Datei verliert dieses Tag. Die Datei bleibt.',
        other: '# Dateien verlieren dieses Tag. Die Dateien bleiben.',
      }),
    deleted: 'Tag gelöscht.',
  },
};
