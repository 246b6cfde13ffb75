import type { uploadErrors as source } from '../../en/server/upload-errors.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('es');

const chunk = (advice: string) =>
  `Esto es un fragmento de un archivo y no se ha guardado; ${advice}, o sube por partes con tus en /api/upload/resumable.`;

export const uploadErrors: typeof source = {
  noSuchFile: 'Este archivo no existe.',
  noSuchThumbnail: 'Esta miniatura no existe.',
  noSuchClient: 'No hay configuración para este cliente.',
  tooManyThumbnails: 'Se están creando demasiadas miniaturas en este momento. Inténtalo de nuevo.',
  contentMissing:
    'El contenido de este archivo falta en el almacenamiento del servidor. Quien lo administra tiene que recuperarlo.',
  mayNotUpload: 'Esta cuenta ya no puede subir archivos.',
  formExpected: 'Envía el archivo como multipart/form-data.',
  boundaryInvalid: 'El delimitador multipart falta o es demasiado largo.',
  formMalformed: 'El formulario multipart está mal formado.',
  quotationNeverCloses: 'Una parte del formulario tiene unas comillas sin cerrar.',
  formFieldTooLarge: 'Un campo del formulario puede ocupar hasta 16 kB.',
  tooManyParts: 'El formulario tiene demasiadas partes.',
  fileMissing: 'Envía un archivo en una parte llamada "file".',
  oneFileAtATime: 'Envía los archivos de uno en uno.',
  uploadIncomplete: 'La subida terminó antes de que llegara el archivo completo.',
  connectionLost: 'Se perdió la conexión.',
  fileTooLarge: ({ maxBytes }) => `Los archivos pueden ocupar hasta ${bytes(maxBytes)}.`,
  quotaExceeded: ({ quotaBytes, leftBytes }) =>
    `Tus archivos pueden ocupar ${bytes(quotaBytes)} en total; quedan ${bytes(leftBytes)}, que no bastan para este.`,
  chunkNotKept: {
    largeChunkSize: chunk('pon en chunkSize un valor mayor que tu archivo más grande'),
    dropzone: chunk('pon chunking: false'),
    fineUploader: chunk('pon chunking.enabled: false'),
    plupload: chunk('pon chunk_size: 0 (Plupload) o chunked: false (WebUploader)'),
    resumeChunkSize: chunk('quita resumeChunkSize'),
    maxChunkSize: chunk('quita maxChunkSize'),
    noChunkSize: chunk('quita chunkSize'),
    zeroChunkSize: chunk('pon chunkSize: 0'),
  },

  noSuchUpload: 'Esta subida no existe o ya no existe.',
  partsUnreadable: 'No se puede leer lo que ha llegado de una subida.',
  moreThanAnnounced: 'Ha llegado más de lo anunciado.',
  uploadLocked: 'Otra petición está enviando este archivo. Inténtalo de nuevo.',
  uploadBeginning: 'Esta subida está empezando. Inténtalo de nuevo.',
  uploadTakenOver: 'Otra petición se ha hecho cargo de esta subida. Inténtalo de nuevo.',
  uploadInterrupted: 'El envío se interrumpió. Continúa donde terminan los bytes guardados.',
  keyInvalid: 'Idempotency-Key puede tener hasta 100 caracteres ASCII.',
  keyTaken: 'Esta Idempotency-Key es de otra subida.',
  tusVersion: 'Este servidor usa tus 1.0.0 (Tus-Resumable).',
  tusType: 'Envía los bytes como application/offset+octet-stream.',
  offsetRequired: 'Falta Upload-Offset.',
  offsetWrong: 'Upload-Offset no está donde terminan los bytes guardados.',
  lengthInvalid:
    'Upload-Length tiene que indicar una vez cuántos bytes tiene el archivo, o Upload-Defer-Length (1) que se indicará después.',
  metadataMalformed: 'Upload-Metadata está mal formado.',
  metadataTooLong: 'Upload-Metadata puede tener hasta 4096 caracteres.',
  concatenationUnsupported: 'No se admite enviar partes de un archivo en paralelo (Upload-Concat).',
  tooManyOpenUploads: ({ max }) =>
    plural(max, {
      one: 'Tienes una subida sin completar, el máximo permitido. Complétala o cancélala primero.',
      many: 'Tienes # de subidas sin completar, el máximo permitido. Completa o cancela una de ellas primero.',
      other:
        'Tienes # subidas sin completar, el máximo permitido. Completa o cancela una de ellas primero.',
    }),
  overriddenMethod: ({ methods }) =>
    `Aquí, X-HTTP-Method-Override puede ser ${isolate(methods.join(', '))}.`,
  headersInvalid: ({ names }) => `Estas cabeceras no son válidas: ${isolate(names.join(', '))}.`,
};
