import type { layout as source } from '../../en/web/layout.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('es');

export const layout: typeof source = {
  skipToContent: 'Saltar al contenido',
  sidebar: 'Barra lateral',
  menu: 'Menú',
  openMenu: 'Abrir el menú',
  mainMenu: 'Principal',
  logout: 'Cerrar sesión',
  welcomeBack: ({ username }) => `Hola de nuevo, ${isolate(username)}`,
  pages: {
    dashboard: 'Panel',
    uploads: 'Subidas',
    albums: 'Álbumes',
    requests: 'Solicitudes',
    links: 'Enlaces cortos',
    domains: 'Dominios',
    settings: 'Ajustes',
    admin: 'Administración',
  },
  sessionExpired: 'La sesión ha caducado. Vuelve a iniciar sesión.',
  uploadingNotLoaded:
    'No se pudo cargar la función de subida. Revisa tu conexión e inténtalo de nuevo.',
  noAnswer: 'Perch no responde',
  pending: {
    title: 'Cuenta pendiente',
    lead: 'Tu cuenta está pendiente de aprobación. Espera a que la apruebe un administrador.',
    refresh: 'Actualizar',
  },
  errors: {
    missingPage: 'No se pudo cargar esta página',
    missingPageText:
      'Una parte no llegó. Revisa tu conexión e inténtalo de nuevo. Si Perch se ha actualizado, recarga.',
    brokenPage: 'Algo ha fallado en esta página',
    brokenPageText:
      'Lo que tienes almacenado no se ve afectado. Inténtalo de nuevo o recarga si eso no ayuda.',
    missingSection: 'No se pudo cargar esto. Revisa tu conexión e inténtalo de nuevo.',
    brokenSection: 'Algo ha fallado aquí.',
    reload: 'Recargar',
  },
};
