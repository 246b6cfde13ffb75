import type { requests as source } from '../../en/server/requests.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, moment, number, plural } = createFormats('de');

export const requests: typeof source = {
  noSuchRequest: 'Diese Dateianfrage gibt es nicht.',
  tooMany: ({ max }) =>
    `Du hast ${number(max)} Dateianfragen, mehr sind nicht möglich. Lösche zuerst eine.`,
  deleted: 'Die Anfrage ist gelöscht. Was sie empfangen hat, bleibt.',
  drop: {
    over: 'Diese Dateianfrage ist beendet.',
    full: 'Diese Anfrage hat für diese Datei keinen Platz mehr.',
    passwordNeeded:
      'Diese Anfrage hat ein Passwort: Öffne ihre Seite in einem Browser, oder sende das Passwort im Header Perch-Password.',
    noRoom:
      'Im Moment können keine Dateien angenommen werden. Bitte versuche es später noch einmal.',
    tooManyAtOnce:
      'Im Moment werden zu viele Dateien an diese Anfrage gesendet. Bitte versuche es später noch einmal.',
    notForSenders: ({ name }) => `${isolate(name)} kann beim Senden nicht gewählt werden.`,
    sender: ({ max }) => `sender darf bis zu ${number(max)} sichtbare Zeichen haben.`,
    lengthNeeded: 'Upload-Length ist hier erforderlich.',
  },
  page: {
    asks: ({ username }) => `${isolate(username)} bittet dich um Dateien.`,
    files: ({ count }) =>
      plural(count, { one: 'Nimmt noch # Datei an', other: 'Nimmt noch # Dateien an' }),
    eachBytes: ({ max }) => `Je bis zu ${bytes(max)}`,
    allBytes: ({ left }) => `Noch ${bytes(left)} insgesamt`,
    types: ({ types }) => `Nur: ${isolate(types.join(', '))}`,
    until: ({ at }) => `Bis ${isolate(moment(at))}`,
    yourName: 'Dein Name (freiwillig)',
    choose: 'Dateien auswählen',
    dropThem: 'oder hier ablegen',
    send: 'Senden',
    received: ({ count }) =>
      plural(count, { one: '# Datei ist angekommen.', other: '# Dateien sind angekommen.' }),
    notAll: 'Nicht alles ist angekommen',
    allSent: 'Alles ist gesendet.',
    interrupted:
      'Hier wurde das Senden schon einmal unterbrochen. Wähle dieselben Dateien noch einmal aus, dann geht es weiter, wo es aufgehört hat:',
    ended: 'Diese Dateianfrage ist beendet',
    endedWhy: 'Ihre Zeit ist abgelaufen, oder sie wurde geschlossen.',
    fullTitle: 'Danke, das ist alles',
    fullWhy: 'Diese Anfrage hat alle Dateien empfangen, die sie annimmt.',
    locked: 'Diese Dateianfrage hat ein Passwort',
  },
  transfer: {
    waiting: 'Bereit',
    sending: 'Wird gesendet',
    paused: 'Angehalten',
    retrying: 'Verbindung unterbrochen; neuer Versuch',
    sent: 'Gesendet',
    failed: 'Fehlgeschlagen',
    proxyBlocks: ({ proxy }) =>
      `Ein Proxy${proxy && ` (${isolate(proxy)})`} vor diesem Server blockiert die Datei. Sag bitte der Person Bescheid, die dich darum gebeten hat: Die Abhilfe steht in docs/proxies/README.md#limits-of-a-proxy.`,
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    remove: 'Entfernen',
    retry: 'Noch einmal',
  },
  mail: {
    subject: ({ title }) => `Neue Dateien: ${isolate(title)}`,
    lead: ({ count, title }) =>
      `„${isolate(title)}“: ${plural(count, { one: '# Datei ist angekommen.', other: '# Dateien sind angekommen.' })}`,
    file: ({ name, sender }) => `${isolate(name)} (von ${isolate(sender)})`,
    more: ({ count }) => plural(count, { one: 'und # weitere.', other: 'und # weitere.' }),
    off: 'Diese E-Mail kommt, weil die Anfrage so eingestellt ist.',
    link: 'Deine Dateien',
  },
};
