import type { uploadErrors as source } from '../../en/server/upload-errors.ts';
import { createFormats } from '../../formats.ts';

const { bytes, plural } = createFormats('zh-Hans');

const chunk = (advice: string) =>
  `这只是文件的一个分块，未予保存。请${advice}，或通过 tus 向 /api/upload/resumable 分块上传。`;

export const uploadErrors: typeof source = {
  noSuchFile: '该文件不存在。',
  noSuchThumbnail: '该缩略图不存在。',
  noSuchClient: '没有适用于此客户端的配置。',
  tooManyThumbnails: '当前正在生成的缩略图过多，请重试。',
  contentMissing: '服务器存储中缺少此文件的内容，需要由服务器运营者恢复。',
  mayNotUpload: '此账号不能再上传文件。',
  formExpected: '请以 multipart/form-data 发送文件。',
  boundaryInvalid: 'multipart 的 boundary 缺失或过长。',
  formMalformed: 'multipart 表单格式错误。',
  quotationNeverCloses: '表单的某个部分中有未闭合的引号。',
  formFieldTooLarge: '表单字段最大 16 KB。',
  tooManyParts: '表单包含的部分过多。',
  fileMissing: '请在名为“file”的部分中发送一个文件。',
  oneFileAtATime: '每次只能发送一个文件。',
  uploadIncomplete: '文件尚未全部送达，上传就已结束。',
  connectionLost: '连接已断开。',
  fileTooLarge: ({ maxBytes }) => `文件最大 ${bytes(maxBytes)}。`,
  quotaExceeded: ({ quotaBytes, leftBytes }) =>
    `你的文件总共可占用 ${bytes(quotaBytes)}，目前剩余 ${bytes(leftBytes)}，不足以存放此文件。`,
  chunkNotKept: {
    largeChunkSize: chunk('将 chunkSize 设为大于最大文件的值'),
    dropzone: chunk('设置 chunking: false'),
    fineUploader: chunk('设置 chunking.enabled: false'),
    plupload: chunk('设置 chunk_size: 0（Plupload）或 chunked: false（WebUploader）'),
    resumeChunkSize: chunk('去掉 resumeChunkSize'),
    maxChunkSize: chunk('去掉 maxChunkSize'),
    noChunkSize: chunk('去掉 chunkSize'),
    zeroChunkSize: chunk('设置 chunkSize: 0'),
  },

  noSuchUpload: '该上传不存在，或已不存在。',
  partsUnreadable: '无法读取此上传已送达的部分。',
  moreThanAnnounced: '收到的数据超过了声明的大小。',
  uploadLocked: '另一个请求正在发送此文件，请重试。',
  uploadBeginning: '此上传刚刚开始，请重试。',
  uploadTakenOver: '另一个请求已接管此上传，请重试。',
  uploadInterrupted: '发送已中断，请从已存储字节的末尾继续。',
  keyInvalid: 'Idempotency-Key 最多 100 个 ASCII 字符。',
  keyTaken: '此 Idempotency-Key 属于另一个上传。',
  tusVersion: '此服务器使用 tus 1.0.0（Tus-Resumable）。',
  tusType: '请以 application/offset+octet-stream 发送字节。',
  offsetRequired: '缺少 Upload-Offset。',
  offsetWrong: 'Upload-Offset 与已存储字节的末尾不一致。',
  lengthInvalid:
    '必须用 Upload-Length 指定一次文件的字节数，或用 Upload-Defer-Length (1) 表示稍后指定。',
  metadataMalformed: 'Upload-Metadata 格式错误。',
  metadataTooLong: 'Upload-Metadata 最多 4096 个字符。',
  concatenationUnsupported: '不支持并行发送文件的多个部分（Upload-Concat）。',
  tooManyOpenUploads: ({ max }) =>
    plural(max, {
      other: '你有 # 个未完成的上传，已达上限。请先完成或取消其中一个。',
    }),
  overriddenMethod: ({ methods }) => `此处的 X-HTTP-Method-Override 可以是 ${methods.join(', ')}。`,
  headersInvalid: ({ names }) => `以下标头无效：${names.join(', ')}。`,
};
