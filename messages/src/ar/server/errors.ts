import type { errors as source } from '../../en/server/errors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ar');

export const errors: typeof source = {
  noSuchCall: 'لا يوجد استدعاء كهذا.',
  serverFull: 'لم تعد في الخادم مساحة للملفات.',
  serverBusy: 'الخادم مشغول الآن. يُرجى إعادة المحاولة.',
  serverOverloaded: 'الضغط على الخادم كبير الآن. يُرجى إعادة المحاولة.',
  tooComplex: 'هذا النص معقّد جدًا بحيث لا يمكن عرضه.',
  storageUnavailable: 'مخزن الملفات لا يستجيب. يُرجى إعادة المحاولة.',
  unexpected: 'حدث خطأ في الخادم.',
  notReady: 'قاعدة البيانات أو مخزن الملفات لا يستجيب.',
  stopping: 'الخادم قيد الإيقاف.',
  nulInText: 'لا يمكن أن يحتوي النص على المحرف NUL.',
  nothingHere: 'لا يوجد شيء على هذا العنوان.',
  noWebApp: 'لا يوجد شيء على هذا العنوان: لم يُبنَ تطبيق الويب.',
  onlyRead: 'هذا العنوان للقراءة فقط.',
  unknownHost: `لا يُخدَم هذا العنوان هنا؛ العنوان الصحيح محدد في ${isolate('PUBLIC_URL')}.`,
  invalidHost: 'لا يحدد الطلب مضيفًا صالحًا.',
  bodyOfAnotherType: `يجب أن يكون المحتوى بصيغة JSON (${isolate('application/json')}).`,
  bodyNotJson: 'المحتوى ليس JSON صالحًا.',
  bodyNotUtf8: `المحتوى ليس نصًا صالحًا بترميز ${isolate('UTF-8')}.`,
  bodyTooLarge: ({ kilobytes }) => `أقصى حجم للمحتوى ${number(kilobytes)} كيلوبايت.`,
  metricsTokenNeeded: `الرمز المحدد في ${isolate('METRICS_TOKEN')} مطلوب هنا.`,
  onlyProxyMayAsk: 'هذا الطلب متاح فقط للوكيل الذي أمام هذا الخادم.',
};
