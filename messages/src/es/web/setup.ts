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
  first: {
    title: 'Configurar Perch',
    lead: 'Este servidor aún no tiene administrador. El enlace de configuración crea el primero.',
    where:
      'El servidor mostró el enlace al arrancar, en su terminal o en su registro. En el servidor, este comando lo vuelve a mostrar:',
    link: 'Enlace de configuración',
    hint: 'Pega aquí el enlace. Su dirección no tiene que ser la de esta página.',
    open: 'Continuar',
    invalid: 'Un enlace de configuración contiene #setup= y un código.',
    signIn: 'Iniciar sesión',
  },
  account: {
    title: 'Tu cuenta',
    lead: 'Has iniciado sesión como administrador. El nombre, el correo y la contraseña se cambian en los ajustes.',
    noEmail: 'Ninguno',
  },
  installation: {
    title: 'Nombre y dirección',
    address: 'Dirección pública',
    keep: ({ address }) => `Mantener ${isolate(address)} como dirección pública`,
    keepHint:
      'Los enlaces empiezan por ella, y el servidor seguirá disponible ahí después de la configuración.',
    notKept: ({ address, later }) =>
      `Si no, ${isolate(address)} dejará de funcionar al terminar la configuración y solo quedará ${isolate(later)}.`,
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
    server: 'En el servidor',
    serverText: 'Este comando comprueba la instalación:',
  },
};
