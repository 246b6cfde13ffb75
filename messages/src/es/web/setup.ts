import type { setup as source } from '../../en/web/setup.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('es');

export const setup: typeof source = {
  title: 'Configuración',
  back: 'Atrás',
  skip: 'Omitir',
  next: 'Continuar',
  finish: 'Terminar',
  later: 'Seguir más tarde',
  loadFailed: 'No se pudo cargar la configuración',
  copy: ({ text }) => `Copiar ${isolate(text)}`,
  copied: '¡Copiado al portapapeles!',
  copyFailed: 'No se pudo copiar',
  account: {
    title: 'Tu cuenta',
    lead: 'Has iniciado sesión como administrador. El nombre, el correo y la contraseña se cambian en los ajustes.',
    noEmail: 'Ninguno',
  },
  installation: {
    title: 'Nombre y dirección',
    address: 'Dirección pública',
    fits: 'Los enlaces empiezan por esta dirección, igual que esta página.',
    local:
      'Los enlaces empiezan por esta dirección, que solo vale en este equipo. Inicia Perch con la dirección que usan los demás, por ejemplo:',
    differs:
      'Los enlaces empiezan por esta dirección, pero esta página tiene otra. Si los enlaces deben usar esa, inicia Perch con ella:',
  },
  registration: {
    title: 'Quién puede registrarse',
    modes: {
      approval: 'Todos pueden pedir una cuenta; un administrador aprueba cada una.',
      open: 'Todos reciben una cuenta al momento.',
      invite: 'Solo con un enlace que un administrador crea en Administración → Invitaciones.',
      closed: 'Ninguna cuenta nueva, salvo las que un administrador cree en la línea de comandos.',
    },
  },
  mail: {
    title: 'Correo',
    lead: 'Perch envía enlaces para contraseñas olvidadas y avisa de quién se ha registrado o qué enlace vence.',
    off: 'Este servidor aún no envía correo. Inicia Perch con el servidor de correo y el remitente:',
    server: 'Servidor de correo',
    sender: 'Remitente',
    test: 'Enviar un correo de prueba',
    testing: 'Enviando...',
    goesTo: ({ email }) => `Va a ${isolate(email)}.`,
    noEmail: 'Un correo de prueba necesita una dirección, y tu cuenta no tiene correo.',
  },
  clients: {
    title: 'Programas para subir archivos',
    lead: 'En el navegador todo está listo. ShareX usa este archivo, y en los ajustes están los de otros programas.',
    terminal: 'En una terminal',
    terminalText: 'El programa perch inicia sesión con esto:',
  },
};
