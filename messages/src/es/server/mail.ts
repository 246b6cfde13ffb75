import type { mail as source } from '../../en/server/mail.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('es');

export const mail: typeof source = {
  greeting: ({ username }) => `Hola, ${isolate(username)}:`,

  passwordReset: {
    subject: 'Crea una contraseña nueva',
    requested: 'Hemos recibido una solicitud para restablecer la contraseña de tu cuenta.',
    once: 'El enlace de abajo funciona una sola vez, durante 30 minutos. Si no lo has pedido tú, ignora este correo: tu contraseña se queda como está.',
    link: 'Crear contraseña nueva',
  },
  emailConfirmation: {
    subject: 'Confirma tu nuevo correo',
    requested:
      'Has pedido usar esta dirección para tu cuenta. Abre el enlace de abajo para confirmarla; funciona una sola vez, durante 24 horas.',
    notYou:
      'Si no lo has pedido tú, ignora este correo: nada cambia mientras no se abra el enlace.',
    link: 'Confirmar este correo',
  },
  emailChangeRequested: {
    subject: 'Tu correo está a punto de cambiar',
    requested: ({ email }) =>
      `El correo de tu cuenta va a pasar a ser ${isolate(email)}. Cambiará cuando se abra el enlace que hemos enviado allí; hasta entonces inicias sesión como antes.`,
    notYou:
      'Si no has sido tú, cambia tu contraseña ahora: así se cancela el cambio y se cierran todas las demás sesiones.',
    link: 'Cambiar la contraseña',
  },
  emailChanged: {
    subject: 'Tu correo ha cambiado',
    changed: ({ site, email }) =>
      `A partir de ahora, el correo de tu cuenta en ${isolate(site)} es ${isolate(email)}. Con esta dirección ya no se puede iniciar sesión.`,
    notYou:
      'Si no has sido tú, cambia tu contraseña ahora si todavía tienes la sesión iniciada y avisa a un administrador del servidor.',
    link: 'Tus ajustes',
  },

  registrations: {
    subjectOfOne: ({ username }) => `Registro nuevo: ${isolate(username)}`,
    subject: ({ count }) =>
      plural(count, {
        one: '# registro nuevo',
        many: '# de registros nuevos',
        other: '# registros nuevos',
      }),
    one: ({ person }) => `${person} se ha registrado y espera tu aprobación.`,
    several: ({ count }) =>
      plural(count, {
        one: '# persona se ha registrado y espera tu aprobación:',
        many: '# de personas se han registrado y esperan tu aprobación:',
        other: '# personas se han registrado y esperan tu aprobación:',
      }),
    person: ({ username, email }) =>
      email === '' ? isolate(username) : `${isolate(username)} (${isolate(email)})`,
    more: ({ count }) => plural(count, { one: 'y # más.', many: 'y # más.', other: 'y # más.' }),
    next: 'El próximo correo sobre registros llegará dentro de una hora como mínimo.',
    link: 'Ver los usuarios pendientes',
  },
  accountApproved: {
    subject: 'Tu cuenta ha sido aprobada',
    approved: 'Tu cuenta ha sido aprobada. Ya puedes iniciar sesión.',
    link: 'Iniciar sesión',
  },
  accountRejected: {
    subject: 'Tu registro no ha sido aprobado',
    rejected: ({ site }) => `Un administrador no ha aprobado tu registro en ${isolate(site)}.`,
  },

  domainApproved: {
    subject: ({ domain }) => `Tu dominio ${isolate(domain)} ha sido aprobado`,
    approved: ({ domain }) => `Tu dominio ${isolate(domain)} ha sido aprobado.`,
    link: 'Tus dominios',
  },
  domainRejected: {
    subject: ({ domain }) => `Tu dominio ${isolate(domain)} no ha sido aprobado`,
    rejected: ({ domain }) => `Un administrador no ha aprobado tu dominio ${isolate(domain)}.`,
    link: 'Tus dominios',
  },
  domainDisabled: {
    subject: ({ domain }) => `El dominio ${isolate(domain)} ha sido desactivado`,
    disabled: ({ domain }) =>
      `El dominio ${isolate(domain)} ha sido desactivado; sus enlaces ya no funcionan ahí.`,
    reasonForDays: ({ days, reason }) =>
      `Motivo: desde hace ${plural(days, { one: '# día', many: '# de días', other: '# días' })}: ${isolate(reason)}.`,
    link: 'Dominios',
  },
  reason: ({ reason }) => `Motivo: ${isolate(reason)}`,
};
