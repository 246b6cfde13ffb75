import type {
  confirmation as source,
  passkeyUse as sourceOfUse,
} from '../../en/web/confirmation.ts';

export const confirmation: typeof source = {
  title: 'Confirma que eres tú',
  text: 'Esto cambia el acceso a tu cuenta. Confírmalo una vez; vale durante diez minutos.',
  loading: 'Cargando tus formas de iniciar sesión',
  failed: 'No se pueden mostrar tus formas de iniciar sesión',
  password: 'Tu contraseña',
  code: 'Código de tu aplicación de autenticación',
  codeHint: 'O uno de tus códigos de recuperación.',
  recoveryCode: 'Uno de tus códigos de recuperación',
  codeRequired: 'Falta el código',
  withPasskey: 'Usar una llave de acceso',
  freshSignIn:
    'Solo lo confirma un inicio de sesión de los últimos diez minutos. Inicia sesión de nuevo y vuelve aquí.',
  signInAgain: 'Iniciar sesión de nuevo',
  confirm: 'Confirmar',
};

export const passkeyUse: typeof sourceOfUse = {
  stopped: 'Se canceló en el navegador o se esperó demasiado. No ha cambiado nada.',
  failed: 'El navegador no pudo usar la llave de acceso. No ha cambiado nada.',
  unsupported: 'Las llaves de acceso necesitan un navegador compatible y una dirección con https.',
};
