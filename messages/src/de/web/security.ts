import type { security as source } from '../../en/web/security.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('de');

export const security: typeof source = {
  password: {
    title: 'Passwort ändern',
    lead: 'Dabei wirst du überall sonst abgemeldet.',
    current: 'Aktuelles Passwort',
    currentRequired: 'Das aktuelle Passwort fehlt',
    submit: 'Passwort ändern',
    submitting: 'Wird geändert …',
    changed: 'Passwort geändert!',
  },
  sessions: {
    title: 'Sitzungen',
    loading: 'Deine Sitzungen werden geladen',
    failed: 'Deine Sitzungen können nicht gezeigt werden',
    current: 'Diese Sitzung',
    signedIn: ({ date }) => `Angemeldet ${date}`,
    lastUsed: ({ date }) => `Zuletzt benutzt ${date}`,
    browserOnSystem: ({ browser, system }) => `${isolate(browser)} auf ${isolate(system)}`,
    unknownDevice: 'Unbekanntes Gerät',
    end: ({ device }) => `Sitzung beenden: ${isolate(device)}`,
    ended: 'Die Sitzung ist beendet.',
    endOthers: 'Überall sonst abmelden',
    endOthersText:
      'Jeder andere Browser muss sich neu anmelden. Dieser bleibt angemeldet, und Upload-Programme laufen mit dem API-Token weiter.',
    signOut: 'Abmelden',
    othersEnded: 'Du bist überall sonst abgemeldet.',
  },
};
