import type { answers as source } from '../../en/server/answers.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pt-BR');

export const answers: typeof source = {
  userDeleted: 'Usuário excluído',
  registered: 'Cadastro concluído! Você já pode entrar.',
  registeredPending: 'Cadastro concluído! Sua conta aguarda aprovação.',
  signedIn: 'Você entrou!',
  signedOut: 'Você saiu.',
  profileChanged: 'Perfil atualizado!',
  passwordChanged: 'Senha alterada!',
  signedOutElsewhere: 'Sua conta foi desconectada em todos os outros lugares.',
  sessionEnded: 'A sessão foi encerrada.',
  apiTokenRotated: 'O token de API anterior deixou de funcionar.',
  confirmed: 'Confirmado por dez minutos.',
  emailChanged: 'Seu e-mail foi alterado. A partir de agora, entre com o novo.',
  emailKept: 'Seu e-mail continua como está.',
  passwordReset: 'Sua senha foi alterada. Entre com a nova.',
  resetMailSent:
    'Se houver uma conta com este e-mail, um link para definir uma nova senha está a caminho.',
  noMailServer: 'Este servidor não envia e-mails. Peça uma nova senha a um administrador.',
  inviteRevoked: 'O convite não pode mais ser usado.',
  userApproved: 'Usuário aprovado',
  userRejected: 'Usuário rejeitado',
  userChanged: 'Usuário alterado',
  mayHaveCertificate: 'Este nome pode ter um certificado.',
  domainRequested: 'Domínio solicitado! Aguardando aprovação.',
  noDefaultDomain: 'Novos uploads recebem o link padrão.',
  domainChecked: 'Domínio verificado.',
  frontPageSaved: 'Página inicial salva.',
  filesMoved: 'Arquivos movidos; os links anteriores ainda funcionam.',
  domainRemoved: 'Domínio removido.',
  domainApproved: 'Domínio aprovado',
  domainRejected: 'Domínio rejeitado',
  fileDeleted: 'Arquivo excluído.',
  emailChangeSent: ({ email }) =>
    `Enviamos um link para ${isolate(email)}. Seu e-mail muda quando ele for aberto.`,
  defaultDomain: ({ domain }) => `Novos uploads recebem links em ${isolate(domain)}.`,
  shareXInstructions: {
    save: 'Salve a configuração como um arquivo terminado em .sxcu ou baixe-a.',
    open: 'Clique duas vezes no arquivo; o ShareX pergunta se ele deve ser o uploader ativo: responda Sim.',
    upload: 'Envie algo: o link fica na área de transferência.',
    secret: 'Não compartilhe o arquivo: ele contém seu token de API.',
  },
};
