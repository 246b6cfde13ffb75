import type { setup as source } from '../../en/server/setup.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('es');

export const setup: typeof source = {
  sent: ({ email }) => `El servidor de correo ha aceptado el mensaje para ${isolate(email)}.`,
  mailOff: 'Este servidor no envía correo: SMTP_URL no está definida.',
  noEmail: 'Tu cuenta no tiene un correo al que enviar un mensaje.',
  failed: {
    connection: ({ server, reason }) =>
      `No hay un servidor de correo con el que hablar en ${isolate(server)}: ${isolate(reason)}`,
    login: ({ server, reason }) =>
      `${isolate(server)} no acepta el usuario o la contraseña de SMTP_URL: ${isolate(reason)}`,
    mail: ({ server, reason }) => `${isolate(server)} no acepta este mensaje: ${isolate(reason)}`,
  },
  mail: {
    subject: 'Un correo de prueba',
    text: ({ site }) =>
      `Un administrador de ${isolate(site)} ha pedido este mensaje para comprobar que el correo llega.`,
  },
};
