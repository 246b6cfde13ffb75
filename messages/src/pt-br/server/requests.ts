import type { requests as source } from '../../en/server/requests.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, moment, number, plural } = createFormats('pt-BR');

export const requests: typeof source = {
  noSuchRequest: 'Este pedido de arquivos não existe.',
  tooMany: ({ max }) =>
    `Você tem ${number(max)} pedidos de arquivos, que é o limite. Exclua um primeiro.`,
  deleted: 'O pedido foi excluído. O que ele recebeu permanece.',
  drop: {
    over: 'Este pedido de arquivos terminou.',
    full: 'Este pedido não tem mais lugar para este arquivo.',
    passwordNeeded:
      'Este pedido tem senha: abra a página dele em um navegador ou envie a senha no cabeçalho Perch-Password.',
    noRoom: 'No momento não é possível receber arquivos. Tente novamente mais tarde.',
    tooManyAtOnce:
      'Arquivos demais estão sendo enviados a este pedido no momento. Tente novamente mais tarde.',
    notForSenders: ({ name }) => `${isolate(name)} não pode ser escolhido no envio.`,
    sender: ({ max }) => `sender pode ter até ${number(max)} caracteres visíveis.`,
    lengthNeeded: 'Upload-Length é obrigatório aqui.',
  },
  page: {
    asks: ({ username }) => `${isolate(username)} pede arquivos a você.`,
    files: ({ count }) =>
      plural(count, {
        one: 'Aceita mais # arquivo',
        many: 'Aceita mais # arquivos',
        other: 'Aceita mais # arquivos',
      }),
    eachBytes: ({ max }) => `Até ${bytes(max)} cada`,
    allBytes: ({ left }) => `Restam ${bytes(left)} no total`,
    types: ({ types }) => `Somente: ${isolate(types.join(', '))}`,
    until: ({ at }) => `Até ${isolate(moment(at))}`,
    yourName: 'Seu nome (opcional)',
    choose: 'Escolher arquivos',
    dropThem: 'ou solte-os aqui',
    send: 'Enviar',
    received: ({ count }) =>
      plural(count, {
        one: '# arquivo chegou.',
        many: '# arquivos chegaram.',
        other: '# arquivos chegaram.',
      }),
    notAll: 'Nem tudo chegou',
    allSent: 'Tudo foi enviado.',
    interrupted:
      'Um envio já foi interrompido aqui. Escolha os mesmos arquivos de novo e ele continua de onde parou:',
    ended: 'Este pedido de arquivos terminou',
    endedWhy: 'O prazo passou ou ele foi fechado.',
    fullTitle: 'Obrigado, isso é tudo',
    fullWhy: 'Este pedido recebeu todos os arquivos que aceita.',
    locked: 'Este pedido de arquivos tem senha',
  },
  transfer: {
    waiting: 'Pronto',
    sending: 'Enviando',
    paused: 'Em pausa',
    retrying: 'Conexão perdida; nova tentativa',
    sent: 'Enviado',
    failed: 'Falhou',
    proxyBlocks: ({ proxy }) =>
      `Um proxy${proxy && ` (${isolate(proxy)})`} na frente deste servidor está bloqueando o arquivo. Avise a pessoa que o pediu: a solução está em docs/proxies/README.md#limits-of-a-proxy.`,
    pause: 'Pausar',
    resume: 'Continuar',
    remove: 'Remover',
    retry: 'Tentar de novo',
  },
  mail: {
    subject: ({ title }) => `Novos arquivos: ${isolate(title)}`,
    lead: ({ count, title }) =>
      `“${isolate(title)}”: ${plural(count, { one: '# arquivo chegou.', many: '# arquivos chegaram.', other: '# arquivos chegaram.' })}`,
    file: ({ name, sender }) => `${isolate(name)} (de ${isolate(sender)})`,
    more: ({ count }) => plural(count, { one: 'e mais #.', many: 'e mais #.', other: 'e mais #.' }),
    off: 'Você recebe este e-mail porque o pedido está configurado assim.',
    link: 'Seus arquivos',
  },
};
