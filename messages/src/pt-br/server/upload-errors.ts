import type { uploadErrors as source } from '../../en/server/upload-errors.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('pt-BR');

const chunk = (advice: string) =>
  `Isto é um fragmento de um arquivo e não foi guardado; ${advice}, ou envie em partes por tus em /api/upload/resumable.`;

export const uploadErrors: typeof source = {
  noSuchFile: 'Este arquivo não existe.',
  noSuchThumbnail: 'Esta miniatura não existe.',
  noSuchClient: 'Não há configuração para este cliente.',
  tooManyThumbnails: 'Há miniaturas demais sendo criadas neste momento. Tente novamente.',
  contentMissing:
    'O conteúdo deste arquivo está faltando no armazenamento do servidor. Quem opera o servidor precisa recuperá-lo.',
  mayNotUpload: 'Esta conta não pode mais enviar arquivos.',
  formExpected: 'Envie o arquivo como multipart/form-data.',
  boundaryInvalid: 'O delimitador multipart está faltando ou é longo demais.',
  formMalformed: 'O formulário multipart está malformado.',
  quotationNeverCloses: 'Há aspas não fechadas em uma parte do formulário.',
  formFieldTooLarge: 'Um campo do formulário pode ter até 16 kB.',
  tooManyParts: 'O formulário tem partes demais.',
  fileMissing: 'Envie um arquivo em uma parte chamada "file".',
  oneFileAtATime: 'Envie um arquivo de cada vez.',
  uploadIncomplete: 'O upload terminou antes de o arquivo inteiro chegar.',
  connectionLost: 'A conexão foi perdida.',
  fileTooLarge: ({ maxBytes }) => `Os arquivos podem ter até ${bytes(maxBytes)}.`,
  quotaExceeded: ({ quotaBytes, leftBytes }) =>
    `Seus arquivos podem ocupar ${bytes(quotaBytes)} no total; ainda há ${bytes(leftBytes)}, pouco para este.`,
  chunkNotKept: {
    largeChunkSize: chunk('defina chunkSize com mais que o seu maior arquivo'),
    dropzone: chunk('defina chunking: false'),
    fineUploader: chunk('defina chunking.enabled: false'),
    plupload: chunk('defina chunk_size: 0 (Plupload) ou chunked: false (WebUploader)'),
    resumeChunkSize: chunk('remova resumeChunkSize'),
    maxChunkSize: chunk('remova maxChunkSize'),
    noChunkSize: chunk('remova chunkSize'),
    zeroChunkSize: chunk('defina chunkSize: 0'),
  },

  noSuchUpload: 'Este upload não existe ou não existe mais.',
  partsUnreadable: 'Não é possível ler o que chegou de um upload.',
  moreThanAnnounced: 'Chegou mais do que o anunciado.',
  uploadLocked: 'Outra requisição está enviando este arquivo. Tente novamente.',
  uploadBeginning: 'Este upload está começando. Tente novamente.',
  uploadTakenOver: 'Outra requisição assumiu este upload. Tente novamente.',
  uploadInterrupted: 'O envio foi interrompido. Continue de onde os bytes guardados terminam.',
  keyInvalid: 'Idempotency-Key pode ter até 100 caracteres ASCII.',
  keyTaken: 'Esta Idempotency-Key pertence a outro upload.',
  tusVersion: 'Este servidor usa tus 1.0.0 (Tus-Resumable).',
  tusType: 'Envie os bytes como application/offset+octet-stream.',
  offsetRequired: 'Upload-Offset é obrigatório.',
  offsetWrong: 'Upload-Offset não está onde os bytes guardados terminam.',
  lengthInvalid:
    'Upload-Length precisa dizer uma vez quantos bytes o arquivo tem, ou Upload-Defer-Length (1) que isso vem depois.',
  metadataMalformed: 'Upload-Metadata está malformado.',
  metadataTooLong: 'Upload-Metadata pode ter até 4096 caracteres.',
  concatenationUnsupported:
    'O envio de partes de um arquivo em paralelo (Upload-Concat) não é aceito.',
  tooManyOpenUploads: ({ max }) =>
    plural(max, {
      one: 'Você tem um upload incompleto, o máximo permitido. Conclua ou cancele-o primeiro.',
      many: 'Você tem # de uploads incompletos, o máximo permitido. Conclua ou cancele um deles primeiro.',
      other:
        'Você tem # uploads incompletos, o máximo permitido. Conclua ou cancele um deles primeiro.',
    }),
  overriddenMethod: ({ methods }) =>
    `Aqui, X-HTTP-Method-Override pode ser ${isolate(methods.join(', '))}.`,
  headersInvalid: ({ names }) => `Estes cabeçalhos não são válidos: ${isolate(names.join(', '))}.`,
};
