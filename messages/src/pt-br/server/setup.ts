import type { setup as source } from '../../en/server/setup.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pt-BR');

export const setup: typeof source = {
  sent: ({ email }) => `O servidor de e-mail aceitou a mensagem para ${isolate(email)}.`,
  mailOff: 'Este servidor não envia e-mails: SMTP_URL não está definida.',
  noEmail: 'Sua conta não tem um e-mail para o qual enviar.',
  failed: {
    connection: ({ server, reason }) =>
      `Nenhum servidor de e-mail responde em ${isolate(server)}: ${isolate(reason)}`,
    login: ({ server, reason }) =>
      `${isolate(server)} não aceita o usuário ou a senha de SMTP_URL: ${isolate(reason)}`,
    mail: ({ server, reason }) => `${isolate(server)} não aceita esta mensagem: ${isolate(reason)}`,
  },
  mail: {
    subject: 'Um e-mail de teste',
    text: ({ site }) =>
      `Um administrador de ${isolate(site)} pediu este e-mail para ver se as mensagens chegam.`,
  },
};
