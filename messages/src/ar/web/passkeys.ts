import type { passkeys as source } from '../../en/web/passkeys.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ar');

export const passkeys: typeof source = {
  title: 'مفاتيح المرور',
  lead: 'سجّل الدخول من دون كلمة مرور: ببصمتك أو وجهك أو رقم PIN أو مفتاح أمان.',
  none: 'ليس لديك مفاتيح مرور بعد.',
  loading: 'جارٍ تحميل مفاتيح مرورك',
  failed: 'تعذّر عرض مفاتيح مرورك',
  add: 'إضافة مفتاح مرور',
  name: 'اسم مفتاح المرور',
  nameHint: 'كما تشاء، لتميّزه من غيره.',
  nameRequired: 'أدخل اسمًا',
  make: 'متابعة',
  wasAdded: 'أُضيف مفتاح المرور.',
  known: 'على هذا الجهاز مفتاح مرور لحسابك بالفعل.',
  added: ({ date }) => `أُضيف ${date}`,
  lastUsed: ({ date }) => `آخر استخدام ${date}`,
  neverUsed: 'لم يُستخدم قط',
  synced: 'متزامن',
  rename: ({ name }) => `إعادة تسمية ${isolate(name)}`,
  remove: ({ name }) => `إزالة ${isolate(name)}`,
  removeText: 'لن يسجّل دخولك بعد الآن. قد يستمر جهازك في عرضه إلى أن تحذفه هناك.',
  confirmRemove: 'إزالة',
  removed: 'أُزيل مفتاح المرور.',
  full: ({ max }) =>
    plural(max, {
      zero: 'للحساب # مفتاح مرور على الأكثر. أزل واحدًا لتضيف آخر.',
      one: 'للحساب مفتاح مرور واحد على الأكثر. أزله لتضيف آخر.',
      two: 'للحساب مفتاحا مرور على الأكثر. أزل أحدهما لتضيف آخر.',
      few: 'للحساب # مفاتيح مرور على الأكثر. أزل واحدًا لتضيف آخر.',
      many: 'للحساب # مفتاح مرور على الأكثر. أزل واحدًا لتضيف آخر.',
      other: 'للحساب # مفتاح مرور على الأكثر. أزل واحدًا لتضيف آخر.',
    }),
};
