import type { uploadErrors as source } from '../../en/server/upload-errors.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('ru');

const chunk = (advice: string) =>
  `Это один фрагмент файла, он не сохранён; ${advice} или загружайте по частям через tus на /api/upload/resumable.`;

export const uploadErrors: typeof source = {
  noSuchFile: 'Такого файла нет.',
  noSuchThumbnail: 'Такой миниатюры нет.',
  noSuchClient: 'Для этой программы нет конфигурации.',
  tooManyThumbnails: 'Сейчас создаётся слишком много миниатюр. Попробуйте ещё раз.',
  contentMissing:
    'Содержимого этого файла нет в хранилище сервера. Его должен восстановить владелец сервера.',
  mayNotUpload: 'Эта учётная запись больше не может загружать файлы.',
  formExpected: 'Отправьте файл как multipart/form-data.',
  boundaryInvalid: 'Граница multipart (boundary) отсутствует или слишком длинная.',
  formMalformed: 'Форма multipart повреждена.',
  quotationNeverCloses: 'Кавычка в одной из частей формы не закрыта.',
  formFieldTooLarge: 'Поле формы может быть не больше 16 КБ.',
  tooManyParts: 'В форме слишком много частей.',
  fileMissing: 'Отправьте один файл в части с именем «file».',
  oneFileAtATime: 'Отправляйте по одному файлу.',
  uploadIncomplete: 'Загрузка закончилась раньше, чем пришёл весь файл.',
  connectionLost: 'Соединение прервано.',
  fileTooLarge: ({ maxBytes }) => `Файлы могут быть не больше ${bytes(maxBytes)}.`,
  quotaExceeded: ({ quotaBytes, leftBytes }) =>
    `Ваши файлы могут занимать ${bytes(quotaBytes)}; осталось ${bytes(leftBytes)} — для этого файла мало.`,
  chunkNotKept: {
    largeChunkSize: chunk('задайте chunkSize больше самого большого файла'),
    dropzone: chunk('задайте chunking: false'),
    fineUploader: chunk('задайте chunking.enabled: false'),
    plupload: chunk('задайте chunk_size: 0 (Plupload) или chunked: false (WebUploader)'),
    resumeChunkSize: chunk('уберите resumeChunkSize'),
    maxChunkSize: chunk('уберите maxChunkSize'),
    noChunkSize: chunk('уберите chunkSize'),
    zeroChunkSize: chunk('задайте chunkSize: 0'),
  },

  noSuchUpload: 'Такой загрузки нет или уже нет.',
  partsUnreadable: 'Уже полученную часть загрузки не удаётся прочитать.',
  moreThanAnnounced: 'Пришло больше, чем было объявлено.',
  uploadLocked: 'Этот файл отправляет другой запрос. Попробуйте ещё раз.',
  uploadBeginning: 'Эта загрузка только начинается. Попробуйте ещё раз.',
  uploadTakenOver: 'Эту загрузку продолжает другой запрос. Попробуйте ещё раз.',
  uploadInterrupted: 'Отправка прервана. Продолжите с конца сохранённых байтов.',
  keyInvalid: 'В Idempotency-Key может быть до 100 символов ASCII.',
  keyTaken: 'Этот Idempotency-Key принадлежит другой загрузке.',
  tusVersion: 'Этот сервер поддерживает tus 1.0.0 (Tus-Resumable).',
  tusType: 'Отправляйте байты как application/offset+octet-stream.',
  offsetRequired: 'Нужен заголовок Upload-Offset.',
  offsetWrong: 'Upload-Offset не совпадает с концом сохранённых байтов.',
  lengthInvalid:
    'Upload-Length должен один раз указать, сколько в файле байтов, либо Upload-Defer-Length (1) — что это будет известно позже.',
  metadataMalformed: 'Upload-Metadata повреждён.',
  metadataTooLong: 'В Upload-Metadata может быть до 4096 символов.',
  concatenationUnsupported: 'Отправка частей файла одновременно (Upload-Concat) не поддерживается.',
  tooManyOpenUploads: ({ max }) =>
    plural(max, {
      one: 'У вас # незавершённая загрузка, больше нельзя. Сначала завершите или отмените её.',
      few: 'У вас # незавершённые загрузки, больше нельзя. Сначала завершите или отмените одну из них.',
      many: 'У вас # незавершённых загрузок, больше нельзя. Сначала завершите или отмените одну из них.',
      other:
        'У вас # незавершённой загрузки, больше нельзя. Сначала завершите или отмените одну из них.',
    }),
  overriddenMethod: ({ methods }) =>
    `X-HTTP-Method-Override здесь может быть: ${isolate(methods.join(', '))}.`,
  headersInvalid: ({ names }) => `Недопустимые заголовки: ${isolate(names.join(', '))}.`,
};
