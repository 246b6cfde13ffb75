import type { uploadErrors as source } from '../../en/server/upload-errors.ts';
import { createFormats } from '../../formats.ts';

const { bytes, plural } = createFormats('ja');

const chunk = (advice: string) =>
  `これはファイルの一部（チャンク）のため、保存されませんでした。${advice}、/api/upload/resumable に tus で分割アップロードしてください。`;

export const uploadErrors: typeof source = {
  noSuchFile: 'このファイルは存在しません。',
  noSuchThumbnail: 'このサムネイルは存在しません。',
  noSuchClient: 'このクライアント用の設定はありません。',
  tooManyThumbnails: '現在、多数のサムネイルを作成中です。もう一度お試しください。',
  contentMissing:
    'このファイルの内容がサーバーのストレージにありません。サーバーの運営者による復旧が必要です。',
  mayNotUpload: 'このアカウントではファイルをアップロードできなくなりました。',
  formExpected: 'ファイルは multipart/form-data で送信してください。',
  boundaryInvalid: 'multipart の boundary がないか、長すぎます。',
  formMalformed: 'multipart フォームの形式が正しくありません。',
  quotationNeverCloses: 'フォームのパートに、閉じられていない引用符があります。',
  formFieldTooLarge: 'フォームのフィールドは 16 KB までです。',
  tooManyParts: 'フォームのパートが多すぎます。',
  fileMissing: '「file」という名前のパートでファイルを 1 つ送信してください。',
  oneFileAtATime: 'ファイルは 1 つずつ送信してください。',
  uploadIncomplete: 'ファイル全体が届く前にアップロードが終了しました。',
  connectionLost: '接続が切れました。',
  fileTooLarge: ({ maxBytes }) => `ファイルのサイズは ${bytes(maxBytes)} までです。`,
  quotaExceeded: ({ quotaBytes, leftBytes }) =>
    `使用できる容量は合計 ${bytes(quotaBytes)} です。残りは ${bytes(leftBytes)} のため、このファイルは保存できません。`,
  chunkNotKept: {
    largeChunkSize: chunk('chunkSize を最大のファイルより大きく設定するか'),
    dropzone: chunk('chunking: false を設定するか'),
    fineUploader: chunk('chunking.enabled: false を設定するか'),
    plupload: chunk('chunk_size: 0（Plupload）または chunked: false（WebUploader）を設定するか'),
    resumeChunkSize: chunk('resumeChunkSize を外すか'),
    maxChunkSize: chunk('maxChunkSize を外すか'),
    noChunkSize: chunk('chunkSize を外すか'),
    zeroChunkSize: chunk('chunkSize: 0 を設定するか'),
  },

  noSuchUpload: 'このアップロードは存在しないか、すでに終了しています。',
  partsUnreadable: 'アップロードの受信済みの部分を読み取れません。',
  moreThanAnnounced: '申告されたサイズより多くのデータが届きました。',
  uploadLocked: '別のリクエストがこのファイルを送信中です。もう一度お試しください。',
  uploadBeginning: 'このアップロードは開始処理中です。もう一度お試しください。',
  uploadTakenOver: '別のリクエストがこのアップロードを引き継ぎました。もう一度お試しください。',
  uploadInterrupted: '送信が中断されました。保存済みのバイトの続きから再開してください。',
  keyInvalid: 'Idempotency-Key は ASCII 文字 100 文字までです。',
  keyTaken: 'この Idempotency-Key は別のアップロードで使われています。',
  tusVersion: 'このサーバーは tus 1.0.0（Tus-Resumable）に対応しています。',
  tusType: 'バイト列は application/offset+octet-stream で送信してください。',
  offsetRequired: 'Upload-Offset は必須です。',
  offsetWrong: 'Upload-Offset が保存済みのバイトの末尾と一致しません。',
  lengthInvalid:
    'Upload-Length でファイルのバイト数を 1 回指定するか、Upload-Defer-Length (1) で後から指定することを示してください。',
  metadataMalformed: 'Upload-Metadata の形式が正しくありません。',
  metadataTooLong: 'Upload-Metadata は 4096 文字までです。',
  concatenationUnsupported:
    'ファイルの複数の部分を並行して送信すること（Upload-Concat）には対応していません。',
  tooManyOpenUploads: ({ max }) =>
    plural(max, {
      other:
        '未完了のアップロードが上限の # 件に達しています。先にいずれかを完了するか、キャンセルしてください。',
    }),
  overriddenMethod: ({ methods }) =>
    `ここで X-HTTP-Method-Override に指定できるのは ${methods.join(', ')} です。`,
  headersInvalid: ({ names }) => `次のヘッダーは無効です：${names.join(', ')}。`,
};
