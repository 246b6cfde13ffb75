import type { domainErrors as source } from '../../en/server/domain-errors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ar');

const https = isolate('https://');

export const domainErrors: typeof source = {
  noSuchDomain: 'لا يوجد نطاق كهذا.',
  notApprovedDomain: 'ليس هذا من نطاقاتك الموافَق عليها.',
  notAnotherApprovedDomain: 'ليس هذا نطاقًا آخر من نطاقاتك الموافَق عليها.',
  defaultNotApproved: 'لا يكون افتراضيًا إلا نطاق تمت الموافقة عليه.',
  domainListed: 'هذا النطاق موجود في قائمتك بالفعل.',
  domainTaken: 'هذا النطاق، أو نطاق فوقه أو تحته، يخص مستخدمًا آخر بالفعل.',
  noCertificate: 'لا يجوز أن تكون لهذا الاسم شهادة.',
  redirectScheme: `يجب أن يبدأ العنوان بـ ${https} أو ${isolate('http://')}.`,
  redirectToItself: 'لا يمكن أن تؤدي الصفحة الرئيسية إلى نفسها.',
  rejectedNotChecked: 'لا يُفحص النطاق المرفوض.',
  suspendedNotChecked: 'لا يُفحص نطاق الحساب المعلّق.',
  justChecked: 'تم فحص هذا النطاق للتو.',
  ownName: 'هذا الاسم يخص الخادم نفسه.',
  reservedName: 'هذا الاسم محجوز؛ يُرجى اختيار اسم آخر.',
  publicSuffix: 'هذه لاحقة تقع تحتها نطاقات الآخرين.',
  domainRequired: 'النطاق مطلوب.',
  domainWithSpaces: 'لا يحتوي اسم النطاق على مسافات.',
  domainWithScheme: `يُكتب اسم النطاق وحده، دون البروتوكول (${https}).`,
  domainWithAt: `يُكتب اسم النطاق وحده، دون ما قبل علامة ${isolate('@')} ودونها.`,
  domainWithPath: 'يُكتب اسم النطاق وحده، دون المسار.',
  domainIsAddress: 'لا يمكن استخدام عنوان IP؛ المطلوب اسم نطاق.',
  domainWithPort: 'يُكتب اسم النطاق وحده، دون المنفذ.',
  domainWithPercent: `لا يحتوي اسم النطاق على علامة ${isolate('%')}.`,
  domainWithWildcard: 'لا يمكن طلب نطاق بعلامة بدل؛ يُرجى تحديد نطاق واحد.',
  domainWithUnderscore: 'لا يحتوي اسم النطاق على شرطة سفلية.',
  domainInvalid: 'اسم النطاق هذا غير صالح.',
  domainDots: 'لا يبدأ اسم النطاق بنقطة ولا ينتهي بها، ولا تتوالى فيه نقطتان.',
  domainTooLong: 'أقصى طول لاسم النطاق 253 حرفًا.',
  domainPartTooLong: 'أقصى طول لكل جزء من اسم النطاق 63 حرفًا.',
  domainCharacters: 'تتكون أجزاء اسم النطاق من حروف وأرقام وشرطات بينها.',
  domainEndsInNumber: 'لا يكون الجزء الأخير من اسم النطاق رقمًا؛ ولا يمكن استخدام عنوان IP.',
  domainParts: `يتكون اسم النطاق من جزأين أو أكثر، مثل ${isolate('example.com')}.`,
  tooManyDomains: ({ max }) =>
    plural(max, {
      zero: 'لا يمكنك إضافة نطاقات.',
      one: 'يمكنك إضافة نطاق واحد.',
      two: 'يمكنك إضافة نطاقين على الأكثر.',
      few: 'يمكنك إضافة # نطاقات على الأكثر.',
      many: 'يمكنك إضافة # نطاقًا على الأكثر.',
      other: 'يمكنك إضافة # نطاق على الأكثر.',
    }),
  subdomainUnder: ({ bases }) =>
    `النطاق الفرعي اسم واحد يقع مباشرة تحت ${bases.map(isolate).join(' أو ')}.`,
  underOwnName: ({ parent }) => `لا يمكن طلب الأسماء الواقعة تحت ${isolate(parent)} كنطاق خاص بك.`,
  underSpecialSuffix: ({ suffix }) =>
    `لا يمكن الوصول من الإنترنت إلى الأسماء الواقعة تحت ${isolate(`.${suffix}`)}.`,
};
