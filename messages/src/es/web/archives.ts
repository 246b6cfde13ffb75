import type { archives as source } from '../../en/web/archives.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, number, plural } = createFormats('es');

export const archives: typeof source = {
  action: 'Descargar como ZIP',
  failed: 'No se ha creado ningún archivo comprimido',
  tooMany: ({ max }) => `Un archivo comprimido tiene como máximo ${number(max)} archivos.`,
  gone: 'Uno de estos archivos se ha eliminado o ha caducado. Vuelve a elegir los archivos.',
  missing: ({ files }) => {
    const names = list(files.map((name) => `«${isolate(name)}»`));
    return plural(files.length, {
      one: `${names} se ha eliminado o ha caducado. Vuelve a elegir los archivos.`,
      many: `# de archivos se han eliminado o han caducado: ${names}. Vuelve a elegir los archivos.`,
      other: `# de los archivos se han eliminado o han caducado: ${names}. Vuelve a elegir los archivos.`,
    });
  },
};
