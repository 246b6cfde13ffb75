import type { uploadErrors as source } from '../../en/server/upload-errors.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('it');

const chunk = (advice: string) =>
  `Questa è una porzione di un file e non è stata conservata; ${advice}, oppure carica a porzioni con tus su /api/upload/resumable.`;

export const uploadErrors: typeof source = {
  noSuchFile: 'Questo file non esiste.',
  noSuchThumbnail: 'Questa miniatura non esiste.',
  noSuchClient: 'Non c’è una configurazione per questa applicazione.',
  tooManyThumbnails: 'Al momento si stanno creando troppe miniature. Riprova.',
  contentMissing:
    'Il contenuto di questo file manca dall’archivio del server. Il gestore deve ripristinarlo.',
  mayNotUpload: 'Questo account non può più caricare file.',
  formExpected: 'Invia il file come multipart/form-data.',
  boundaryInvalid: 'Il delimitatore multipart (boundary) manca o è troppo lungo.',
  formMalformed: 'Il modulo multipart non è valido.',
  quotationNeverCloses: 'In una parte del modulo le virgolette non vengono mai chiuse.',
  formFieldTooLarge: 'Un campo del modulo può pesare fino a 16 kB.',
  tooManyParts: 'Il modulo ha troppe parti.',
  fileMissing: 'Invia un file in una parte chiamata “file”.',
  oneFileAtATime: 'Invia un file alla volta.',
  uploadIncomplete: 'Il caricamento è terminato prima che arrivasse tutto il file.',
  connectionLost: 'La connessione si è interrotta.',
  fileTooLarge: ({ maxBytes }) => `I file possono pesare fino a ${bytes(maxBytes)}.`,
  quotaExceeded: ({ quotaBytes, leftBytes }) =>
    `I tuoi file possono occupare in tutto ${bytes(quotaBytes)}; restano ${bytes(leftBytes)}, troppo poco per questo.`,
  chunkNotKept: {
    largeChunkSize: chunk('imposta chunkSize oltre la dimensione del tuo file più grande'),
    dropzone: chunk('imposta chunking: false'),
    fineUploader: chunk('imposta chunking.enabled: false'),
    plupload: chunk('imposta chunk_size: 0 (Plupload) o chunked: false (WebUploader)'),
    resumeChunkSize: chunk('ometti resumeChunkSize'),
    maxChunkSize: chunk('ometti maxChunkSize'),
    noChunkSize: chunk('ometti chunkSize'),
    zeroChunkSize: chunk('imposta chunkSize: 0'),
  },

  noSuchUpload: 'Questo caricamento non esiste o non esiste più.',
  partsUnreadable: 'Le parti già arrivate di un caricamento non sono leggibili.',
  moreThanAnnounced: 'Sono arrivati più dati di quelli annunciati.',
  uploadLocked: 'Un’altra richiesta sta già inviando questo file. Riprova.',
  uploadBeginning: 'Questo caricamento è appena iniziato. Riprova.',
  uploadTakenOver: 'Un’altra richiesta ha preso in carico questo caricamento. Riprova.',
  uploadInterrupted: 'L’invio è stato interrotto. Riprendi da dove finiscono i byte salvati.',
  keyInvalid: 'Idempotency-Key può avere fino a 100 caratteri ASCII.',
  keyTaken: 'Questa Idempotency-Key appartiene a un altro caricamento.',
  tusVersion: 'Questo server usa tus 1.0.0 (Tus-Resumable).',
  tusType: 'Invia i byte come application/offset+octet-stream.',
  offsetRequired: 'Upload-Offset è obbligatorio.',
  offsetWrong: 'Upload-Offset non è dove finiscono i byte salvati.',
  lengthInvalid:
    'Upload-Length deve indicare una volta quanti byte ha il file, oppure Upload-Defer-Length (1) che lo si saprà più tardi.',
  metadataMalformed: 'Upload-Metadata non è valido.',
  metadataTooLong: 'Upload-Metadata può avere fino a 4096 caratteri.',
  concatenationUnsupported:
    'L’invio in parallelo di parti di un file (Upload-Concat) non è supportato.',
  tooManyOpenUploads: ({ max }) =>
    plural(max, {
      one: 'Hai già un caricamento incompleto, il massimo consentito. Prima completalo o annullalo.',
      many: 'Hai già # di caricamenti incompleti, il massimo consentito. Prima completane o annullane uno.',
      other:
        'Hai già # caricamenti incompleti, il massimo consentito. Prima completane o annullane uno.',
    }),
  overriddenMethod: ({ methods }) =>
    `Qui X-HTTP-Method-Override accetta: ${isolate(methods.join(', '))}.`,
  headersInvalid: ({ names }) =>
    `Queste intestazioni non sono valide: ${isolate(names.join(', '))}.`,
};
