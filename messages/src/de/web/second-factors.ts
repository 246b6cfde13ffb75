import type { secondFactors as source } from '../../en/web/second-factors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('de');

export const secondFactors: typeof source = {
  loading: 'Deine Anmeldewege werden geladen',
  failed: 'Deine Anmeldewege lassen sich nicht anzeigen',
  required:
    'Dieser Server verlangt einen zweiten Faktor: Bitte richte eine Authenticator-App ein oder füge einen Passkey hinzu.',
  app: {
    title: 'Authenticator-App',
    lead: 'Die Anmeldung mit deinem Passwort verlangt dann auch einen Code, den eine App auf deinem Telefon zeigt.',
    since: ({ date }) => `In Gebrauch seit ${date}`,
    setUp: 'Einrichten',
    scan: 'Dein Konto in die App aufnehmen',
    scanLead: 'Füge in der App ein Konto hinzu und scanne dieses Bild.',
    picture: 'QR-Code mit dem Schlüssel deines Kontos',
    open: 'Die App auf diesem Gerät öffnen',
    key: 'Oder gib diesen Schlüssel in der App ein:',
    copyKey: 'Schlüssel kopieren',
    keyCopied: 'Schlüssel kopiert.',
    keyNotCopied: 'Der Schlüssel ließ sich nicht kopieren',
    firstCode: 'Code, den die App jetzt zeigt',
    codeRequired: 'Der Code fehlt',
    turnOn: 'Einschalten',
    remove: 'Entfernen',
    removeTitle: 'Authenticator-App entfernen',
    removeText:
      'Ihre Codes gelten dann nicht mehr. Ohne einen anderen zweiten Faktor werden auch deine Wiederherstellungscodes gelöscht.',
    removed: 'Die Authenticator-App ist entfernt.',
  },
  recovery: {
    title: 'Wiederherstellungscodes',
    lead: 'Wenn dein Telefon oder dein Passkey verloren geht, meldet dich jeder davon einmal an.',
    left: ({ count }) => plural(count, { one: '# Code ist übrig.', other: '# Codes sind übrig.' }),
    few: 'Erstelle neue, bevor du sie brauchst.',
    renew: 'Neue Codes erstellen',
    renewText: 'Die Codes, die du aufbewahrt hast, gelten dann nicht mehr.',
    made: 'Bewahre diese Codes auf',
    madeLead:
      'Sie werden nur jetzt angezeigt. Bewahre sie dort auf, wo du sie ohne dein Telefon findest: auf Papier oder in einem Passwortmanager.',
    copy: 'Kopieren',
    copied: 'Codes kopiert.',
    notCopied: 'Die Codes ließen sich nicht kopieren',
    download: 'Herunterladen',
    print: 'Drucken',
    done: 'Ich habe sie aufbewahrt',
    ofAccount: ({ account, host }) =>
      `Wiederherstellungscodes von ${isolate(account)} bei ${isolate(host)}`,
  },
  noPassword: {
    title: 'Passwort',
    text: 'Dein Konto hat kein Passwort.',
    mailLead: ({ email }) =>
      `Um eines zu setzen, lass dir einen Link an ${isolate(email)} schicken.`,
    mail: 'Link schicken',
    noMail: 'Ein Administrator dieses Servers kann dir zu einem verhelfen.',
    off: 'Auf diesem Server meldet man sich nicht mit Passwörtern an.',
  },
};
