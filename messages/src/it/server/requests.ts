import type { requests as source } from '../../en/server/requests.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, moment, number, plural } = createFormats('it');

export const requests: typeof source = {
  noSuchRequest: 'Questa richiesta di file non esiste.',
  tooMany: ({ max }) =>
    `Hai ${number(max)} richieste di file, che è il limite. Eliminane prima una.`,
  deleted: 'La richiesta è stata eliminata. Ciò che ha ricevuto rimane.',
  drop: {
    over: 'Questa richiesta di file è terminata.',
    full: 'Questa richiesta non ha più posto per questo file.',
    passwordNeeded:
      'Questa richiesta ha una password: apri la sua pagina in un browser o invia la password nell’intestazione Perch-Password.',
    noRoom: 'Al momento non è possibile ricevere file. Riprova più tardi.',
    tooManyAtOnce: 'Al momento troppi file vengono inviati a questa richiesta. Riprova più tardi.',
    notForSenders: ({ name }) => `${isolate(name)} non può essere scelto da chi invia.`,
    sender: ({ max }) => `sender può avere fino a ${number(max)} caratteri visibili.`,
    lengthNeeded: 'Qui Upload-Length è obbligatorio.',
  },
  page: {
    asks: ({ username }) => `${isolate(username)} ti chiede dei file.`,
    files: ({ count }) =>
      plural(count, {
        one: 'Accetta ancora # file',
        many: 'Accetta ancora # file',
        other: 'Accetta ancora # file',
      }),
    eachBytes: ({ max }) => `Fino a ${bytes(max)} ciascuno`,
    allBytes: ({ left }) => `Restano ${bytes(left)} in tutto`,
    types: ({ types }) => `Solo: ${isolate(types.join(', '))}`,
    until: ({ at }) => `Fino al ${isolate(moment(at))}`,
    yourName: 'Il tuo nome (facoltativo)',
    choose: 'Scegli file',
    dropThem: 'o trascinali qui',
    send: 'Invia',
    received: ({ count }) =>
      plural(count, {
        one: 'È arrivato # file.',
        many: 'Sono arrivati # file.',
        other: 'Sono arrivati # file.',
      }),
    notAll: 'Non è arrivato tutto',
    allSent: 'Tutto è stato inviato.',
    interrupted:
      'Un invio è stato interrotto qui in precedenza. Scegli di nuovo gli stessi file e riprenderà da dove si era fermato:',
    ended: 'Questa richiesta di file è terminata',
    endedWhy: 'Il suo tempo è scaduto oppure è stata chiusa.',
    fullTitle: 'Grazie, è tutto',
    fullWhy: 'Questa richiesta ha ricevuto tutti i file che accetta.',
    locked: 'Questa richiesta di file ha una password',
  },
  transfer: {
    waiting: 'Pronto',
    sending: 'Invio in corso',
    paused: 'In pausa',
    retrying: 'Connessione persa; nuovo tentativo',
    sent: 'Inviato',
    failed: 'Non riuscito',
    proxyBlocks: ({ proxy }) =>
      `Un proxy${proxy && ` (${isolate(proxy)})`} davanti a questo server blocca il file. Avvisa chi te l’ha chiesto: la soluzione è in docs/proxies/README.md#limits-of-a-proxy.`,
    pause: 'Sospendi',
    resume: 'Riprendi',
    remove: 'Rimuovi',
    retry: 'Riprova',
  },
  mail: {
    subject: ({ title }) => `Nuovi file: ${isolate(title)}`,
    lead: ({ count, title }) =>
      `“${isolate(title)}”: ${plural(count, { one: 'È arrivato # file.', many: 'Sono arrivati # file.', other: 'Sono arrivati # file.' })}`,
    file: ({ name, sender }) => `${isolate(name)} (da ${isolate(sender)})`,
    more: ({ count }) =>
      plural(count, { one: 'e # altro.', many: 'e altri #.', other: 'e altri #.' }),
    off: 'Ricevi questa e-mail perché la richiesta è impostata così.',
    link: 'I tuoi file',
  },
};
