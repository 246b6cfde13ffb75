import type { secondFactors as source } from '../../en/server/second-factors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('es');

export const secondFactors: typeof source = {
  required: 'Introduce el código de tu segundo factor.',
  codeInvalid:
    'Este código no es correcto o ya se ha usado. Las aplicaciones de autenticación muestran uno nuevo cada 30 segundos.',
  signInExpired: 'Este inicio de sesión ha caducado. Vuelve a iniciar sesión.',
  confirmWithFactor: 'Confirma con tu segundo factor que eres tú; la contraseña sola no basta.',
  confirmBySigningIn: 'Vuelve a iniciar sesión para confirmar que eres tú.',
  appIsSetUp:
    'Ya hay una aplicación de autenticación configurada. Sustitúyela expresamente o elimínala primero.',
  noApp: 'No hay ninguna aplicación de autenticación configurada.',
  setUpExpired: 'La configuración de la aplicación ha tardado demasiado. Empieza de nuevo.',
  codesNeedFactor:
    'Los códigos de recuperación sustituyen a un segundo factor: configura primero una aplicación de autenticación o una llave de acceso.',
  lastWayIn: 'Esta es la última forma de iniciar sesión en tu cuenta. Añade otra primero.',
  appRemoved: 'La aplicación de autenticación se ha eliminado.',
  mail: {
    added: {
      subject: 'Se ha configurado una aplicación de autenticación',
      text: ({ site }) =>
        `Se ha configurado una aplicación de autenticación para tu cuenta en ${isolate(site)}. A partir de ahora, para iniciar sesión hace falta uno de sus códigos.`,
    },
    removed: {
      subject: 'Se ha eliminado tu aplicación de autenticación',
      text: ({ site }) =>
        `Se ha eliminado la aplicación de autenticación de tu cuenta en ${isolate(site)}. Ya no se piden sus códigos.`,
    },
    codeUsed: {
      subject: 'Se ha usado un código de recuperación',
      text: ({ site }) =>
        `Se ha usado uno de los códigos de recuperación de tu cuenta en ${isolate(site)} en lugar de tu segundo factor. No volverá a funcionar.`,
      left: ({ left }) => `Códigos de recuperación restantes: ${number(left)}.`,
    },
    notYou:
      'Si no has sido tú, cambia tu contraseña ahora, cierra todas las demás sesiones y crea códigos de recuperación nuevos.',
    link: 'Tus ajustes',
  },
};
