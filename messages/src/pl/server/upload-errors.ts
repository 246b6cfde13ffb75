import type { uploadErrors as source } from '../../en/server/upload-errors.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('pl');

const chunk = (advice: string) =>
  `To jeden fragment pliku i nie został zachowany; ${advice} albo przesyłaj w częściach przez tus pod /api/upload/resumable.`;

export const uploadErrors: typeof source = {
  noSuchFile: 'Nie ma takiego pliku.',
  noSuchThumbnail: 'Nie ma takiej miniatury.',
  noSuchClient: 'Nie ma konfiguracji dla tego programu.',
  tooManyThumbnails: 'W tej chwili powstaje zbyt wiele miniatur. Spróbuj ponownie.',
  contentMissing:
    'W magazynie serwera brakuje zawartości tego pliku. Musi ją przywrócić operator serwera.',
  mayNotUpload: 'To konto nie może już przesyłać plików.',
  formExpected: 'Wyślij plik jako multipart/form-data.',
  boundaryInvalid: 'Brakuje separatora multipart (boundary) lub jest on za długi.',
  formMalformed: 'Formularz multipart jest nieprawidłowy.',
  quotationNeverCloses: 'W jednej z części formularza nie zamknięto cudzysłowu.',
  formFieldTooLarge: 'Pole formularza może mieć najwyżej 16 KB.',
  tooManyParts: 'Formularz ma zbyt wiele części.',
  fileMissing: 'Wyślij jeden plik w części o nazwie „file”.',
  oneFileAtATime: 'Wysyłaj po jednym pliku.',
  uploadIncomplete: 'Przesyłanie zakończyło się, zanim dotarł cały plik.',
  connectionLost: 'Połączenie zostało przerwane.',
  fileTooLarge: ({ maxBytes }) => `Plik może mieć najwyżej ${bytes(maxBytes)}.`,
  quotaExceeded: ({ quotaBytes, leftBytes }) =>
    `Twoje pliki mogą zajmować łącznie ${bytes(quotaBytes)}; zostało ${bytes(leftBytes)}, za mało na ten plik.`,
  chunkNotKept: {
    largeChunkSize: chunk('ustaw chunkSize na więcej niż Twój największy plik'),
    dropzone: chunk('ustaw chunking: false'),
    fineUploader: chunk('ustaw chunking.enabled: false'),
    plupload: chunk('ustaw chunk_size: 0 (Plupload) lub chunked: false (WebUploader)'),
    resumeChunkSize: chunk('pomiń resumeChunkSize'),
    maxChunkSize: chunk('pomiń maxChunkSize'),
    noChunkSize: chunk('pomiń chunkSize'),
    zeroChunkSize: chunk('ustaw chunkSize: 0'),
  },

  noSuchUpload: 'Nie ma takiego przesyłania lub już się zakończyło.',
  partsUnreadable: 'Nie można odczytać dotychczas przesłanych danych.',
  moreThanAnnounced: 'Dotarło więcej danych, niż zapowiedziano.',
  uploadLocked: 'Ten plik wysyła już inne żądanie. Spróbuj ponownie.',
  uploadBeginning: 'To przesyłanie dopiero się zaczyna. Spróbuj ponownie.',
  uploadTakenOver: 'To przesyłanie przejęło inne żądanie. Spróbuj ponownie.',
  uploadInterrupted: 'Wysyłanie zostało przerwane. Kontynuuj od końca zapisanych bajtów.',
  keyInvalid: 'Idempotency-Key może mieć najwyżej 100 znaków ASCII.',
  keyTaken: 'Ten Idempotency-Key należy do innego przesyłania.',
  tusVersion: 'Ten serwer obsługuje tus 1.0.0 (Tus-Resumable).',
  tusType: 'Wysyłaj bajty jako application/offset+octet-stream.',
  offsetRequired: 'Nagłówek Upload-Offset jest wymagany.',
  offsetWrong: 'Upload-Offset nie wskazuje końca zapisanych bajtów.',
  lengthInvalid:
    'Upload-Length musi raz podać liczbę bajtów pliku albo Upload-Defer-Length (1) zapowiedzieć ją na później.',
  metadataMalformed: 'Nagłówek Upload-Metadata jest nieprawidłowy.',
  metadataTooLong: 'Upload-Metadata może mieć najwyżej 4096 znaków.',
  concatenationUnsupported:
    'Równoległe wysyłanie części pliku (Upload-Concat) nie jest obsługiwane.',
  tooManyOpenUploads: ({ max }) =>
    plural(max, {
      one: 'Masz jedno nieukończone przesyłanie, a więcej ich być nie może. Najpierw je ukończ lub anuluj.',
      few: 'Masz # nieukończone przesyłania, a więcej ich być nie może. Najpierw ukończ lub anuluj jedno z nich.',
      many: 'Masz # nieukończonych przesyłań, a więcej ich być nie może. Najpierw ukończ lub anuluj jedno z nich.',
      other:
        'Masz # nieukończonego przesyłania, a więcej ich być nie może. Najpierw ukończ lub anuluj jedno z nich.',
    }),
  overriddenMethod: ({ methods }) =>
    `X-HTTP-Method-Override może tu mieć wartość ${isolate(methods.join(', '))}.`,
  headersInvalid: ({ names }) => `Nieprawidłowe nagłówki: ${isolate(names.join(', '))}.`,
};
