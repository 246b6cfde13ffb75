import type { signInWays as source } from '../../en/web/sign-in-ways.ts';

export const signInWays: typeof source = {
  name: { label: 'Correo o nombre de usuario', required: 'Falta el correo o el nombre de usuario' },
  or: 'o',
  provider: ({ name }) => `Iniciar sesión con ${name}`,
  proxy: 'Inicio de sesión único',
  passkey: 'Iniciar sesión con una llave de acceso',
  passkeyBusy: 'Esperando tu llave de acceso…',
  passkeyFailed:
    'No se pudo usar la llave de acceso. Inténtalo de nuevo o inicia sesión de otra forma.',
  none: 'Con este navegador no puedes iniciar sesión aquí. Pide al administrador un enlace de inicio de sesión.',
  noRegistration:
    'Este servidor no usa contraseñas, así que no hay registro. Pide una cuenta al administrador.',
  second: {
    title: 'Confirma que eres tú',
    appCode: 'Código de seis dígitos',
    appHint: 'Lo muestra tu aplicación de autenticación. Se envía con el último dígito.',
    recoveryCode: 'Código de recuperación',
    recoveryHint:
      'Recibiste estos códigos al configurar el segundo factor. Cada uno sirve una vez.',
    missing: 'Introduce el código',
    passkey: 'Usar una llave de acceso',
    back: 'Volver',
    toRecovery: 'Usar un código de recuperación',
    toApp: 'Usar el código de la aplicación',
  },
  refusals: {
    expired: 'Este inicio de sesión ha tardado demasiado. Empieza de nuevo.',
    noAccount: 'Aquí no hay ninguna cuenta para ti y en este momento no se aceptan cuentas nuevas.',
    refused: 'Se rechazó el inicio de sesión. Si deberías tener acceso, pregunta al administrador.',
    taken:
      'Ya hay una cuenta con tu correo. Entra en ella de otra forma y vincula ambas en los ajustes.',
    tooMany: 'Demasiados intentos. Inténtalo de nuevo en unos minutos.',
    unavailable:
      'El servicio de inicio de sesión no responde en este momento. Inténtalo de nuevo en unos minutos.',
    unexplained: 'No se pudo iniciar sesión. Inténtalo de nuevo.',
  },
};
