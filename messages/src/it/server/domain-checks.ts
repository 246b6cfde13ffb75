import type { domainChecks as source } from '../../en/server/domain-checks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('it');

export const domainChecks: typeof source = {
  txtMissing: 'record TXT non trovato',
  txtDifferent: 'il record TXT ha un altro valore',
  addressMissing: 'record A, AAAA o CNAME non trovato',
  pointsElsewhere: ({ found, expected }) =>
    `punta a ${isolate(found)}, previsto ${isolate(expected)}`,
  pointsUnexpectedly: ({ found }) => `punta a ${isolate(found)}, nessun indirizzo previsto è noto`,
  noAddress: 'non c’è alcun indirizzo da interrogare',
  unreachable: ({ addresses }) => `${isolate(addresses)}: non raggiungibile da internet`,
  cnameLoop: 'i suoi CNAME formano un ciclo',
  tooManyCnames: ({ max }) =>
    plural(max, {
      one: 'più di # CNAME di seguito',
      many: 'più di # CNAME di seguito',
      other: 'più di # CNAME di seguito',
    }),
  nameServersSilent: ({ seconds }) =>
    plural(seconds, {
      one: 'i server dei nomi non hanno risposto entro # secondo',
      many: 'i server dei nomi non hanno risposto entro # secondi',
      other: 'i server dei nomi non hanno risposto entro # secondi',
    }),
  nameServersUnreachable: 'i server dei nomi non sono raggiungibili',
  nameServersAnswered: ({ code }) => `i server dei nomi hanno risposto ${isolate(code)}`,
  ownNameNotFound: ({ name, reason }) =>
    `il nome di questo server, ${isolate(name)}, non è stato trovato: ${reason}`,
  foreignAnswer: ({ address }) => `${isolate(address)} risponde, ma non è questo server`,
  addressSilent: ({ address, seconds }) =>
    plural(seconds, {
      one: `${isolate(address)} non ha risposto entro # secondo`,
      many: `${isolate(address)} non ha risposto entro # secondi`,
      other: `${isolate(address)} non ha risposto entro # secondi`,
    }),
  portClosed: ({ address, port }) => `${isolate(address)} non risponde sulla porta ${port}`,
  certificateInvalid: ({ detail }) => `il certificato non è valido: ${isolate(detail)}`,
  certificateMissing: 'certificato non ancora emesso',
};
