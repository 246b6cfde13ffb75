import type { domains as source } from '../../en/web/domains.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, plural } = createFormats('ar');

const records = (count: number, types: readonly string[]) => {
  const names = list(types.map(isolate));
  return plural(count, {
    zero: `سجلات ${names}`,
    one: `سجل ${names}`,
    two: `سجلَّي ${names}`,
    few: `سجلات ${names}`,
    many: `سجلات ${names}`,
    other: `سجلات ${names}`,
  });
};

export const domains: typeof source = {
  page: 'النطاقات',
  aboutApproval: 'عن الموافقة',
  approvalText:
    'يحتاج كل نطاق إلى موافقة المسؤول قبل استخدامه. بعد الموافقة يمكن لروابطك استخدامه، وتكون له إعدادات ShareX خاصة به.',
  list: {
    title: 'نطاقاتك',
    failed: 'تعذّر عرض نطاقاتك',
    empty: 'لا نطاقات بعد',
    emptyText: 'يمكنك طلب نطاق فرعي من هذا الخادم أو إضافة نطاق خاص بك، لتستخدمه روابطك.',
    loading: 'جارٍ تحميل نطاقاتك',
  },
  card: {
    domainAdded: ({ date }) => `نطاق، أُضيف ${date}`,
    subdomainAdded: ({ date }) => `نطاق فرعي، أُضيف ${date}`,
    remove: ({ domain }) => `إزالة ${isolate(domain)}`,
    reason: 'السبب:',
    rejected: ({ label, reason }) => `${label} ${isolate(reason)}`,
    rejectedWithout: ({ label }) => `${label} لم يذكره المسؤول.`,
    openNamed: ({ domain }) => `فتح ${isolate(domain)}`,
  },
  defaults: {
    label: 'افتراضي للملفات الجديدة',
    on: ({ domain }) => `تحصل الملفات الجديدة على روابط على ${isolate(domain)}.`,
    off: 'تحصل الملفات الجديدة من جديد على روابط على هذا الخادم.',
    linksOn: 'روابط الملفات الجديدة على',
    link: 'الرابط الافتراضي',
    linkOn: ({ domain }) => `الرابط الافتراضي (${isolate(domain)})`,
  },
  options: {
    title: 'الخيارات',
    redirect: 'الصفحة الرئيسية تؤدي إلى',
    redirectHint: 'إذا تُرك فارغًا، تذكر الصفحة فقط أن الملفات تُحفظ هنا.',
    redirectSaved: 'تم حفظ الصفحة الرئيسية.',
    moveFiles: 'نقل كل الملفات إلى نطاق آخر',
  },
  move: {
    title: 'نقل الملفات',
    text: ({ domain }) =>
      `تحصل كل الملفات على ${isolate(domain)} على روابط جديدة على العنوان المختار. وتبقى روابطها القديمة تعمل ما دام ${isolate(domain)} يعمل.`,
    target: 'العنوان الجديد',
    thisServer: 'هذا الخادم',
    thisServerAt: ({ host }) => `هذا الخادم (${isolate(host)})`,
    nothingMoved: 'لا ملفات على هذا النطاق.',
    moved: ({ count }) =>
      plural(count, {
        zero: 'لم تُنقل ملفات.',
        one: 'تم نقل ملف واحد؛ وما زالت الروابط السابقة تعمل.',
        two: 'تم نقل ملفين؛ وما زالت الروابط السابقة تعمل.',
        few: 'تم نقل # ملفات؛ وما زالت الروابط السابقة تعمل.',
        many: 'تم نقل # ملفًا؛ وما زالت الروابط السابقة تعمل.',
        other: 'تم نقل # ملف؛ وما زالت الروابط السابقة تعمل.',
      }),
    failed: 'تعذّر نقل الملفات',
  },
  remove: {
    title: 'إزالة النطاق',
    confirm: 'إزالة',
    question: ({ domain }) => `هل تريد بالتأكيد إزالة ${isolate(domain)}؟`,
    outcome:
      'تتوقف الروابط عليه عن العمل فورًا. تبقى ملفاتك وتحصل على الرابط الافتراضي. لاستخدام النطاق من جديد يجب طلبه والموافقة عليه مرة أخرى.',
    removed: 'تمت إزالة النطاق.',
    failed: 'تعذّرت إزالة النطاق',
  },
  add: {
    title: 'إضافة نطاق',
    submit: 'إضافة نطاق',
    type: 'النوع',
    types: { subdomain: 'نطاق فرعي', domain: 'نطاق' },
    names: { subdomain: 'اسم النطاق الفرعي', domain: 'اسم النطاق' },
    subdomainExample: 'myname',
    base: 'النطاق الأساسي',
    subdomainNeeded: 'اسم النطاق الفرعي مطلوب',
    baseNeeded: 'النطاق الأساسي مطلوب',
    domainNeeded: 'اسم النطاق مطلوب',
    requested: 'تم إرسال طلب النطاق! وهو بانتظار الموافقة.',
  },
  check: {
    label: 'فحص الآن',
    named: ({ domain }) => `فحص الآن: ${isolate(domain)}`,
    checked: ({ domain }) => `تم فحص ${isolate(domain)} للتو.`,
  },
  records: {
    title: 'سجلات DNS',
    prove: 'إثبات ملكيتك للنطاق يكون بسجل TXT.',
    name: 'الاسم',
    copyTxtName: 'نسخ اسم سجل TXT',
    copyTxtValue: 'نسخ قيمة سجل TXT',
    copyName: 'نسخ اسم النطاق',
    copyValue: ({ type, value }) => `نسخ قيمة سجل ${isolate(type)} ${isolate(value)}`,
    hint: 'الأسماء مكتوبة كاملة؛ ويطلب بعض المزوّدين ما يسبق النطاق الذي تديره لديهم فقط. قد يستغرق ظهور السجلات الجديدة في كل مكان بعض الوقت.',
    copied: 'تم نسخ سجل DNS إلى الحافظة!',
    failedToCopy: 'تعذّر نسخ سجل DNS',
  },
  pointing: {
    addresses: ({ types, count }) => `يُوجَّه إلى هنا باستخدام ${records(count, types)}.`,
    nameOrAddresses: ({ types, count }) =>
      `يُوجَّه إلى هنا إما بسجل CNAME وحده أو باستخدام ${records(count, types)}. لا يمكن أن يكون لاسم كما سُجّل، دون شيء قبله، سجل CNAME.`,
    alias: ({ target }) =>
      `يُوجَّه إلى هنا بسجل ALIAS، ويسميه بعض المزوّدين ANAME أو ${isolate('flattened CNAME')}؛ وحيث لا يتوفر، بسجلات ${list(['A', 'AAAA'].map(isolate))} بعناوين ${isolate(target)}.`,
    name: ({ target }) =>
      `يُوجَّه إلى هنا بسجل CNAME. لا يمكن أن يكون لاسم كما سُجّل، دون شيء قبله، سجل كهذا: بل سجل ALIAS، أو سجلات ${list(['A', 'AAAA'].map(isolate))} بعناوين ${isolate(target)}.`,
  },
  steps: {
    rejected: 'رفض المسؤول هذا النطاق. لطلبه مرة أخرى، يُرجى إزالته ثم إضافته من جديد.',
    disabled: ({ time }) =>
      `معطّل منذ ${time}، لأن سجلاته كانت خاطئة لمدة 7 أيام. يعود من تلقاء نفسه حالما تصبح صحيحة؛ وحتى ذلك الحين تستخدم ملفاته الرابط الافتراضي.`,
    live: 'نشط. تعمل الروابط عليه عبر HTTPS.',
    subdomainPending: 'بانتظار موافقة المسؤول. لا يلزمك إعداد أي شيء.',
    subdomainChecking: 'تمت الموافقة. يجري التحقق من أنه يؤدي إلى هنا.',
    subdomainWaiting:
      'تمت الموافقة. توجيهه إلى هنا عبر HTTPS مهمة المسؤول؛ وتعمل الروابط عليه بعد ذلك.',
    pointPending:
      'تم إثبات ملكيتك للنطاق. الخطوة التالية: توجيهه إلى هنا. وتلزم أيضًا موافقة المسؤول.',
    pointApproved:
      'تم إثبات ملكيتك للنطاق. الخطوة التالية: توجيهه إلى هنا. لا تعمل الروابط عليه قبل ذلك.',
    approvalPending: 'سجلاتك صحيحة. بانتظار موافقة المسؤول.',
    waitingForHttps: 'بانتظار HTTPS. تصل الشهادة عادةً خلال دقيقة.',
    putRecordBack: 'يُرجى إعادة سجل TXT: من دونه يُعطَّل النطاق بعد 7 أيام.',
    addRecordPending:
      'الخطوة التالية: إضافة سجل TXT الذي يثبت ملكيتك للنطاق. وتلزم أيضًا موافقة المسؤول.',
    addRecordApproved:
      'الخطوة التالية: إضافة سجل TXT الذي يثبت ملكيتك للنطاق. تمت الموافقة عليه، ويصبح نشطًا حالما يظهر السجل.',
  },
};
