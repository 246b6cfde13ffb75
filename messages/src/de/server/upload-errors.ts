import type { uploadErrors as source } from '../../en/server/upload-errors.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('de');

const chunk = (advice: string) =>
  `Das ist ein Stück einer Datei und wurde nicht behalten; ${advice}, oder lade in Stücken mit tus auf /api/upload/resumable hoch.`;

export const uploadErrors: typeof source = {
  noSuchFile: 'Diese Datei gibt es nicht.',
  noSuchThumbnail: 'Dieses Vorschaubild gibt es nicht.',
  noSuchClient: 'Für dieses Programm gibt es keine Konfiguration.',
  tooManyThumbnails:
    'Gerade werden zu viele Vorschaubilder erzeugt. Bitte versuche es noch einmal.',
  contentMissing:
    'Der Inhalt dieser Datei fehlt im Speicher des Servers. Der Betreiber muss ihn wiederherstellen.',
  mayNotUpload: 'Dieses Konto kann keine Dateien mehr hochladen.',
  formExpected: 'Sende die Datei als multipart/form-data.',
  boundaryInvalid: 'Die Multipart-Grenze (boundary) fehlt oder ist zu lang.',
  formMalformed: 'Das Multipart-Formular ist fehlerhaft.',
  quotationNeverCloses: 'Ein Anführungszeichen in einem Teil des Formulars wird nie geschlossen.',
  formFieldTooLarge: 'Ein Formularfeld darf bis zu 16 KB groß sein.',
  tooManyParts: 'Das Formular hat zu viele Teile.',
  fileMissing: 'Sende eine Datei in einem Teil namens „file“.',
  oneFileAtATime: 'Sende immer nur eine Datei.',
  uploadIncomplete: 'Der Upload endete, bevor die ganze Datei angekommen war.',
  connectionLost: 'Die Verbindung ist abgebrochen.',
  fileTooLarge: ({ maxBytes }) => `Dateien dürfen bis zu ${bytes(maxBytes)} groß sein.`,
  quotaExceeded: ({ quotaBytes, leftBytes }) =>
    `Deine Dateien dürfen zusammen ${bytes(quotaBytes)} belegen; ${bytes(leftBytes)} sind noch frei, zu wenig für diese.`,
  chunkNotKept: {
    largeChunkSize: chunk('stelle chunkSize größer als deine größte Datei ein'),
    dropzone: chunk('stelle chunking: false ein'),
    fineUploader: chunk('stelle chunking.enabled: false ein'),
    plupload: chunk('stelle chunk_size: 0 (Plupload) oder chunked: false (WebUploader) ein'),
    resumeChunkSize: chunk('lass resumeChunkSize weg'),
    maxChunkSize: chunk('lass maxChunkSize weg'),
    noChunkSize: chunk('lass chunkSize weg'),
    zeroChunkSize: chunk('stelle chunkSize: 0 ein'),
  },

  noSuchUpload: 'Diesen Upload gibt es nicht oder nicht mehr.',
  partsUnreadable: 'Die schon angekommenen Teile eines Uploads lassen sich nicht lesen.',
  moreThanAnnounced: 'Es ist mehr angekommen, als angekündigt war.',
  uploadLocked: 'Eine andere Anfrage sendet diese Datei gerade. Bitte versuche es noch einmal.',
  uploadBeginning: 'Dieser Upload beginnt gerade erst. Bitte versuche es noch einmal.',
  uploadTakenOver:
    'Eine andere Anfrage hat diesen Upload übernommen. Bitte versuche es noch einmal.',
  uploadInterrupted:
    'Das Senden wurde unterbrochen. Bitte mache dort weiter, wo die gespeicherten Bytes enden.',
  keyInvalid: 'Idempotency-Key darf bis zu 100 ASCII-Zeichen haben.',
  keyTaken: 'Dieser Idempotency-Key gehört zu einem anderen Upload.',
  tusVersion: 'Dieser Server spricht tus 1.0.0 (Tus-Resumable).',
  tusType: 'Sende die Bytes als application/offset+octet-stream.',
  offsetRequired: 'Upload-Offset fehlt.',
  offsetWrong: 'Upload-Offset ist nicht dort, wo die gespeicherten Bytes enden.',
  lengthInvalid:
    'Upload-Length muss einmal angeben, wie viele Bytes die Datei hat, oder Upload-Defer-Length (1), dass das später kommt.',
  metadataMalformed: 'Upload-Metadata ist fehlerhaft.',
  metadataTooLong: 'Upload-Metadata darf bis zu 4096 Zeichen haben.',
  concatenationUnsupported:
    'Teile einer Datei nebeneinander zu senden (Upload-Concat) wird nicht unterstützt.',
  tooManyOpenUploads: ({ max }) =>
    plural(max, {
      one: 'Du hast einen unvollständigen Upload, mehr dürfen es nicht sein. Schließe ihn zuerst ab oder brich ihn ab.',
      other:
        'Du hast # unvollständige Uploads, mehr dürfen es nicht sein. Schließe zuerst einen davon ab oder brich ihn ab.',
    }),
  overriddenMethod: ({ methods }) =>
    `X-HTTP-Method-Override darf hier ${isolate(methods.join(', '))} sein.`,
  headersInvalid: ({ names }) =>
    `Diese Kopfzeilen sind nicht gültig: ${isolate(names.join(', '))}.`,
};
