import type { accountErrors as source } from '../../en/server/account-errors.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('es');

export const accountErrors: typeof source = {
  noSuchUser: 'Este usuario no existe.',
  accountGone: 'Esta cuenta ya no existe.',
  accountTaken: 'Este nombre de usuario o correo ya está registrado.',
  ownAccount: 'Aquí no puedes eliminar tu propia cuenta.',
  lastAdministrator:
    'Es el último administrador; primero convierte a otro usuario en administrador.',
  nothingToKeep: 'keepLinks es para cuentas suspendidas.',
  notSignedIn: 'Inicia sesión o revisa el token de API de tu cliente.',
  sessionNeeded: 'El token de API no sirve para esto; inicia sesión.',
  onlyAdministrators: 'Solo los administradores pueden hacer esto.',
  notApproved: 'La cuenta aún no está aprobada. Espera a que la apruebe un administrador.',
  invalidCredentials: 'No se pudo iniciar sesión. Revisa tus datos.',
  noSuchSession: 'Esta sesión no existe.',
  wrongPassword: 'La contraseña actual no es correcta.',
  confirmationRequired: 'Confirma con tu contraseña que eres tú.',
  resetInvalid: 'Este enlace ya no es válido. Pide uno nuevo.',
  emailChangeInvalid: 'Este enlace ya no es válido. Vuelve a cambiar el correo en los ajustes.',
  setupLinkInvalid: 'Este enlace de configuración no es válido.',
  setupClosed: 'Este servidor ya tiene un administrador.',
  registrationClosed: 'Este servidor no acepta registros nuevos.',
  inviteRequired: 'Solo es posible registrarse con invitación.',
  inviteInvalid: 'Esta invitación no es válida o ya se ha usado.',
  noSuchInvite: 'Esta invitación no existe.',
  tooManySignIns: 'Hay demasiadas personas iniciando sesión en este momento. Inténtalo de nuevo.',
  tooManyAttempts: {
    seconds: ({ seconds }) =>
      plural(seconds, {
        one: 'Demasiados intentos. Vuelve a intentarlo dentro de un segundo.',
        many: 'Demasiados intentos. Vuelve a intentarlo dentro de # de segundos.',
        other: 'Demasiados intentos. Vuelve a intentarlo dentro de # segundos.',
      }),
    minutes: ({ minutes }) =>
      plural(minutes, {
        one: 'Demasiados intentos. Vuelve a intentarlo dentro de un minuto.',
        many: 'Demasiados intentos. Vuelve a intentarlo dentro de # de minutos.',
        other: 'Demasiados intentos. Vuelve a intentarlo dentro de # minutos.',
      }),
  },
};
