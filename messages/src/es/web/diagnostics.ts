import type { PublicSettings } from '@perch/contract/settings';

import type { diagnostics as source } from '../../en/web/diagnostics.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('es');

const setUp = 'Este servidor está configurado y tiene un administrador.';
const notSetUp =
  'Este servidor aún no está configurado: abre el enlace de configuración que mostró al arrancar.';

const registrations: Record<PublicSettings['registration'], string> = {
  approval: 'Cualquiera puede registrarse, y un administrador aprueba cada cuenta.',
  open: 'Cualquiera puede registrarse e iniciar sesión al instante.',
  invite: 'Las cuentas nuevas son por invitación.',
  closed: 'No se aceptan cuentas nuevas.',
};

export const diagnostics: typeof source = {
  open: '¿Problemas de conexión?',
  label: 'Diagnóstico',
  asking: 'Preguntando…',
  noAnswer: ({ seconds }) =>
    plural(seconds, {
      one: 'No hubo respuesta en # segundo.',
      many: 'No hubo respuesta en # de segundos.',
      other: 'No hubo respuesta en # segundos.',
    }),
  connectivity: {
    title: 'Conexión con el servidor',
    text: 'Pregunta si responden el servidor y su inicio de sesión.',
    start: 'Probar la conexión',
    probes: { base: 'URL base', login: 'Inicio de sesión', register: 'Registro' },
    unreachable: ({ tookMs }) => `No se puede acceder (tras ${tookMs} ms).`,
    exists: ({ status, tookMs }) => `Existe: respondió ${status} en ${tookMs} ms.`,
    works: ({ status, tookMs }) => `Funciona: respondió ${status} en ${tookMs} ms.`,
    missing: ({ status, tookMs }) => `Falta: respondió ${status} en ${tookMs} ms.`,
    failing: ({ status, tookMs }) => `Falla: respondió ${status} en ${tookMs} ms.`,
    foreign: ({ status, tookMs }) => `No es Perch: respondió ${status} en ${tookMs} ms.`,
    refused: ({ status, tookMs }) => `Denegado: respondió ${status} en ${tookMs} ms.`,
    allGood: 'El servidor responde como debe.',
    someBad: 'Se puede acceder al servidor, pero no todo funciona.',
    allBad:
      'No se puede acceder al servidor. Revisa tu conexión; si otros sitios funcionan, el servidor está caído.',
  },
  login: {
    title: 'Inicio de sesión',
    text: 'Prueba el correo y la contraseña escritos arriba, sin iniciar sesión.',
    start: 'Probar el inicio de sesión',
    nothingTyped: 'Primero escribe arriba tu correo y tu contraseña.',
    welcome: 'Te damos la bienvenida.',
    ended: ({ answer }) =>
      `El servidor dijo: «${isolate(answer)}» La sesión de esta prueba se ha cerrado.`,
    notEnded: ({ answer }) =>
      `El servidor dijo: «${isolate(answer)}» No se pudo cerrar la sesión de esta prueba; la encontrarás en Ajustes, Seguridad.`,
    needsSecondFactor:
      'El correo y la contraseña son correctos. Para iniciar sesión falta tu segundo factor, así que no se ha abierto ninguna sesión.',
    refused: ({ status, answer }) => `El servidor dijo (${status}): «${isolate(answer)}»`,
  },
  users: {
    title: 'Usuarios',
    text: 'Pregunta si el servidor está configurado y acepta cuentas nuevas.',
    start: 'Comprobar usuarios',
    serverState: ({ isSetUp, registration }) =>
      `${isSetUp ? setUp : notSetUp} ${registrations[registration]}`,
  },
  cache: {
    title: 'Este navegador',
    text: 'Olvida lo que guarda de este servidor, incluidas tu sesión y tus preferencias.',
    start: 'Vaciar caché y recargar',
  },
};
