import type { setup as source } from '../../en/web/setup.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('de');

export const setup: typeof source = {
  title: 'Einrichtung',
  back: 'Zurück',
  skip: 'Überspringen',
  next: 'Weiter',
  finish: 'Fertig',
  later: 'Später weitermachen',
  loadFailed: 'Die Einrichtung konnte nicht geladen werden',
  copy: ({ text }) => `${isolate(text)} kopieren`,
  copied: 'In die Zwischenablage kopiert!',
  copyFailed: 'Das Kopieren ist fehlgeschlagen',
  first: {
    title: 'Perch einrichten',
    lead: 'Dieser Server hat noch keinen Administrator. Der Einrichtungslink legt den ersten an.',
    where:
      'Der Server hat den Link beim Start ausgegeben, im Terminal oder im Log. Auf dem Server gibt ihn dieser Befehl noch einmal aus:',
    link: 'Einrichtungslink',
    hint: 'Füge den Link hier ein, auch wenn er mit einer anderen Adresse beginnt.',
    open: 'Weiter',
    invalid: 'Ein Einrichtungslink enthält #setup= und einen Code.',
    signIn: 'Stattdessen anmelden',
  },
  account: {
    title: 'Dein Konto',
    lead: 'Du bist als Administrator angemeldet. Name, E-Mail-Adresse und Passwort lassen sich in den Einstellungen ändern.',
    noEmail: 'Keine',
  },
  installation: {
    title: 'Name und Adresse',
    address: 'Öffentliche Adresse',
    keep: ({ address }) => `${isolate(address)} als öffentliche Adresse behalten`,
    keepHint: 'Links beginnen damit, und der Server ist auch nach der Einrichtung dort erreichbar.',
    notKept: ({ address, later }) =>
      `Sonst ist ${isolate(address)} nach dem Abschluss der Einrichtung nicht mehr erreichbar, und nur ${isolate(later)} bleibt.`,
    fits: 'Links beginnen mit dieser Adresse, und diese Seite auch.',
    local:
      'Links beginnen mit dieser Adresse, die nur auf diesem Rechner gilt. Starte Perch mit der Adresse, die andere verwenden, zum Beispiel:',
    differs:
      'Links beginnen mit dieser Adresse, diese Seite aber hat eine andere. Wenn Links diese haben sollen, starte Perch damit:',
  },
  registration: {
    title: 'Wer sich registrieren darf',
    modes: {
      approval: 'Alle können um ein Konto bitten; ein Administrator gibt jedes frei.',
      open: 'Alle bekommen sofort ein Konto.',
      invite: 'Nur mit einem Link, den ein Administrator unter Verwaltung → Einladungen erstellt.',
      closed:
        'Keine neuen Konten, außer denen, die ein Administrator auf der Kommandozeile anlegt.',
    },
  },
  mail: {
    title: 'E-Mail',
    lead: 'Perch verschickt Links für vergessene Passwörter und sagt, wer sich registriert hat oder wessen Link endet.',
    off: 'Dieser Server verschickt noch keine E-Mails. Starte Perch mit dem Mailserver und dem Absender:',
    server: 'Mailserver',
    sender: 'Absender',
    test: 'Test-E-Mail senden',
    testing: 'Wird gesendet …',
    goesTo: ({ email }) => `Sie geht an ${isolate(email)}.`,
    noEmail: 'Eine Test-E-Mail braucht eine Adresse, und dein Konto hat keine.',
  },
  clients: {
    title: 'Programme zum Hochladen',
    lead: 'Im Browser ist alles bereit. ShareX nimmt diese Datei, und in den Einstellungen gibt es die für andere Programme.',
    terminal: 'Im Terminal',
    terminalText: 'Das Programm perch meldet sich damit an:',
    server: 'Auf dem Server',
    serverText: 'Dieser Befehl prüft die Installation:',
  },
};
