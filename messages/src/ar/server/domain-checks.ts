import type { domainChecks as source } from '../../en/server/domain-checks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ar');

export const domainChecks: typeof source = {
  txtMissing: 'لم يُعثر على سجل TXT',
  txtDifferent: 'لسجل TXT قيمة أخرى',
  addressMissing: 'لم يُعثر على سجل A أو AAAA أو CNAME',
  pointsElsewhere: ({ found, expected }) =>
    `يشير إلى ${isolate(found)}، والمتوقع ${isolate(expected)}`,
  pointsUnexpectedly: ({ found }) => `يشير إلى ${isolate(found)}، ولا يُعرف عنوان متوقع`,
  noAddress: 'لا يوجد عنوان يمكن سؤاله',
  unreachable: ({ addresses }) => `لا يمكن الوصول إلى ${isolate(addresses)} من الإنترنت`,
  cnameLoop: 'سجلات CNAME تشكّل حلقة',
  tooManyCnames: ({ max }) =>
    plural(max, {
      zero: 'أكثر من # سجل CNAME',
      one: 'أكثر من سجل CNAME واحد',
      two: 'أكثر من سجلَّي CNAME متتاليين',
      few: 'أكثر من # سجلات CNAME متتالية',
      many: 'أكثر من # سجل CNAME متتاليًا',
      other: 'أكثر من # سجل CNAME متتالٍ',
    }),
  nameServersSilent: ({ seconds }) =>
    plural(seconds, {
      zero: 'لم تُجب خوادم الأسماء خلال # ثانية',
      one: 'لم تُجب خوادم الأسماء خلال ثانية واحدة',
      two: 'لم تُجب خوادم الأسماء خلال ثانيتين',
      few: 'لم تُجب خوادم الأسماء خلال # ثوانٍ',
      many: 'لم تُجب خوادم الأسماء خلال # ثانية',
      other: 'لم تُجب خوادم الأسماء خلال # ثانية',
    }),
  nameServersUnreachable: 'لا يمكن الوصول إلى خوادم الأسماء',
  nameServersAnswered: ({ code }) => `أجابت خوادم الأسماء بـ ${isolate(code)}`,
  ownNameNotFound: ({ name, reason }) => `لم يُعثر على اسم هذا الخادم ${isolate(name)}: ${reason}`,
  foreignAnswer: ({ address }) => `${isolate(address)} يجيب، لكنه ليس هذا الخادم`,
  addressSilent: ({ address, seconds }) =>
    plural(seconds, {
      zero: `لم يُجب ${isolate(address)} خلال # ثانية`,
      one: `لم يُجب ${isolate(address)} خلال ثانية واحدة`,
      two: `لم يُجب ${isolate(address)} خلال ثانيتين`,
      few: `لم يُجب ${isolate(address)} خلال # ثوانٍ`,
      many: `لم يُجب ${isolate(address)} خلال # ثانية`,
      other: `لم يُجب ${isolate(address)} خلال # ثانية`,
    }),
  portClosed: ({ address, port }) => `لا يجيب ${isolate(address)} على المنفذ ${port}`,
  certificateInvalid: ({ detail }) => `الشهادة غير صالحة: ${isolate(detail)}`,
  certificateMissing: 'لم تُصدر الشهادة بعد',
};
