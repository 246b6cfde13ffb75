import type { dashboard as source } from '../../en/web/dashboard.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('es');

export const dashboard: typeof source = {
  title: 'Panel',
  welcome: {
    title: 'Te damos la bienvenida',
    greeting: ({ username }) => `¡Te damos la bienvenida a Perch, ${isolate(username)}!`,
    lead: 'Sube archivos, compártelos con enlaces cortos y ten a la vista lo que almacenas.',
  },
  totalUploads: 'Total de subidas',
  recentUploads: ({ count, days }) =>
    plural(days, {
      one: `${count} en el último día`,
      many: `${count} en los últimos # de días`,
      other: `${count} en los últimos # días`,
    }),
  totalSize: 'Tamaño total',
  recentSize: ({ size, days }) =>
    plural(days, {
      one: `${bytes(size)} en el último día`,
      many: `${bytes(size)} en los últimos # de días`,
      other: `${bytes(size)} en los últimos # días`,
    }),
  status: {
    title: 'Estado de la cuenta',
    active: 'Activa',
    administrator: 'Administrador',
    user: 'Puedes subir y compartir',
    memberSince: 'Miembro desde',
    storageLimit: 'Límite de espacio',
  },
  collections: {
    title: 'Álbumes, etiquetas, solicitudes y enlaces',
    albums: 'Álbumes',
    tags: 'Etiquetas',
    requests: 'Solicitudes',
    links: 'Enlaces cortos',
    clicks: 'Clics',
  },
  notShown: 'Tus estadísticas no se pueden mostrar en este momento.',
  quickActions: {
    title: 'Acciones rápidas',
    upload: 'Subir archivos',
    uploadHint: 'Comparte con un enlace corto',
    domains: 'Gestionar dominios',
    domainsHint: 'Enlaces con tu propio nombre',
    settings: 'Ajustes',
    settingsHint: 'Perfil y contraseña',
  },
  byType: {
    title: 'Espacio por tipo',
    loading: 'Cargando tu espacio por tipo',
    notShown: 'Tu espacio no se puede mostrar en este momento.',
    none: 'Tus archivos aparecerán aquí por tipo cuando subas alguno.',
    files: ({ count, share }) =>
      plural(count, {
        one: `# archivo · ${share}`,
        many: `# de archivos · ${share}`,
        other: `# archivos · ${share}`,
      }),
    percent: ({ percent }) => `${percent}\u00a0%`,
    belowOnePercent: '<\u00a01\u00a0%',
  },
};
