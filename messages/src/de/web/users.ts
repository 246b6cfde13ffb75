import type { users as source } from '../../en/web/users.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number, plural } = createFormats('de');

export const users: typeof source = {
  title: 'Benutzer',
  all: 'Alle Benutzer',
  empty: 'Keine Benutzer gefunden',
  search: 'Benutzer suchen …',
  loading: 'Benutzer werden geladen',
  user: 'Benutzer',
  status: 'Status',
  uploads: 'Uploads',
  storage: 'Speicher',
  joined: 'Dabei seit',
  admin: 'Admin',
  view: ({ name }) => `${isolate(name)} ansehen`,
  deleteNamed: ({ name }) => `${isolate(name)} löschen`,
  nameAndEmail: ({ name, email }) => `${isolate(name)} (${isolate(email)})`,
  pending: {
    title: 'Wartende Benutzer',
    label: 'Wartende Benutzer',
    empty: 'Keine wartenden Benutzer',
    loading: 'Wartende Benutzer werden geladen',
    registered: 'Registriert',
    select: ({ name }) => `${isolate(name)} auswählen`,
    selectAll: 'Alle auswählen',
    approveSelected: ({ count }) => `Ausgewählte freigeben (${number(count)})`,
    approved: ({ count }) =>
      plural(count, { one: 'Benutzer freigegeben', other: '# Benutzer freigegeben' }),
    failedToApprove: 'Der Benutzer konnte nicht freigegeben werden',
  },
  reject: {
    title: 'Benutzer ablehnen',
    keeps: 'Die Registrierung bleibt als abgelehnt in der Liste aller Benutzer.',
    deletes:
      'Das löscht die Registrierung. Mit derselben E-Mail-Adresse kann man sich wieder registrieren.',
    keep: 'Als abgelehnt behalten, sodass diese E-Mail-Adresse sich nicht wieder registrieren kann',
    withoutEmail: {
      deletes:
        'Das löscht die Registrierung. Mit demselben Benutzernamen kann man sich wieder registrieren.',
      keep: 'Als abgelehnt behalten, sodass dieser Benutzername sich nicht wieder registrieren kann',
    },
    rejected: 'Benutzer abgelehnt',
    failed: 'Der Benutzer konnte nicht abgelehnt werden',
  },
  delete: {
    title: 'Benutzer löschen',
    question:
      'Möchtest du diesen Benutzer wirklich löschen? Das lässt sich nicht rückgängig machen.',
    outcome: 'Sitzungen, Domains und Dateien des Benutzers werden auch gelöscht.',
    deleted: 'Benutzer gelöscht',
    alreadyDeleted: 'Dieser Benutzer war schon gelöscht',
    notImplemented: 'Der Aufruf zum Löschen von Benutzern ist nicht vorhanden',
    failed: 'Der Benutzer konnte nicht gelöscht werden',
  },
  suspend: {
    title: 'Sperren',
    text: ({ name }) =>
      `${isolate(name)} kann Perch nicht mehr benutzen, bis du das Konto wieder freigibst.`,
    keepsLinks: 'Dateien und Domains bleiben erreichbar.',
    stopsLinks: 'Dateien und Domains sind bis dahin nicht erreichbar. Es wird nichts gelöscht.',
    keepLinks: 'Links weiter funktionieren lassen',
  },
  account: {
    loading: 'Der Benutzer wird geladen',
    failed: 'Dieser Benutzer kann nicht gezeigt werden',
    email: 'E-Mail-Adresse',
    role: 'Rolle',
    roleAdmin: 'Administrator',
    roleUser: 'Benutzer',
    storageOf: ({ usedBytes, maxBytes }) => `${bytes(usedBytes)} von ${bytes(maxBytes)}`,
    links: 'Links',
    linksWorking: 'Funktionieren',
    linksStopped: 'Gestoppt',
    changed: 'Benutzer geändert',
    failedToChange: 'Der Benutzer konnte nicht geändert werden',
  },
  changes: {
    letIn: {
      label: 'Freigeben',
      question: ({ name }) => `${isolate(name)} kann sich anmelden und hochladen.`,
    },
    makeUser: {
      label: 'Zum normalen Benutzer machen',
      question: ({ name }) => `${isolate(name)} kann die Verwaltung nicht mehr öffnen.`,
    },
    makeAdmin: {
      label: 'Zum Administrator machen',
      question: ({ name }) =>
        `${isolate(name)} kann die Konten, Domains und Dateien aller Benutzer freigeben, ändern und löschen.`,
    },
    stopLinks: {
      label: 'Links stoppen',
      question: ({ name }) =>
        `Dateien und Domains von ${isolate(name)} sind nicht erreichbar, bis du das Konto wieder freigibst. Es wird nichts gelöscht.`,
    },
    keepLinks: {
      label: 'Links weiter funktionieren lassen',
      question: ({ name }) =>
        `Dateien und Domains von ${isolate(name)} sind wieder erreichbar, obwohl das Konto gesperrt bleibt.`,
    },
  },
  quota: {
    label: 'Kontingent',
    none: 'Kein Limit',
    default: ({ defaultBytes }) => `${bytes(defaultBytes)} (Standard)`,
    invalid: ({ first, second }) =>
      `Hier gehört eine Größe hin, zum Beispiel ${first} oder ${second}`,
    save: 'Kontingent speichern',
    saved: 'Kontingent gespeichert',
    failed: 'Das Kontingent konnte nicht gespeichert werden',
  },
};
