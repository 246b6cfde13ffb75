import type { albums as source } from '../../en/web/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('de');

const files = (count: number) => plural(count, { one: '# Datei', other: '# Dateien' });

export const albums: typeof source = {
  files: ({ count }) => files(count),
  yours: 'Deine Alben',
  create: 'Neues Album',
  createNamed: ({ name }) => `Neues Album „${isolate(name)}“`,
  created: ({ name }) => `Album „${isolate(name)}“ angelegt.`,
  notCreated: 'Das Album wurde nicht angelegt',
  saved: 'Album geändert.',
  notSaved: 'Das Album wurde nicht geändert',
  loading: 'Alben werden geladen',
  notShown: 'Deine Alben können nicht angezeigt werden',
  none: 'Noch keine Alben',
  noneHint:
    'Ein Album zeigt Dateien gemeinsam auf einer Seite, mit einem Link. Die Dateien bleiben bei deinen Uploads und können in mehreren Alben sein.',
  noneFound: ({ search }) => `Keine Alben namens „${isolate(search)}“`,
  search: 'Alben durchsuchen',
  changedLast: 'Zuletzt geändert',
  all: 'Alle Alben',
  visibility: {
    label: 'Wer es sehen kann',
    unlisted: 'Nicht gelistet',
    public: 'Öffentlich',
    private: 'Privat',
  },
  visibilityHints: {
    unlisted: 'Alle, die den Link haben.',
    public: 'Alle, die den Link haben; außerdem steht es in deiner öffentlichen Galerie.',
    private: 'Nur du: Es hat keine Seite.',
  },
  fields: {
    name: 'Name des Albums',
    nameMissing: 'Gib einen Namen ein.',
    description: 'Beschreibung',
    slugHint: 'Teil der Adresse des Albums. Leer: ein zufälliger.',
    slugReplaced: 'Die jetzige Adresse funktioniert sofort nicht mehr.',
    make: 'Album anlegen',
  },
  page: {
    notShown: 'Dieses Album kann nicht angezeigt werden',
    filesNotShown: 'Seine Dateien können nicht angezeigt werden',
    copyLink: 'Link kopieren',
    linkCopied: 'Link des Albums kopiert.',
    linkNotCopied: 'Der Link konnte nicht kopiert werden',
    open: 'Seite öffnen',
    download: 'Als ZIP herunterladen',
    settings: 'Einstellungen des Albums',
    rename: 'Name und Beschreibung ändern',
    upload: 'In dieses Album hochladen',
    choose: 'Aus deinen Uploads wählen',
    dropHint: 'Dateien, die du auf diese Seite ziehst, kommen in das Album.',
    empty: 'Dieses Album ist leer',
    emptyHint: 'Ziehe Dateien hierher, oder wähle einige deiner Uploads aus und füge sie hinzu.',
  },
  removal: {
    action: 'Album löschen',
    question: ({ name }) => `Möchtest du das Album „${isolate(name)}“ löschen?`,
    filesStay:
      'Sein Link funktioniert sofort nicht mehr. Seine Dateien bleiben bei deinen Uploads.',
    done: 'Album gelöscht.',
    failed: 'Das Album wurde nicht gelöscht',
  },
  order: {
    handle: ({ name }) => `${isolate(name)} verschieben`,
    hint: 'Ziehe sie, oder verschiebe sie mit den Pfeiltasten; Pos1 und Ende verschieben sie an den Anfang oder das Ende.',
    moved: ({ name, place, total }) =>
      `${isolate(name)} steht an Stelle ${number(place)} von ${number(total)}.`,
    notSaved: 'Die Reihenfolge wurde nicht gespeichert',
    sort: 'Sortieren',
    sortTitle: 'Dateien sortieren',
    note: 'Das ersetzt einmalig die jetzige Reihenfolge der Dateien. Spätere Dateien kommen ans Ende.',
    done: 'Dateien sortiert.',
  },
  cover: {
    set: ({ name }) => `${isolate(name)} als Titelbild verwenden`,
    is: 'Titelbild',
    done: 'Titelbild geändert.',
    failed: 'Das Titelbild wurde nicht geändert',
  },
  member: {
    remove: ({ name }) => `${isolate(name)} aus dem Album entfernen`,
    removeSelected: 'Aus dem Album entfernen',
    removed: ({ count }) => `Aus dem Album entfernt: ${files(count)}.`,
    notRemoved: 'Die Dateien wurden nicht entfernt',
    notPutBack: 'Die Dateien wurden nicht zurückgelegt',
  },
  adding: {
    title: ({ count }) => `${files(count)} zu einem Album hinzufügen`,
    search: 'Suche, oder nenne ein neues Album',
    added: ({ count, name }) => `Zu „${isolate(name)}“ hinzugefügt: ${files(count)}.`,
    failed: 'Die Dateien wurden nicht hinzugefügt',
    all: 'Schon darin',
    some: ({ count, total }) => `${number(count)} von ${number(total)} darin`,
    done: 'Fertig',
    inNone: 'Diese Datei ist in keinem Album.',
    leave: ({ name }) => `Aus ${isolate(name)} entfernen`,
  },
};
