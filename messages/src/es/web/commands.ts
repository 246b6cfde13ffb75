import type { commands as source } from '../../en/web/commands.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('es');

export const commands: typeof source = {
  groups: {
    pages: 'Páginas',
    actions: 'Acciones',
    files: 'Archivos',
    recentFiles: 'Archivos recientes',
    links: 'Enlaces',
    clients: 'Clientes',
    albums: 'Álbumes',
    tags: 'Etiquetas',
  },
  palette: 'Paleta de comandos',
  open: 'Buscar o ir a…',
  search: 'Buscar o ir a',
  searchHint: 'Buscar archivos, páginas y acciones',
  results: 'Resultados',
  resultCount: ({ count }) =>
    plural(count, { one: '# resultado', many: '# de resultados', other: '# resultados' }),
  searching: 'Buscando…',
  nothingFound: ({ typed }) => `No hay resultados para «${isolate(typed)}»`,
  logOut: 'Cerrar sesión',
  logOutKeywords: 'salir desconectar logout',
  shortcutsKeywords: 'teclas ayuda',
  shortcuts: {
    title: 'Atajos de teclado',
    close: 'Cerrar los atajos',
    jump: 'Buscar o ir a cualquier sitio',
    searchInList: 'Buscar en la lista',
    upload: 'Subir archivos',
    favorite: 'Añadir un archivo a favoritos o quitarlo',
    goTo: {
      dashboard: 'Ir al Panel',
      uploads: 'Ir a Subidas',
      albums: 'Ir a Álbumes',
      requests: 'Ir a Solicitudes',
      links: 'Ir a Enlaces cortos',
      domains: 'Ir a Dominios',
      settings: 'Ir a Ajustes',
      admin: 'Ir a Administración',
    },
    showList: 'Mostrar esta lista',
    closeOrClear: 'Cerrar o borrar',
    singleKeys: 'Atajos de una sola tecla en este navegador',
  },
};
