import type { security as source } from '../../en/web/security.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('es');

export const security: typeof source = {
  password: {
    title: 'Cambiar contraseña',
    lead: 'Al cambiarla, se cierra tu sesión en todos los demás sitios.',
    current: 'Contraseña actual',
    currentRequired: 'Falta la contraseña actual',
    submit: 'Cambiar contraseña',
    submitting: 'Cambiando…',
    changed: '¡Contraseña cambiada!',
  },
  sessions: {
    title: 'Sesiones',
    loading: 'Cargando tus sesiones',
    failed: 'No se pueden mostrar tus sesiones',
    current: 'Esta sesión',
    signedIn: ({ date }) => `Inicio: ${date}`,
    lastUsed: ({ date }) => `Último uso: ${date}`,
    browserOnSystem: ({ browser, system }) => `${isolate(browser)} en ${isolate(system)}`,
    unknownDevice: 'Dispositivo desconocido',
    end: ({ device }) => `Terminar la sesión de ${isolate(device)}`,
    ended: 'La sesión ha terminado.',
    endOthers: 'Cerrar las demás sesiones',
    endOthersText:
      'Todos los demás navegadores tendrán que volver a iniciar sesión. Este la mantiene, y los clientes de subida siguen con el token de API.',
    signOut: 'Cerrar sesiones',
    othersEnded: 'Se ha cerrado tu sesión en todos los demás sitios.',
  },
};
