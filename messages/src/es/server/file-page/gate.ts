import type { gate as source } from '../../../en/server/file-page/gate.ts';

export const gate: typeof source = {
  ended: 'Este enlace ha caducado',
  endedWhy: 'Se acabó su plazo o ya se abrió todas las veces posibles.',
  locked: 'Este archivo tiene contraseña',
  lockedWhy: 'Escribe la contraseña que recibiste con el enlace.',
  password: 'Contraseña',
  unlock: 'Desbloquear',
  wrongPassword: 'Esa no es la contraseña.',
  limited: 'Este archivo solo se puede abrir un número limitado de veces',
  limitedWhy: 'Cada apertura gasta una.',
  once: 'Este archivo solo se puede abrir una vez',
  onceWhy: 'Después se elimina.',
  open: 'Abrir el archivo',
  tooManyTries: 'Demasiados intentos',
  passwordNeeded:
    'Este archivo tiene contraseña: abre el enlace en un navegador o envía la contraseña en la cabecera Perch-Password.',
  openingNeeded:
    'Este archivo solo se puede abrir un número limitado de veces: abre el enlace en un navegador.',
  fromOtherSite: 'Esta petición viene de otro sitio.',
};
