import type { imports as source } from '../../en/server/imports.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('es');

export const imports: typeof source = {
  notFound: 'Esta importación no existe.',
  running: 'Hay otra importación en curso. Espera a que termine o detenla.',
  inspectFirst: 'Inspecciona el origen antes de importarlo.',
  notRunning: 'Esta importación no está en curso.',
  noDatabaseUrl:
    'Este servidor no puede leer la base de datos de otro producto: IMPORT_DATABASE_URL no está definida.',
  urlNeeded:
    'Este producto guarda sus cuentas en un servidor de bases de datos; elige el de IMPORT_DATABASE_URL.',
  pathNeeded: 'Elige el archivo o la carpeta con las cuentas de este producto.',
  noFolder: ({ path }) => `En este servidor no existe la carpeta de importación ${isolate(path)}.`,
  outside: ({ path }) => `${isolate(path)} no existe en la carpeta de importación.`,
  noFile: ({ path }) => `${isolate(path)} no es un archivo.`,
  notFolder: ({ path }) => `${isolate(path)} no es una carpeta.`,
  ownData: ({ path }) =>
    `${isolate(path)} contiene datos de esta instalación y no se puede importar.`,
  noOwner: ({ name }) => `No existe la cuenta ${isolate(name)}.`,
};
