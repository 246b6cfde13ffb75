import type { uploads as source } from '../../en/web/uploads.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('de');

export const uploads: typeof source = {
  title: 'Uploads',
  searchTitle: ({ search }) => `Suche „${isolate(search)}“`,
  loading: 'Deine Uploads werden geladen',
  notShown: 'Deine Uploads können nicht gezeigt werden',
  none: 'Noch keine Uploads',
  pick: {
    drop: ({ browse }) => `Dateien hier ablegen oder ${browse}`,
    browse: 'zum Auswählen klicken',
    limit: ({ maxBytes }) => `Höchstens ${bytes(maxBytes)} je Datei`,
    anyType: 'Dateien jeder Art',
    more: '. Ordner und eingefügte Bilder gehen auch.',
    newPaste: 'Neuer Textschnipsel',
    newPasteHint: 'Text oder Code. Oder auf dieser Seite irgendwo einfügen.',
    dropNow: 'Zum Hochladen loslassen',
    nothingDropped: 'Darin sind keine Dateien.',
    unreadable: 'Das Abgelegte kann nicht gelesen werden',
    chooseAgain: 'Wähle die Dateien noch einmal aus.',
    pastedName: ({ moment }) => `Eingefügt ${moment}`,
  },
  list: {
    title: 'Deine Uploads',
    typeFilter: 'Nach Typ filtern',
    allTypes: 'Alle',
    search: 'Uploads durchsuchen',
    searchHint: 'Nach Namen suchen',
    sortBy: 'Sortieren nach',
    sortings: {
      newest: 'Neueste zuerst',
      oldest: 'Älteste zuerst',
      nameUp: 'Name A–Z',
      nameDown: 'Name Z–A',
      largest: 'Größte zuerst',
      smallest: 'Kleinste zuerst',
    },
    layout: 'Ansicht',
    layouts: { list: 'Liste', grid: 'Raster' },
    columns: {
      name: 'Name',
      size: 'Größe',
      views: 'Aufrufe',
      downloads: 'Downloads',
      createdAt: 'Hochgeladen',
      actions: 'Aktionen',
    },
    views: ({ count }) => plural(count, { one: '# Aufruf', other: '# Aufrufe' }),
    downloads: ({ count }) => plural(count, { one: '# Download', other: '# Downloads' }),
    noneHint:
      'Wähle oben Dateien aus, oder lege sie irgendwo auf dieser Seite ab oder füge sie ein. Jede bekommt einen kurzen Link zum Teilen.',
    noneFound: ({ search }) => `Keine Dateien namens „${isolate(search)}“`,
    perhapsOtherType: 'Vielleicht gibt es welche eines anderen Typs.',
    noneOfType: 'Keine Dateien dieses Typs',
    showAll: 'Alle Dateien zeigen',
  },
  selection: {
    select: ({ name }) => `${isolate(name)} auswählen`,
    selectPage: 'Alle auf dieser Seite auswählen',
    actions: 'Ausgewählte Dateien',
    clear: 'Auswahl aufheben',
    selected: ({ count }) => `${count} ausgewählt`,
    copyLinks: 'Links kopieren',
    copied: ({ count }) =>
      plural(count, {
        one: 'URL in die Zwischenablage kopiert!',
        other: '# URLs in die Zwischenablage kopiert!',
      }),
    notCopied: ({ count }) =>
      plural(count, {
        one: 'Die URL konnte nicht kopiert werden',
        other: 'Die URLs konnten nicht kopiert werden',
      }),
  },
  actions: {
    preview: ({ name }) => `Vorschau von ${isolate(name)}`,
    download: ({ name }) => `${isolate(name)} herunterladen`,
    delete: ({ name }) => `${isolate(name)} löschen`,
    copyUrl: ({ name }) => `URL von ${isolate(name)} kopieren`,
    urlCopied: 'URL in die Zwischenablage kopiert!',
    urlNotCopied: 'Die URL konnte nicht kopiert werden',
  },
  commands: {
    upload: 'Dateien hochladen',
    uploadKeywords: 'hinzufügen neu senden upload',
    pasteKeywords: 'text code schnipsel paste notiz',
    copyUrlKeywords: 'link adresse',
  },
  deletion: {
    title: ({ count }) => plural(count, { one: 'Datei löschen', other: '# Dateien löschen' }),
    confirm: ({ count }) => plural(count, { one: 'Löschen', other: '# Dateien löschen' }),
    question: ({ count }) =>
      plural(count, {
        one: 'Möchtest du diese Datei wirklich löschen?',
        other: 'Möchtest du diese # Dateien wirklich löschen?',
      }),
    linksStop: ({ count }) =>
      plural(count, {
        one: 'Ihr Link funktioniert sofort nicht mehr.',
        other: 'Ihre Links funktionieren sofort nicht mehr.',
      }),
    deleted: ({ count }) => plural(count, { one: 'Datei gelöscht.', other: '# Dateien gelöscht.' }),
    failed: ({ count }) =>
      plural(count, {
        one: 'Die Datei konnte nicht gelöscht werden',
        other: 'Die Dateien konnten nicht gelöscht werden',
      }),
  },
  recent: {
    title: 'Neueste Uploads',
    all: 'Alle Uploads',
    first: 'Lade deine erste Datei hoch',
    hint: 'Hier stehen deine neuesten Dateien, jede mit ihrem Link zum Teilen.',
  },
  details: {
    title: 'Dateidetails',
    close: 'Details schließen',
    notShown: 'Diese Datei kann nicht gezeigt werden',
    open: 'Öffnen',
    copyUrl: 'URL kopieren',
    delete: 'Datei löschen',
    facts: {
      size: 'Größe',
      mimeType: 'MIME-Typ',
      uploaded: 'Hochgeladen',
      domain: 'Domain',
      views: 'Aufrufe',
      downloads: 'Downloads',
      sha256: 'SHA-256',
    },
    exactSize: ({ digits }) => `(${digits} Byte)`,
    thisServer: 'Dieser Server',
    links: 'Links',
    forms: {
      link: 'Link',
      download: 'Download-Link',
      thumbnail: 'Vorschaubild',
      markdown: 'Markdown',
      html: 'HTML',
      bbcode: 'BBCode',
    },
    copyValue: ({ label }) => `${label} kopieren`,
    valueCopied: ({ label }) => `${label} in die Zwischenablage kopiert!`,
    valueNotCopied: ({ label }) => `Kopieren fehlgeschlagen: ${label}`,
    preview: ({ name }) => `Vorschau von ${isolate(name)}`,
    notPreviewed: 'Für diese Datei gibt es keine Vorschau.',
    empty: 'Die Datei ist leer.',
    onlyBeginning: 'Nur der Anfang wird gezeigt.',
    readPdf: 'PDF in einem neuen Tab lesen',
  },
};
