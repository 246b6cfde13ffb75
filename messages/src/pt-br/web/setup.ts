import type { setup as source } from '../../en/web/setup.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pt-BR');

export const setup: typeof source = {
  title: 'Configuração',
  back: 'Voltar',
  skip: 'Pular',
  next: 'Continuar',
  finish: 'Concluir',
  later: 'Continuar depois',
  loadFailed: 'Não foi possível carregar a configuração',
  copy: ({ text }) => `Copiar ${isolate(text)}`,
  copied: 'Copiado para a área de transferência!',
  copyFailed: 'Não foi possível copiar',
  first: {
    title: 'Configurar o Perch',
    lead: 'Este servidor ainda não tem administrador. O link de configuração cria o primeiro.',
    where:
      'O servidor mostrou o link ao iniciar, no terminal ou no log. No servidor, este comando o mostra de novo:',
    link: 'Link de configuração',
    hint: 'Cole o link aqui. O endereço dele não precisa ser o desta página.',
    open: 'Continuar',
    invalid: 'Um link de configuração contém #setup= e um código.',
    signIn: 'Entrar',
  },
  account: {
    title: 'Sua conta',
    lead: 'Você entrou como administrador. O nome, o e-mail e a senha podem ser alterados nas configurações.',
    noEmail: 'Nenhum',
  },
  installation: {
    title: 'Nome e endereço',
    address: 'Endereço público',
    keep: ({ address }) => `Manter ${isolate(address)} como endereço público`,
    keepHint:
      'Os links começam com ele, e o servidor continua acessível ali depois da configuração.',
    notKept: ({ address, later }) =>
      `Caso contrário, ${isolate(address)} deixa de funcionar quando a configuração for concluída, e só resta ${isolate(later)}.`,
    fits: 'Os links começam com este endereço, assim como esta página.',
    local:
      'Os links começam com este endereço, que só vale nesta máquina. Inicie o Perch com o endereço que os outros usam, por exemplo:',
    differs:
      'Os links começam com este endereço, mas esta página tem outro. Se for ele o dos links, inicie o Perch com ele:',
  },
  registration: {
    title: 'Quem pode se cadastrar',
    modes: {
      approval: 'Todos podem pedir uma conta; um administrador aprova cada uma.',
      open: 'Todos recebem uma conta na hora.',
      invite: 'Só com um link que um administrador cria em Administração → Convites.',
      closed: 'Nenhuma conta nova, exceto as que um administrador cria na linha de comando.',
    },
  },
  mail: {
    title: 'E-mail',
    lead: 'O Perch envia links para senhas esquecidas e avisa quem se cadastrou ou qual link vai expirar.',
    off: 'Este servidor ainda não envia e-mails. Inicie o Perch com o servidor de e-mail e o remetente:',
    server: 'Servidor de e-mail',
    sender: 'Remetente',
    test: 'Enviar um e-mail de teste',
    testing: 'Enviando...',
    goesTo: ({ email }) => `Ele vai para ${isolate(email)}.`,
    noEmail: 'Um e-mail de teste precisa de um endereço, e sua conta não tem e-mail.',
  },
  clients: {
    title: 'Programas de envio',
    lead: 'No navegador está tudo pronto. O ShareX usa este arquivo, e as configurações têm os de outros programas.',
    terminal: 'Em um terminal',
    terminalText: 'O programa perch entra com isto:',
    server: 'No servidor',
    serverText: 'Este comando verifica a instalação:',
  },
};
