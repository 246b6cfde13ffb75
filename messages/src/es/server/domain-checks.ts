import type { domainChecks as source } from '../../en/server/domain-checks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('es');

export const domainChecks: typeof source = {
  txtMissing: 'No se encuentra el registro TXT',
  txtDifferent: 'El registro TXT tiene otro valor',
  addressMissing: 'No se encuentra ningún registro A, AAAA o CNAME',
  pointsElsewhere: ({ found, expected }) =>
    `apunta a ${isolate(found)}; se esperaba ${isolate(expected)}`,
  pointsUnexpectedly: ({ found }) =>
    `apunta a ${isolate(found)}; no se conoce ninguna dirección esperada`,
  noAddress: 'no hay ninguna dirección a la que preguntar',
  unreachable: ({ addresses }) => `no se puede llegar a ${isolate(addresses)} desde internet`,
  cnameLoop: 'sus CNAME forman un bucle',
  tooManyCnames: ({ max }) =>
    plural(max, {
      one: 'más de # CNAME',
      many: 'más de # de CNAME seguidos',
      other: 'más de # CNAME seguidos',
    }),
  nameServersSilent: ({ seconds }) =>
    plural(seconds, {
      one: 'los servidores de nombres no respondieron en # segundo',
      many: 'los servidores de nombres no respondieron en # de segundos',
      other: 'los servidores de nombres no respondieron en # segundos',
    }),
  nameServersUnreachable: 'no se puede llegar a los servidores de nombres',
  nameServersAnswered: ({ code }) => `los servidores de nombres respondieron ${isolate(code)}`,
  ownNameNotFound: ({ name, reason }) =>
    `no se encuentra el nombre de este servidor, ${isolate(name)}: ${reason}`,
  foreignAnswer: ({ address }) => `${isolate(address)} responde, pero no es este servidor`,
  addressSilent: ({ address, seconds }) =>
    plural(seconds, {
      one: `${isolate(address)} no respondió en # segundo`,
      many: `${isolate(address)} no respondió en # de segundos`,
      other: `${isolate(address)} no respondió en # segundos`,
    }),
  portClosed: ({ address, port }) => `${isolate(address)} no responde en el puerto ${port}`,
  certificateInvalid: ({ detail }) => `el certificado no es válido: ${isolate(detail)}`,
  certificateMissing: 'el certificado aún no se ha emitido',
};
