import type { signIn as source } from '../../en/server/sign-in.ts';

export const signIn: typeof source = {
  providerRefused: 'Esta cuenta del proveedor no puede iniciar sesión aquí.',
  providerUnavailable:
    'El proveedor de inicio de sesión no responde en este momento. Inténtalo de nuevo.',
  noProvider: 'Aquí no está configurado ese proveedor de inicio de sesión.',
  expired: 'Este inicio de sesión ha caducado o ya se ha usado. Empieza de nuevo.',
  passwordOff: 'El inicio de sesión con contraseña está desactivado aquí.',
  identityTaken: 'Esta cuenta del proveedor está vinculada aquí con otra cuenta.',
  noSuchIdentity: 'No existe esa cuenta vinculada.',
  linkInvalid: 'Este enlace de inicio de sesión ya no es válido.',
  unlinked: 'La cuenta se ha desvinculado.',
};
