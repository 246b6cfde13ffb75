import type { domainChecks as source } from '../../en/server/domain-checks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pt-BR');

export const domainChecks: typeof source = {
  txtMissing: 'registro TXT não encontrado',
  txtDifferent: 'o registro TXT tem outro valor',
  addressMissing: 'registro A, AAAA ou CNAME não encontrado',
  pointsElsewhere: ({ found, expected }) =>
    `aponta para ${isolate(found)}; o esperado é ${isolate(expected)}`,
  pointsUnexpectedly: ({ found }) =>
    `aponta para ${isolate(found)}; nenhum endereço esperado é conhecido`,
  noAddress: 'não há endereço para consultar',
  unreachable: ({ addresses }) => `${isolate(addresses)} não é acessível pela internet`,
  cnameLoop: 'os CNAMEs formam um ciclo',
  tooManyCnames: ({ max }) =>
    plural(max, {
      one: 'mais de # CNAME',
      many: 'mais de # de CNAMEs seguidos',
      other: 'mais de # CNAMEs seguidos',
    }),
  nameServersSilent: ({ seconds }) =>
    plural(seconds, {
      one: 'os servidores de nomes não responderam em # segundo',
      many: 'os servidores de nomes não responderam em # de segundos',
      other: 'os servidores de nomes não responderam em # segundos',
    }),
  nameServersUnreachable: 'os servidores de nomes não estão acessíveis',
  nameServersAnswered: ({ code }) => `os servidores de nomes responderam ${isolate(code)}`,
  ownNameNotFound: ({ name, reason }) =>
    `o nome deste servidor, ${isolate(name)}, não foi encontrado: ${reason}`,
  foreignAnswer: ({ address }) => `${isolate(address)} responde, mas não é este servidor`,
  addressSilent: ({ address, seconds }) =>
    plural(seconds, {
      one: `${isolate(address)} não respondeu em # segundo`,
      many: `${isolate(address)} não respondeu em # de segundos`,
      other: `${isolate(address)} não respondeu em # segundos`,
    }),
  portClosed: ({ address, port }) => `${isolate(address)} não responde na porta ${port}`,
  certificateInvalid: ({ detail }) => `o certificado não é válido: ${isolate(detail)}`,
  certificateMissing: 'certificado ainda não emitido',
};
