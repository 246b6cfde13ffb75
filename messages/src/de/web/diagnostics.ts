import type { PublicSettings } from '@perch/contract/settings';

import type { diagnostics as source } from '../../en/web/diagnostics.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('de');

const setUp = 'Dieser Server ist eingerichtet und hat einen Administrator.';
const notSetUp =
  'Dieser Server ist noch nicht eingerichtet: Öffne den Einrichtungslink, den er beim Start ausgegeben hat.';

const registrations: Record<PublicSettings['registration'], string> = {
  approval: 'Jeder kann sich registrieren, und ein Administrator gibt jedes Konto frei.',
  open: 'Jeder kann sich registrieren und sofort anmelden.',
  invite: 'Neue Konten gibt es nur mit Einladung.',
  closed: 'Neue Konten werden nicht angenommen.',
};

export const diagnostics: typeof source = {
  open: 'Probleme mit der Verbindung?',
  label: 'Diagnose',
  asking: 'Wird gefragt …',
  noAnswer: ({ seconds }) => `Keine Antwort innerhalb von ${number(seconds)} Sekunden.`,
  connectivity: {
    title: 'Verbindung zum Server',
    text: 'Fragt, ob der Server und seine Anmeldung antworten.',
    start: 'Verbindung testen',
    probes: { base: 'Basisadresse', login: 'Anmeldung', register: 'Registrierung' },
    unreachable: ({ tookMs }) => `Nicht erreichbar (nach ${tookMs} ms).`,
    exists: ({ status, tookMs }) => `Vorhanden: antwortete ${status} in ${tookMs} ms.`,
    works: ({ status, tookMs }) => `Funktioniert: antwortete ${status} in ${tookMs} ms.`,
    missing: ({ status, tookMs }) => `Fehlt: antwortete ${status} in ${tookMs} ms.`,
    failing: ({ status, tookMs }) => `Gestört: antwortete ${status} in ${tookMs} ms.`,
    foreign: ({ status, tookMs }) => `Nicht Perch: antwortete ${status} in ${tookMs} ms.`,
    refused: ({ status, tookMs }) => `Abgewiesen: antwortete ${status} in ${tookMs} ms.`,
    allGood: 'Der Server antwortet, wie er soll.',
    someBad: 'Der Server ist erreichbar, aber nicht alles funktioniert.',
    allBad:
      'Der Server ist nicht erreichbar. Prüfe deine Verbindung; wenn andere Seiten funktionieren, ist der Server ausgefallen.',
  },
  login: {
    title: 'Anmeldung',
    text: 'Probiert die oben eingegebenen Zugangsdaten, ohne dich anzumelden.',
    start: 'Anmeldung testen',
    nothingTyped: 'Gib oben zuerst deine E-Mail-Adresse und dein Passwort ein.',
    welcome: 'Willkommen.',
    ended: ({ answer }) =>
      `Der Server sagte: „${isolate(answer)}“ Die Sitzung dieses Tests ist beendet.`,
    notEnded: ({ answer }) =>
      `Der Server sagte: „${isolate(answer)}“ Die Sitzung dieses Tests konnte nicht beendet werden; du findest sie unter Einstellungen, Sicherheit.`,
    needsSecondFactor:
      'E-Mail-Adresse und Passwort stimmen. Zum Anmelden gehört noch dein zweiter Faktor, deshalb wurde keine Sitzung geöffnet.',
    refused: ({ status, answer }) => `Der Server sagte (${status}): „${isolate(answer)}“`,
  },
  users: {
    title: 'Benutzer',
    text: 'Fragt, ob der Server eingerichtet ist und neue Konten annimmt.',
    start: 'Benutzer prüfen',
    serverState: ({ isSetUp, registration }) =>
      `${isSetUp ? setUp : notSetUp} ${registrations[registration]}`,
  },
  cache: {
    title: 'Dieser Browser',
    text: 'Vergisst, was er von diesem Server aufbewahrt, auch deine Sitzung und deine Auswahl.',
    start: 'Cache leeren und neu laden',
  },
};
