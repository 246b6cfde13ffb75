import type { secondFactors as source } from '../../en/web/second-factors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pt-BR');

export const secondFactors: typeof source = {
  loading: 'Carregando suas formas de entrar',
  failed: 'Não é possível mostrar suas formas de entrar',
  required:
    'Este servidor exige um segundo fator: configure um aplicativo autenticador ou adicione uma chave de acesso.',
  app: {
    title: 'Aplicativo autenticador',
    lead: 'Entrar com a senha passa a exigir também um código mostrado por um aplicativo no seu telefone.',
    since: ({ date }) => `Em uso desde ${date}`,
    setUp: 'Configurar',
    scan: 'Adicione sua conta ao aplicativo',
    scanLead: 'No aplicativo, escolha adicionar uma conta e escaneie esta imagem.',
    picture: 'Código QR com a chave da sua conta',
    open: 'Abrir o aplicativo neste dispositivo',
    key: 'Ou digite esta chave no aplicativo:',
    copyKey: 'Copiar a chave',
    keyCopied: 'Chave copiada.',
    keyNotCopied: 'Não foi possível copiar a chave',
    firstCode: 'Código que o aplicativo mostra agora',
    codeRequired: 'Falta o código',
    turnOn: 'Ativar',
    remove: 'Remover',
    removeTitle: 'Remover o aplicativo autenticador',
    removeText:
      'Os códigos dele param de funcionar. Sem outro segundo fator, seus códigos de recuperação também são excluídos.',
    removed: 'O aplicativo autenticador foi removido.',
  },
  recovery: {
    title: 'Códigos de recuperação',
    lead: 'Se você perder o telefone ou a chave de acesso, cada um deles permite entrar uma vez.',
    left: ({ count }) =>
      plural(count, {
        one: 'Resta # código.',
        many: 'Restam # de códigos.',
        other: 'Restam # códigos.',
      }),
    few: 'Crie novos antes de precisar deles.',
    renew: 'Criar novos códigos',
    renewText: 'Os que você guardou param de funcionar.',
    made: 'Guarde estes códigos',
    madeLead:
      'Eles só são mostrados agora. Guarde-os onde você os encontre sem o telefone: em papel ou em um gerenciador de senhas.',
    copy: 'Copiar',
    copied: 'Códigos copiados.',
    notCopied: 'Não foi possível copiar os códigos',
    download: 'Baixar',
    print: 'Imprimir',
    done: 'Já guardei',
    ofAccount: ({ account, host }) =>
      `Códigos de recuperação de ${isolate(account)} em ${isolate(host)}`,
  },
  noPassword: {
    title: 'Senha',
    text: 'Sua conta não tem senha.',
    mailLead: ({ email }) => `Para definir uma, peça o envio de um link para ${isolate(email)}.`,
    mail: 'Enviar o link',
    noMail: 'Para ter uma, fale com um administrador deste servidor.',
    off: 'Neste servidor não se entra com senha.',
  },
};
