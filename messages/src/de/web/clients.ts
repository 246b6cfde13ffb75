import type { clients as source } from '../../en/web/clients.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('de');

export const clients: typeof source = {
  title: 'Upload-Programme',
  lead: 'Jede Datei ist sofort einsatzbereit und enthält dein API-Token; behalte sie für dich.',
  cards: {
    sharex: {
      text: 'Doppelklicke die Datei und antworte mit Ja: Bildschirmfotos gehen dann direkt zu Perch.',
    },
    ishare: {
      name: 'ishare',
      system: 'macOS',
      text: 'Öffne die Datei mit ishare, um Perch als Ziel für deine Bildschirmfotos hinzuzufügen.',
      download: 'ishare herunterladen',
      downloaded: 'ishare heruntergeladen!',
    },
    shell: {
      name: 'Screenshot-Skript',
      system: 'Linux: Flameshot, Spectacle',
      text: 'Macht ein Bildschirmfoto, lädt es hoch und legt den Link in die Zwischenablage. Lege es auf eine Taste.',
      download: 'Screenshot-Skript herunterladen',
      downloaded: 'Screenshot-Skript heruntergeladen!',
    },
    curl: {
      name: 'curl-Skript',
      system: 'Jede Shell',
      text: 'Lädt die genannten Dateien hoch und gibt ihre Links aus, einen je Zeile.',
      download: 'curl-Skript herunterladen',
      downloaded: 'curl-Skript heruntergeladen!',
    },
  },
  commandLine: {
    name: 'Kommandozeile',
    text: 'Das Programm perch lädt Dateien jeder Größe hoch und macht nach einer Unterbrechung weiter. Melde dich einmal mit einem Token an, dann lade hoch.',
    copyLogin: 'Befehl zum Anmelden kopieren',
    copyUp: 'Befehl zum Hochladen kopieren',
    copied: 'Befehl in die Zwischenablage kopiert!',
    copyFailed: 'Der Befehl konnte nicht kopiert werden',
  },
  shareX: {
    title: 'Mit ShareX hochladen',
    lead: 'Bildschirmfotos gehen direkt zu Perch und ihre Links in die Zwischenablage. Lade die Datei herunter und öffne sie. Sie enthält dein persönliches Token; behalte sie für dich.',
    download: 'ShareX-Konfiguration herunterladen',
    copy: 'Konfiguration kopieren',
    copyNamed: 'ShareX-Konfiguration kopieren',
    tile: 'ShareX-Konfiguration',
    tileHint: 'Datei herunterladen',
    copied: 'ShareX-Konfiguration in die Zwischenablage kopiert!',
    downloaded: 'ShareX-Konfiguration heruntergeladen!',
  },
  shareXLinks: {
    name: 'ShareX: Kurzlinks',
    title: 'Kürzen mit ShareX',
    text: 'Kürzt Adressen: Datei doppelklicken, mit Ja antworten und Perch als URL-Kürzer wählen. Sie enthält dein persönliches Token, behalte sie also für dich.',
    download: 'Für Kurzlinks herunterladen',
    downloaded: 'ShareX-Datei für Kurzlinks heruntergeladen!',
  },
  notCopied: 'Die Konfiguration konnte nicht kopiert werden',
  notDownloaded: 'Die Konfiguration konnte nicht heruntergeladen werden',
  commandKeywords: 'konfiguration config',
  commands: {
    sharex: {
      copy: 'ShareX-Konfiguration kopieren',
      copyFor: ({ domain }) => `ShareX-Konfiguration für ${isolate(domain)} kopieren`,
      copied: 'ShareX-Konfiguration in die Zwischenablage kopiert!',
      download: 'ShareX-Konfiguration herunterladen',
      downloadFor: ({ domain }) => `ShareX-Konfiguration für ${isolate(domain)} herunterladen`,
      downloaded: 'ShareX-Konfiguration heruntergeladen!',
    },
    ishare: {
      copy: 'ishare-Konfiguration kopieren',
      copyFor: ({ domain }) => `ishare-Konfiguration für ${isolate(domain)} kopieren`,
      copied: 'ishare-Konfiguration in die Zwischenablage kopiert!',
      download: 'ishare-Konfiguration herunterladen',
      downloadFor: ({ domain }) => `ishare-Konfiguration für ${isolate(domain)} herunterladen`,
      downloaded: 'ishare-Konfiguration heruntergeladen!',
    },
    shell: {
      copy: 'Screenshot-Skript kopieren',
      copyFor: ({ domain }) => `Screenshot-Skript für ${isolate(domain)} kopieren`,
      copied: 'Screenshot-Skript in die Zwischenablage kopiert!',
      download: 'Screenshot-Skript herunterladen',
      downloadFor: ({ domain }) => `Screenshot-Skript für ${isolate(domain)} herunterladen`,
      downloaded: 'Screenshot-Skript heruntergeladen!',
    },
    curl: {
      copy: 'curl-Skript kopieren',
      copyFor: ({ domain }) => `curl-Skript für ${isolate(domain)} kopieren`,
      copied: 'curl-Skript in die Zwischenablage kopiert!',
      download: 'curl-Skript herunterladen',
      downloadFor: ({ domain }) => `curl-Skript für ${isolate(domain)} herunterladen`,
      downloaded: 'curl-Skript heruntergeladen!',
    },
  },
};
