import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, either, isolate } = createFormats('es');

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `${isolate(name)} está definido por ${isolate(variable)} en el entorno y no se puede cambiar aquí.`,
  otherAddress:
    'En la aplicación, publicUrl solo puede ser la dirección de la propia página. El comando perch settings set publicUrl acepta cualquiera.',
  refused: {
    address: ({ name }) => `${name} debe ser una dirección http o https sin ruta.`,
    choice: ({ name, choices }) => `${name} debe ser ${either(choices)}.`,
    switch: ({ name }) => `${name} debe ser on u off.`,
    size: ({ name }) => `${name} debe ser un tamaño como 500MB o 20GB (MB = 1024² bytes).`,
    duration: ({ name, endless }) =>
      `${name} debe ser un tiempo como 30m, 12h, 7d o 4w, o ${endless}.`,
    count: ({ name, min, max }) => `${name} debe ser un número entero de ${min} a ${max}.`,
    text: ({ name, max }) => `${name} debe tener de 1 a ${max} caracteres en una sola línea.`,
    types: ({ name }) =>
      `${name} debe tener tipos como image/* o application/pdf, separados por comas.`,
    accent: ({ name }) => `${name} debe ser un color como #45b9e4 que se lea bien en ambos temas.`,
    links: ({ name, max }) =>
      `${name} debe ser una lista JSON de hasta ${max} enlaces como \`[{"label":"Status","url":"https://status.example.com"}]\`, cada uno con una dirección http, https o mailto.`,
    page: ({ name, max }) => `${name} debe ser Markdown de hasta ${bytes(max)}.`,
  },
};
