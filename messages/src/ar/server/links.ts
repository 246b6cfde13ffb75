import type { links as source } from '../../en/server/links.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('ar');

export const links: typeof source = {
  options: {
    url: 'يجب أن يكون url عنوانًا يبدأ بـ http:// أو https://، فيه مضيف، وبلا اسم مستخدم ولا مسافات.',
    urlTooLong: 'يمكن أن يصل طول url إلى 2048 محرفًا.',
    urlOwn: 'يجب ألا يؤدي url إلى هذا الخادم نفسه.',
    maxClicks: 'يجب أن يكون maxClicks عددًا صحيحًا من 1 إلى 1000000، أو none.',
    title: ({ max }) => `أقصى عدد للمحارف الظاهرة في title هو ${number(max)}.`,
  },
  tooMany: ({ max }) =>
    `بلغت العدد الأقصى من الروابط القصيرة، وهو ${number(max)}. احذف بعضها أولًا.`,
  noSuchLink: 'لا يوجد رابط قصير كهذا.',
  deleted: 'حُذف الرابط القصير.',
  page: {
    title: 'رابط قصير',
    leadsTo: 'يؤدي هذا الرابط إلى:',
    open: 'الانتقال إليه',
    locked: 'لهذا الرابط كلمة مرور',
    passwordNeeded:
      'لهذا الرابط كلمة مرور: افتحه في متصفح، أو أرسل كلمة المرور في الترويسة Perch-Password.',
  },
};
