import type { uploadErrors as source } from '../../en/server/upload-errors.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('ar');

const chunk = (advice: string) =>
  `هذا جزء واحد من ملف ولم يُحفظ؛ ${advice}، أو الرفع على أجزاء عبر tus على ${isolate('/api/upload/resumable')}.`;
const set = (option: string) => chunk(`يُرجى ضبط ${isolate(option)}`);
const leaveOut = (option: string) => chunk(`يُرجى ترك ${isolate(option)}`);

export const uploadErrors: typeof source = {
  noSuchFile: 'لا يوجد ملف كهذا.',
  noSuchThumbnail: 'لا توجد صورة مصغّرة كهذه.',
  noSuchClient: 'لا توجد إعدادات لهذا البرنامج.',
  tooManyThumbnails: 'يجري الآن إنشاء صور مصغّرة كثيرة جدًا. يُرجى إعادة المحاولة.',
  contentMissing: 'محتوى هذا الملف مفقود من مخزن الخادم. على مشغّل الخادم أن يستعيده.',
  mayNotUpload: 'لم يعد بإمكان هذا الحساب رفع الملفات.',
  formExpected: `يجب إرسال الملف بصيغة ${isolate('multipart/form-data')}.`,
  boundaryInvalid: `الفاصل (${isolate('multipart boundary')}) مفقود أو طويل جدًا.`,
  formMalformed: `بنية النموذج (${isolate('multipart')}) غير سليمة.`,
  quotationNeverCloses: 'في أحد أجزاء النموذج علامة اقتباس لا تُغلق.',
  formFieldTooLarge: 'أقصى حجم لحقل النموذج 16 كيلوبايت.',
  tooManyParts: 'أجزاء النموذج كثيرة جدًا.',
  fileMissing: `يجب إرسال ملف واحد في جزء اسمه «${isolate('file')}».`,
  oneFileAtATime: 'يجب إرسال ملف واحد في كل مرة.',
  uploadIncomplete: 'انتهى الرفع قبل وصول الملف كاملًا.',
  connectionLost: 'انقطع الاتصال.',
  fileTooLarge: ({ maxBytes }) => `أقصى حجم للملف ${bytes(maxBytes)}.`,
  quotaExceeded: ({ quotaBytes, leftBytes }) =>
    `الحجم الإجمالي المسموح لملفاتك ${bytes(quotaBytes)}؛ والمتبقي ${bytes(leftBytes)}، ولا يكفي لهذا الملف.`,
  chunkNotKept: {
    largeChunkSize: chunk(`يُرجى ضبط ${isolate('chunkSize')} على أكثر من حجم أكبر ملفاتك`),
    dropzone: set('chunking: false'),
    fineUploader: set('chunking.enabled: false'),
    plupload: chunk(
      `يُرجى ضبط ${isolate('chunk_size: 0')} (Plupload) أو ${isolate('chunked: false')} (WebUploader)`,
    ),
    resumeChunkSize: leaveOut('resumeChunkSize'),
    maxChunkSize: leaveOut('maxChunkSize'),
    noChunkSize: leaveOut('chunkSize'),
    zeroChunkSize: set('chunkSize: 0'),
  },

  noSuchUpload: 'لا توجد عملية رفع كهذه، أو لم تعد موجودة.',
  partsUnreadable: 'تعذّرت قراءة ما وصل من الملف.',
  moreThanAnnounced: 'وصل أكثر مما أُعلن عنه.',
  uploadLocked: 'يرسل طلب آخر هذا الملف. يُرجى إعادة المحاولة.',
  uploadBeginning: 'بدأت عملية الرفع هذه للتو. يُرجى إعادة المحاولة.',
  uploadTakenOver: 'تولّى طلب آخر عملية الرفع هذه. يُرجى إعادة المحاولة.',
  uploadInterrupted: 'انقطع الإرسال. يُرجى المتابعة من نهاية البايتات المحفوظة.',
  keyInvalid: `أقصى طول لقيمة ${isolate('Idempotency-Key')} هو 100 محرف ASCII.`,
  keyTaken: `قيمة ${isolate('Idempotency-Key')} هذه تخص عملية رفع أخرى.`,
  tusVersion: `يستخدم هذا الخادم الإصدار ${isolate('tus 1.0.0')} (${isolate('Tus-Resumable')}).`,
  tusType: `يجب إرسال البايتات بنوع ${isolate('application/offset+octet-stream')}.`,
  offsetRequired: `الترويسة ${isolate('Upload-Offset')} مطلوبة.`,
  offsetWrong: `لا تطابق قيمة ${isolate('Upload-Offset')} نهاية البايتات المحفوظة.`,
  lengthInvalid: `يجب أن تذكر ${isolate('Upload-Length')} مرة واحدة عدد بايتات الملف، أو أن تذكر ${isolate('Upload-Defer-Length')} (1) أنه يأتي لاحقًا.`,
  metadataMalformed: `بنية الترويسة ${isolate('Upload-Metadata')} غير سليمة.`,
  metadataTooLong: `أقصى طول للترويسة ${isolate('Upload-Metadata')} هو 4096 محرفًا.`,
  concatenationUnsupported: `إرسال أجزاء الملف على التوازي (${isolate('Upload-Concat')}) غير مدعوم.`,
  tooManyOpenUploads: ({ max }) =>
    plural(max, {
      zero: 'لا يُسمح بعمليات رفع غير مكتملة.',
      one: 'لديك عملية رفع واحدة غير مكتملة، وهو الحد الأقصى. يُرجى إكمالها أو إلغاؤها أولًا.',
      two: 'لديك عمليتا رفع غير مكتملتين، وهو الحد الأقصى. يُرجى إكمال إحداهما أو إلغاؤها أولًا.',
      few: 'لديك # عمليات رفع غير مكتملة، وهو الحد الأقصى. يُرجى إكمال إحداها أو إلغاؤها أولًا.',
      many: 'لديك # عملية رفع غير مكتملة، وهو الحد الأقصى. يُرجى إكمال إحداها أو إلغاؤها أولًا.',
      other: 'لديك # عملية رفع غير مكتملة، وهو الحد الأقصى. يُرجى إكمال إحداها أو إلغاؤها أولًا.',
    }),
  overriddenMethod: ({ methods }) =>
    `القيم المسموحة هنا للترويسة ${isolate('X-HTTP-Method-Override')}: ${isolate(methods.join(', '))}.`,
  headersInvalid: ({ names }) => `ترويسات غير صالحة: ${isolate(names.join(', '))}.`,
};
