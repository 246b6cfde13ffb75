import type { mail as source } from '../../en/server/mail.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pt-BR');

export const mail: typeof source = {
  greeting: ({ username }) => `Olá, ${isolate(username)},`,

  passwordReset: {
    subject: 'Defina uma nova senha',
    requested: 'Recebemos uma solicitação para redefinir a senha da sua conta.',
    once: 'O link abaixo funciona uma única vez, por 30 minutos. Se não foi você que pediu, ignore este e-mail: sua senha continua como está.',
    link: 'Definir nova senha',
  },
  emailConfirmation: {
    subject: 'Confirme seu novo e-mail',
    requested:
      'Você pediu para usar este endereço na sua conta. Abra o link abaixo para confirmá-lo; ele funciona uma única vez, por 24 horas.',
    notYou: 'Se não foi você que pediu, ignore este e-mail: nada muda se o link não for aberto.',
    link: 'Confirmar este e-mail',
  },
  emailChangeRequested: {
    subject: 'Seu e-mail está prestes a mudar',
    requested: ({ email }) =>
      `O e-mail da sua conta vai passar a ser ${isolate(email)}. Ele muda quando o link que enviamos para lá for aberto; até então, você entra como antes.`,
    notYou:
      'Se não foi você, altere sua senha agora: isso cancela a mudança e encerra todas as outras sessões.',
    link: 'Alterar sua senha',
  },
  emailChanged: {
    subject: 'Seu e-mail foi alterado',
    changed: ({ site, email }) =>
      `A partir de agora, o e-mail da sua conta em ${isolate(site)} é ${isolate(email)}. Não é mais possível entrar com este endereço.`,
    notYou:
      'Se não foi você, altere sua senha agora, se ainda estiver conectado, e avise um administrador do servidor.',
    link: 'Suas configurações',
  },

  registrations: {
    subjectOfOne: ({ username }) => `Novo cadastro: ${isolate(username)}`,
    subject: ({ count }) =>
      plural(count, {
        one: '# novo cadastro',
        many: '# de novos cadastros',
        other: '# novos cadastros',
      }),
    one: ({ person }) => `${person} se cadastrou e aguarda sua aprovação.`,
    several: ({ count }) =>
      plural(count, {
        one: '# pessoa se cadastrou e aguarda sua aprovação:',
        many: '# de pessoas se cadastraram e aguardam sua aprovação:',
        other: '# pessoas se cadastraram e aguardam sua aprovação:',
      }),
    person: ({ username, email }) =>
      email === '' ? isolate(username) : `${isolate(username)} (${isolate(email)})`,
    more: ({ count }) => plural(count, { one: 'e mais #.', many: 'e mais #.', other: 'e mais #.' }),
    next: 'O próximo e-mail sobre cadastros chega em uma hora, no mínimo.',
    link: 'Ver os usuários pendentes',
  },
  accountApproved: {
    subject: 'Sua conta foi aprovada',
    approved: 'Sua conta foi aprovada. Você já pode entrar.',
    link: 'Entrar',
  },
  accountRejected: {
    subject: 'Seu cadastro não foi aprovado',
    rejected: ({ site }) =>
      `Seu cadastro em ${isolate(site)} não foi aprovado por um administrador.`,
  },

  domainApproved: {
    subject: ({ domain }) => `Seu domínio ${isolate(domain)} foi aprovado`,
    approved: ({ domain }) => `Seu domínio ${isolate(domain)} foi aprovado.`,
    link: 'Seus domínios',
  },
  domainRejected: {
    subject: ({ domain }) => `Seu domínio ${isolate(domain)} não foi aprovado`,
    rejected: ({ domain }) =>
      `Seu domínio ${isolate(domain)} não foi aprovado por um administrador.`,
    link: 'Seus domínios',
  },
  domainDisabled: {
    subject: ({ domain }) => `O domínio ${isolate(domain)} foi desativado`,
    disabled: ({ domain }) =>
      `O domínio ${isolate(domain)} foi desativado; os links dele não funcionam mais nesse endereço.`,
    reasonForDays: ({ days, reason }) =>
      `Motivo: há ${plural(days, { one: '# dia', many: '# de dias', other: '# dias' })}: ${isolate(reason)}.`,
    link: 'Domínios',
  },
  reason: ({ reason }) => `Motivo: ${isolate(reason)}`,
};
