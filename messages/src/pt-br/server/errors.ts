import type { errors as source } from '../../en/server/errors.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('pt-BR');

export const errors: typeof source = {
  noSuchCall: 'Esta chamada não existe.',
  serverFull: 'O servidor não tem mais espaço para arquivos.',
  serverBusy: 'O servidor está ocupado neste momento. Tente novamente.',
  serverOverloaded: 'O servidor está sobrecarregado neste momento. Tente novamente.',
  tooComplex: 'Este texto é complexo demais para ser exibido.',
  storageUnavailable: 'O armazenamento de arquivos não responde. Tente novamente.',
  unexpected: 'Algo deu errado no servidor.',
  notReady: 'O banco de dados ou o armazenamento não responde.',
  stopping: 'O servidor está parando.',
  nulInText: 'O texto não pode conter o caractere NUL.',
  nothingHere: 'Não há nada neste endereço.',
  noWebApp: 'Não há nada neste endereço: o aplicativo web não foi compilado.',
  onlyRead: 'Este endereço é somente leitura.',
  unknownHost: 'Este endereço não é servido aqui; PUBLIC_URL diz qual é.',
  invalidHost: 'A requisição não informa um host válido.',
  bodyOfAnotherType: 'O corpo deve ser JSON (application/json).',
  bodyNotJson: 'O corpo não é JSON válido.',
  bodyNotUtf8: 'O corpo não é texto UTF-8 válido.',
  bodyTooLarge: ({ kilobytes }) => `O corpo pode ter até ${number(kilobytes)} kB.`,
  metricsTokenNeeded: 'O token de METRICS_TOKEN é necessário aqui.',
  onlyProxyMayAsk: 'Só o proxy na frente deste servidor pode perguntar.',
};
