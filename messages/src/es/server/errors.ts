import type { errors as source } from '../../en/server/errors.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('es');

export const errors: typeof source = {
  noSuchCall: 'Esta llamada no existe.',
  serverFull: 'Al servidor no le queda espacio para archivos.',
  serverBusy: 'El servidor está ocupado en este momento. Inténtalo de nuevo.',
  serverOverloaded: 'El servidor tiene demasiado trabajo en este momento. Inténtalo de nuevo.',
  tooComplex: 'Este texto es demasiado complejo para mostrarlo.',
  storageUnavailable: 'El almacenamiento de archivos no responde. Inténtalo de nuevo.',
  unexpected: 'Algo ha fallado en el servidor.',
  notReady: 'La base de datos o el almacenamiento no responde.',
  stopping: 'El servidor se está deteniendo.',
  nulInText: 'El texto no puede contener el carácter NUL.',
  nothingHere: 'No hay nada en esta dirección.',
  noWebApp: 'No hay nada en esta dirección: la aplicación web no está compilada.',
  onlyRead: 'Esta dirección es de solo lectura.',
  unknownHost: 'Esta dirección no se sirve aquí; PUBLIC_URL indica cuál sí.',
  invalidHost: 'La petición no indica un host válido.',
  bodyOfAnotherType: 'El cuerpo debe ser JSON (application/json).',
  bodyNotJson: 'El cuerpo no es JSON válido.',
  bodyNotUtf8: 'El cuerpo no es texto UTF-8 válido.',
  bodyTooLarge: ({ kilobytes }) => `El cuerpo puede ocupar hasta ${number(kilobytes)} kB.`,
  metricsTokenNeeded: 'Aquí hace falta el token de METRICS_TOKEN.',
  onlyProxyMayAsk: 'Solo puede preguntar el proxy que está delante de este servidor.',
};
