import type { linkOptions as source } from '../../en/server/link-options.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ar');

export const linkOptions: typeof source = {
  options: {
    expires: `يجب أن تكون قيمة ${isolate('expires')} مدة مثل ${isolate('30m')} أو ${isolate('12h')} أو ${isolate('7d')} أو ${isolate('4w')}، أو وقتًا بصيغة ${isolate('ISO 8601')} مع فرق التوقيت، أو ${isolate('never')}.`,
    expiresTooSoon: `يجب أن يكون ${isolate('expires')} بعد دقيقة واحدة من الآن على الأقل.`,
    maxDownloads: `يجب أن تكون قيمة ${isolate('maxDownloads')} عددًا صحيحًا من 1 إلى 1000000، أو ${isolate('none')}.`,
    password: `يجب أن يكون طول ${isolate('password')} بين 1 و256 حرفًا.`,
    burn: `يجب أن تكون قيمة ${isolate('burn')} هي ${isolate('true')} أو ${isolate('false')}.`,
    burnOnce: `يسمح ${isolate('burn')} بتنزيل واحد فقط: احذف ${isolate('maxDownloads')} أو اجعل قيمته 1.`,
    slug: `يجب أن يبدأ ${isolate('slug')} بحرف لاتيني أو رقم، ويمكن أن يضم حتى 64 من الحروف والأرقام والنقاط والشرطات السفلية والشرطات (${isolate('A–Z')} و${isolate('a–z')} و${isolate('0–9')}).`,
    link: `يجب أن تكون قيمة ${isolate('link')} هي ${isolate('raw')} أو ${isolate('view')}.`,
    domain: `يجب أن تكون قيمة ${isolate('domain')} اسم أحد نطاقاتك.`,
    unknown: ({ name }) => `لا يوجد خيار باسم ${isolate(name)}.`,
    twice: ({ name }) => `ورد ${isolate(name)} مرتين بقيمتين مختلفتين.`,
    encoding: ({ name }) =>
      `يجب أن تكون قيمة ${isolate(name)} بترميز ${isolate('UTF-8')} مرمّز بالنسبة المئوية.`,
    queueFull: 'يجري الآن التحقق من عدد كبير جدًا من كلمات مرور الروابط. يُرجى المحاولة مرة أخرى.',
    expiresTooLate: ({ max }) =>
      `يمكن أن يكون ${isolate('expires')} بعد ${isolate(max)} من الآن على الأكثر.`,
    late: ({ name }) => `يجب أن يسبق ${isolate(name)} الجزء ${isolate('file')} في النموذج.`,
    typeRefused: ({ type }) => `لا تُقبل هنا الملفات من النوع ${isolate(type)}.`,
  },
  slugs: {
    force: `يجب أن تكون قيمة ${isolate('force')} إما ${isolate('true')} أو ${isolate('false')}.`,
    name: `يجب أن تكون قيمة ${isolate('name')} اسمًا مرئيًا.`,
    typeDiffers: ({ given, kept }) =>
      `نوع هذا الملف (${isolate(given)}) يختلف عن نوع الملف خلف الرابط (${isolate(kept)}). أرسل force=true لاستبداله على أي حال.`,
    tooMany:
      'لهذا الرابط أسماء سابقة كثيرة ما زالت تعمل. اختر أحدها من جديد، أو انتظر حتى ينتهي أحدها.',
    taken: ({ slug, suggestion }) =>
      `الاسم «${isolate(slug)}» مأخوذ. «${isolate(suggestion)}» متاح.`,
  },
};
