import type { theme as source } from '../../en/web/theme.ts';

export const theme: typeof source = {
  title: 'السمة',
  lead: 'يحتفظ حسابك بالاختيار على كل جهاز.',
  notSaved: 'تعذّر حفظ السمة',
  dark: 'داكنة',
  darkHint: 'نص فاتح على صفحة داكنة',
  light: 'فاتحة',
  lightHint: 'نص داكن على صفحة فاتحة',
  system: 'النظام',
  systemHint: 'حسب إعداد هذا الجهاز',
  isDark: 'السمة: داكنة. التبديل إلى الفاتحة.',
  isLight: 'السمة: فاتحة. اتباع الجهاز.',
  isSystem: 'السمة: حسب الجهاز. التبديل إلى الداكنة.',
};
