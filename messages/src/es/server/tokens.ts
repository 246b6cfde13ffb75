import type { tokens as source } from '../../en/server/tokens.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('es');

export const tokens: typeof source = {
  insufficientScope: ({ scope }) => `Este token no tiene el ámbito ${isolate(scope)}.`,
  sessionOnly: 'Los tokens no sirven para esto; inicia sesión.',
  wrongAddress: 'Este token no funciona desde tu dirección de red.',
  rangeInvalid: ({ range }) =>
    `${isolate(range)} no es una dirección ni un rango como 192.0.2.0/24.`,
  tooMany: ({ max }) => `Tienes ${number(max)} tokens, que es el límite. Revoca uno primero.`,
  noSuchToken: 'No existe ese token.',
  noSuchProfile: 'No existe ese perfil.',
  profileUnknown: ({ name }) => `No hay ningún perfil ${isolate(name)}.`,
  profileLocked: 'Este token está fijado a otro perfil.',
  lockedToNothing: 'Un token solo se puede fijar a un perfil: elige uno.',
  profileExpires: 'expires de un perfil debe ser un tiempo como 30m, 12h, 7d o 4w, o never.',
  profileName: ({ max }) => `name debe tener de 1 a ${number(max)} caracteres.`,
  profileTaken: ({ name }) => `Ya hay un perfil ${isolate(name)}.`,
  profileInUse: ({ token }) =>
    `El token ${isolate(token)} está fijado a este perfil. Cámbialo o revócalo primero.`,
  tooManyProfiles: ({ max }) =>
    `Tienes ${number(max)} perfiles, que es el límite. Elimina uno primero.`,
  bytesSpent: 'Este token ya ha subido hoy todo lo que puede.',
  defaultIsOff: 'Tu token predeterminado está desactivado. Crea un token para este programa.',
  defaultDisabled: 'El token predeterminado ha dejado de funcionar.',
  revoked: 'El token ha dejado de funcionar.',
  profileDeleted: 'El perfil se ha eliminado.',
};
