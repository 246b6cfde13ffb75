import type { clients as source } from '../../en/web/clients.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ar');

export const clients: typeof source = {
  title: 'برامج الرفع',
  lead: 'كل ملف جاهز للاستخدام ويحتوي على رمز API الخاص بك، فيُرجى عدم مشاركته مع أحد.',
  cards: {
    sharex: {
      text: 'بعد النقر المزدوج على الملف والإجابة بنعم، تنتقل لقطات الشاشة مباشرة إلى Perch.',
    },
    ishare: {
      name: 'ishare',
      system: 'macOS',
      text: 'فتح الملف في ishare يضيف Perch كوجهة لرفع لقطات الشاشة.',
      download: 'تنزيل ishare',
      downloaded: 'تم تنزيل ملف ishare!',
    },
    shell: {
      name: 'سكربت اللقطات',
      system: 'Linux: Flameshot, Spectacle',
      text: 'يلتقط صورة للشاشة ويرفعها ويضع الرابط في الحافظة. يمكن ربطه بمفتاح.',
      download: 'تنزيل سكربت اللقطات',
      downloaded: 'تم تنزيل سكربت لقطات الشاشة!',
    },
    curl: {
      name: 'سكربت curl',
      system: 'أي صدفة أوامر',
      text: 'يرفع الملفات المحددة ويطبع روابطها، كل رابط في سطر.',
      download: 'تنزيل سكربت curl',
      downloaded: 'تم تنزيل سكربت curl!',
    },
  },
  commandLine: {
    name: 'سطر الأوامر',
    text: 'يرفع برنامج perch ملفات بأي حجم ويتابع بعد الانقطاع. سجّل الدخول مرة واحدة برمز ثم ارفع.',
    copyLogin: 'نسخ أمر تسجيل الدخول',
    copyUp: 'نسخ أمر الرفع',
    copied: 'نُسخ الأمر إلى الحافظة!',
    copyFailed: 'تعذّر نسخ الأمر',
  },
  shareX: {
    title: 'الرفع باستخدام ShareX',
    lead: 'تنتقل لقطات الشاشة مباشرة إلى Perch وروابطها إلى الحافظة. يكفي تنزيل الملف وفتحه. يحتوي على رمزك الشخصي، فيُرجى عدم مشاركته مع أحد.',
    download: 'تنزيل إعدادات ShareX',
    copy: 'نسخ الإعدادات',
    copyNamed: 'نسخ إعدادات ShareX',
    tile: 'إعدادات ShareX',
    tileHint: 'تنزيل الملف',
    copied: 'تم نسخ إعدادات ShareX إلى الحافظة!',
    downloaded: 'تم تنزيل إعدادات ShareX!',
  },
  shareXLinks: {
    name: 'ShareX: الروابط القصيرة',
    title: 'تقصير الروابط باستخدام ShareX',
    text: 'يقصّر العناوين: انقر الملف نقرًا مزدوجًا وأجب بنعم، ثم اختر Perch لتقصير العناوين. يحتوي الملف على رمزك الشخصي، فاحتفظ به لنفسك.',
    download: 'تنزيل ملف الروابط القصيرة',
    downloaded: 'تم تنزيل ملف ShareX للروابط القصيرة!',
  },
  notCopied: 'تعذّر نسخ الإعدادات',
  notDownloaded: 'تعذّر تنزيل الإعدادات',
  commandKeywords: 'إعدادات تهيئة config',
  commands: {
    sharex: {
      copy: 'نسخ إعدادات ShareX',
      copyFor: ({ domain }) => `نسخ إعدادات ShareX للنطاق ${isolate(domain)}`,
      copied: 'تم نسخ إعدادات ShareX إلى الحافظة!',
      download: 'تنزيل إعدادات ShareX',
      downloadFor: ({ domain }) => `تنزيل إعدادات ShareX للنطاق ${isolate(domain)}`,
      downloaded: 'تم تنزيل إعدادات ShareX!',
    },
    ishare: {
      copy: 'نسخ إعدادات ishare',
      copyFor: ({ domain }) => `نسخ إعدادات ishare للنطاق ${isolate(domain)}`,
      copied: 'تم نسخ إعدادات ishare إلى الحافظة!',
      download: 'تنزيل إعدادات ishare',
      downloadFor: ({ domain }) => `تنزيل إعدادات ishare للنطاق ${isolate(domain)}`,
      downloaded: 'تم تنزيل إعدادات ishare!',
    },
    shell: {
      copy: 'نسخ سكربت لقطات الشاشة',
      copyFor: ({ domain }) => `نسخ سكربت لقطات الشاشة للنطاق ${isolate(domain)}`,
      copied: 'تم نسخ سكربت لقطات الشاشة إلى الحافظة!',
      download: 'تنزيل سكربت لقطات الشاشة',
      downloadFor: ({ domain }) => `تنزيل سكربت لقطات الشاشة للنطاق ${isolate(domain)}`,
      downloaded: 'تم تنزيل سكربت لقطات الشاشة!',
    },
    curl: {
      copy: 'نسخ سكربت curl',
      copyFor: ({ domain }) => `نسخ سكربت curl للنطاق ${isolate(domain)}`,
      copied: 'تم نسخ سكربت curl إلى الحافظة!',
      download: 'تنزيل سكربت curl',
      downloadFor: ({ domain }) => `تنزيل سكربت curl للنطاق ${isolate(domain)}`,
      downloaded: 'تم تنزيل سكربت curl!',
    },
  },
};
