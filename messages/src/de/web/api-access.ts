import type { apiAccess as source } from '../../en/web/api-access.ts';

export const apiAccess: typeof source = {
  token: {
    title: 'API-Token',
    lead: 'Programme laden damit in deinem Namen hoch. Sie können deine Uploads auflisten, lesen und löschen, sonst nichts.',
    loading: 'Dein API-Token wird geladen',
    failed: 'Dein API-Token kann nicht gezeigt werden',
    label: 'Dein API-Token',
    copy: 'API-Token kopieren',
    copied: 'API-Token in die Zwischenablage kopiert!',
    copyFailed: 'Das Token konnte nicht kopiert werden',
    replace: 'Token ersetzen',
    replacing: 'Wird ersetzt …',
    replaced: 'API-Token ersetzt. Lade die Dateien für deine Programme neu herunter.',
    replaceTitle: 'API-Token ersetzen',
    replaceText:
      'Das alte Token gilt sofort nicht mehr. ShareX und Skripte, die es verwenden, brauchen danach eine neue Datei.',
    confirmReplace: 'Ersetzen',
  },
  guide: {
    title: 'API-Dokumentation',
    lead: 'Jedes Programm kann hochladen: Es sendet dein API-Token als Bearer-Token und die Datei als Multipart-Formular. Die Antwort enthält den Link in file.url.',
    endpoint: 'Upload-Adresse',
    header: 'Kopfzeile',
    body: 'Inhalt',
    bodyType: ({ type }) => `Multipart-Formular (${type})`,
    field: 'Name des Dateifelds',
    allCalls: 'Alle Aufrufe',
    reference: 'API-Referenz',
    copy: 'Befehl kopieren',
    copied: 'Befehl in die Zwischenablage kopiert!',
    copyFailed: 'Der Befehl konnte nicht kopiert werden',
  },
};
