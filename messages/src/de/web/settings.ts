import type { settings as source } from '../../en/web/settings.ts';
import { createFormats } from '../../formats.ts';
import { confirmation, passkeyUse } from './confirmation.ts';
import { filePages } from './file-pages.ts';

const { isolate } = createFormats('de');

export const settings: typeof source = {
  page: 'Einstellungen',
  tabs: {
    profile: 'Profil',
    security: 'Sicherheit',
    api: 'API & ShareX',
    tokens: 'Tokens & Profile',
    appearance: 'Darstellung',
    debug: 'Fehlersuche',
  },
  commands: {
    profile: 'Einstellungen: Profil',
    security: 'Einstellungen: Sicherheit',
    api: 'Einstellungen: API & ShareX',
    tokens: 'Einstellungen: Tokens & Profile',
    appearance: 'Einstellungen: Darstellung',
    debug: 'Einstellungen: Fehlersuche',
  },
  keywords: {
    profile: 'benutzername email konto',
    security: 'passwort sitzungen abmelden',
    api: 'token programme ishare curl shell',
    tokens: 'widerrufen rechte programme profil',
    appearance: 'design dunkel hell modus farben sprache theme',
    debug: 'konto daten debug',
  },
  confirmation,
  profile: {
    title: 'Profil',
    lead: 'Administratoren sehen deinen Benutzernamen; anmelden kannst du dich mit ihm oder mit deiner E-Mail-Adresse.',
    updated: 'Profil gespeichert!',
    updating: 'Wird gespeichert …',
    save: 'Änderungen speichern',
    pendingEmail: ({ email }) =>
      `Wir haben einen Link an ${isolate(email)} geschickt. Deine E-Mail-Adresse ändert sich, wenn er geöffnet wird; bis dahin meldest du dich wie bisher an.`,
    noEmail:
      'Dein Konto hat keine E-Mail-Adresse. Ohne sie lässt sich ein vergessenes Passwort nicht per Mail zurücksetzen.',
    cancelEmail: 'Änderung abbrechen',
    account: 'Konto',
    memberSince: 'Dabei seit',
    role: 'Rolle',
    administrator: 'Administrator',
    user: 'Benutzer',
    uploads: 'Uploads',
    storageUsed: 'Belegter Speicher',
    storageLimit: 'Speicherlimit',
  },
  filePages,
  passkeyUse,
  expiryMails: {
    title: 'E-Mails',
    wanted: 'Einen Tag vor dem Ablauf von Dateien per E-Mail benachrichtigen',
    hint: 'Höchstens eine E-Mail am Tag, für alle Dateien zusammen.',
    saved: 'Gespeichert.',
    failed: 'Die Einstellung ist nicht geladen.',
  },
  debug: {
    issues: 'Probleme',
    refresh: 'Aktualisieren',
    noIssues: 'Keine Probleme gefunden.',
    userData: 'Benutzerdaten',
    heldInApp: 'In der App vorhanden',
    latestResponse: 'Letzte Antwort zum Profil',
    loading: 'Dein Profil wird geladen',
    failed: 'Das Profil kann nicht gezeigt werden',
    noEmail: 'Das Konto hat keine E-Mail-Adresse.',
    placeholderEmail: ({ email }) =>
      `Die E-Mail-Adresse ${isolate(email)} sieht nach einem Platzhalter aus.`,
    noRole: 'Der Benutzer hat weder eine Rolle noch ein Administrator-Kennzeichen.',
  },
};
