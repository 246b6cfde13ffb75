import type { imports as source } from '../../en/web/imports.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('de');

export const imports: typeof source = {
  title: 'Importieren',
  new: {
    title: 'Neuer Import',
    lead: 'Hole Konten, Dateien, Alben und Kurzlinks aus einem anderen Produkt. Passwörter und alte Adressen funktionieren weiter.',
    loading: 'Der Importordner wird gelesen',
    failed: 'Der Importordner lässt sich nicht anzeigen',
    notInspected: 'Die Quelle wurde nicht untersucht',
    noFolder: 'Es gibt noch keinen Importordner',
    noFolderHint: ({ folder }) =>
      `Lege ${isolate(folder)} auf dem Server an und kopiere die Datenbank und die Dateien des alten Produkts hinein, oder setze IMPORT_FOLDER.`,
    inspect: 'Untersuchen',
    inspectHint: 'Importiert wird noch nichts.',
    product: 'Produkt',
    productHint: 'Woher du kommst',
    database: 'Datenbank',
    databaseHints: {
      file: 'Die Datei mit seinen Konten',
      folder: 'Der Ordner mit auth.json und data.json',
      url: 'Auf dem Server durch IMPORT_DATABASE_URL benannt',
    },
    choose: 'Auswählen …',
    files: 'Ordner der Dateien',
    filesHint: 'Wo das alte Produkt sie aufbewahrt',
    hosts: 'Alte Adresse',
    hostsHint: ({ host }) => `Seine Hostnamen, durch Leerzeichen getrennt. Leer: ${isolate(host)}`,
    missing: 'Wähle etwas aus.',
    options: 'Weitere Optionen',
    noDatabaseUrl:
      'Dieses Produkt hat seine Konten in einem Datenbankserver. Setze IMPORT_DATABASE_URL auf seine Adresse und starte Perch neu.',
    noDatabase: ({ folder }) =>
      `Keine Datenbank gefunden. Kopiere sie nach ${isolate(folder)}; ihr Name endet auf .db, .sqlite oder .sqlite3.`,
    whereHint: ({ folder }) =>
      `Nur was auf dem Server in ${isolate(folder)} liegt, kann gelesen werden. Geändert wird dort nichts, außer du verschiebst Dateien.`,
    notWhole: ({ folder }) =>
      `Nicht alles in ${isolate(folder)} ist aufgeführt, weil es zu viele Einträge hat. Kopiere das alte Produkt in einen eigenen Ordner.`,
  },
  options: {
    link: 'Wie Dateien kommen',
    links: {
      copy: 'Kopieren',
      hard: 'Verknüpfen',
      move: 'Verschieben',
    },
    linkHints: {
      copy: 'Die Originale bleiben. Braucht noch einmal so viel Platz.',
      hard: 'Braucht keinen Platz, wo beides auf einem Laufwerk liegt; andere werden kopiert.',
      move: 'Die Originale werden entfernt, sobald sie importiert sind.',
    },
    maxViews: 'Begrenzte Aufrufe',
    maxViewsHint: 'Mit begrenzten Downloads wird eine Datei nur auf ihrer Seite geöffnet.',
    maxViewsDrop: 'Weglassen',
    maxViewsPage: 'Als begrenzte Downloads behalten',
    owner: 'Konto für den Rest',
    ownerHint: 'Der Benutzername, der Dateien ohne Konto bekommt. Leer: Sie werden übersprungen.',
    fileRoute: 'Route der Dateien',
    linkRoute: 'Route der Kurzlinks',
    routeHint: 'Nur wo sie geändert wurde',
    ignoreColumns: 'Spalten übergehen',
    ignoreColumnsHint:
      'Namen aus der Meldung einer Untersuchung, die an ihnen angehalten hat, durch Leerzeichen getrennt. Was diese Spalten im alten Produkt verschließen, kann hier offen sein.',
    admins: 'Administratoren bleiben Administratoren',
  },
  list: {
    title: 'Importe',
    loading: 'Importe werden geladen',
    empty: 'Noch wurde nichts importiert',
    product: 'Produkt',
    state: 'Zustand',
    by: 'Von',
    made: 'Begonnen',
  },
  phases: {
    inspection: 'Untersuchung',
    import: 'Import',
  },
  states: {
    waiting: 'Wartet',
    running: 'Läuft',
    stopping: 'Hält an',
    stopped: 'Angehalten',
    interrupted: 'Unterbrochen',
    failed: 'Fehlgeschlagen',
    done: 'Fertig',
  },
  kinds: {
    accounts: 'Konten',
    tokens: 'Upload-Tokens',
    albums: 'Alben',
    files: 'Dateien',
    links: 'Kurzlinks',
  },
  page: {
    loading: 'Der Import wird geladen',
    failed: 'Der Import lässt sich nicht anzeigen',
    waiting: 'Er beginnt gleich.',
    stopping: 'Er hält nach den Dateien an, die gerade kopiert werden.',
    interrupted:
      'Der Server, auf dem er lief, antwortet nicht mehr. Importiertes bleibt und wird beim Fortsetzen nicht noch einmal importiert.',
    failedImport:
      'Der Import ist fehlgeschlagen. Importiertes bleibt und wird beim Fortsetzen nicht noch einmal importiert.',
    failedInspection: 'So lässt sich die Quelle nicht importieren.',
    inspecting: 'Die Quelle wird gelesen. Importiert wird nichts.',
    inspectionStopped: 'Die Untersuchung wurde angehalten.',
    inspected:
      'Alles lässt sich importieren. Halte das alte Produkt vorher an, damit dort inzwischen nichts hochgeladen wird.',
    inspectedSkipping:
      'Einige Zeilen würden übersprungen: siehe Bericht. Halte das alte Produkt vorher an, damit dort inzwischen nichts hochgeladen wird.',
    importing:
      'Der Import läuft. Du kannst diese Seite verlassen, und der Server ist weiter für alle da.',
    stopped:
      'Der Import wurde angehalten. Importiertes bleibt und wird beim Fortsetzen nicht noch einmal importiert.',
    done: 'Alles ist importiert. Lass die alte Adresse nun auf diesen Server führen, im DNS und im Proxy davor.',
    doneSkipping:
      'Importiert, bis auf übersprungene Zeilen: siehe Bericht. Lass die alte Adresse nun auf diesen Server führen, im DNS und im Proxy davor.',
    stop: 'Anhalten',
    notStopped: 'Der Import wurde nicht angehalten',
    notStarted: 'Der Import wurde nicht gestartet',
    start: 'Import starten',
    goOn: 'Fortsetzen',
    again: 'Noch einmal importieren',
    change: 'Optionen ändern',
    noSpace: ({ size, free }) => `Die Dateien brauchen ${size}, und nur ${free} sind frei.`,
    moves:
      'Die Originale werden entfernt, sobald sie importiert sind. Dann gibt es keinen Weg zurück.',
  },
  progress: {
    title: 'Fortschritt des Imports',
    of: ({ done, total }) => `${done} von ${total}`,
    size: 'Größe',
    rate: 'Tempo',
    perSecond: ({ size }) => `${size} pro Sekunde`,
    left: 'Zeit',
  },
  counts: {
    titleImport: 'Was importiert wurde',
    titleInspection: 'Was gefunden wurde',
    kind: 'Art',
    found: 'Gefunden',
    toImport: 'Zu importieren',
    imported: 'Importiert',
    known: 'Schon hier',
    skipped: 'Übersprungen',
    free: 'Freier Platz',
    tags: 'Tags',
    addresses: 'Alte Adressen',
    copied: 'Kopiert statt verknüpft',
  },
  report: {
    title: 'Bericht',
    by: 'Zeilen nach Grund',
    all: 'Alle',
    loading: 'Der Bericht wird geladen',
    empty: 'Keine Zeile wurde übersprungen',
    row: 'Zeile',
    why: 'Warum',
    download: 'JSON herunterladen',
    notDownloaded: 'Der Bericht wurde nicht heruntergeladen',
    reasons: {
      unreadable: 'Lässt sich nicht importieren',
      bytes: 'Inhalt fehlt',
      ended: 'Abgelaufen',
      owner: 'Kein Konto',
      limit: 'Zu viele für ein Konto',
      target: 'Führt zu keiner Adresse im Web',
      password: 'Passwort in unbekannter Form',
      changed: 'Hier anders',
    },
  },
};
