import type { errors as source } from '../../en/server/errors.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('it');

export const errors: typeof source = {
  noSuchCall: 'Questa chiamata non esiste.',
  serverFull: 'Il server non ha più spazio per i file.',
  serverBusy: 'Il server è occupato al momento. Riprova.',
  serverOverloaded: 'Il server è sovraccarico al momento. Riprova.',
  tooComplex: 'Questo testo è troppo complesso per essere mostrato.',
  storageUnavailable: 'L’archivio dei file non risponde. Riprova.',
  unexpected: 'Si è verificato un errore sul server.',
  notReady: 'Il database o l’archivio non risponde.',
  stopping: 'Il server si sta arrestando.',
  nulInText: 'Il testo non può contenere il carattere NUL.',
  nothingHere: 'A questo indirizzo non c’è nulla.',
  noWebApp: 'A questo indirizzo non c’è nulla: l’app web non è compilata.',
  onlyRead: 'Questo indirizzo è di sola lettura.',
  unknownHost: 'Questo indirizzo non è servito qui; PUBLIC_URL indica quale lo è.',
  invalidHost: 'La richiesta non indica un host valido.',
  bodyOfAnotherType: 'Il corpo della richiesta deve essere JSON (application/json).',
  bodyNotJson: 'Il corpo della richiesta non è JSON valido.',
  bodyNotUtf8: 'Il corpo della richiesta non è testo UTF-8 valido.',
  bodyTooLarge: ({ kilobytes }) =>
    `Il corpo della richiesta può pesare fino a ${number(kilobytes)} kB.`,
  metricsTokenNeeded: 'Qui serve il token di METRICS_TOKEN.',
  onlyProxyMayAsk: 'Solo il proxy davanti a questo server può chiederlo.',
};
