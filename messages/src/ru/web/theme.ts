import type { theme as source } from '../../en/web/theme.ts';

export const theme: typeof source = {
  title: 'Тема',
  lead: 'Выбор сохраняется в учётной записи для всех устройств.',
  notSaved: 'Не удалось сохранить тему',
  dark: 'Тёмная',
  darkHint: 'Светлый текст на тёмной странице',
  light: 'Светлая',
  lightHint: 'Тёмный текст на светлой странице',
  system: 'Системная',
  systemHint: 'Как настроено это устройство',
  isDark: 'Тема: тёмная. Включить светлую.',
  isLight: 'Тема: светлая. Как на устройстве.',
  isSystem: 'Тема: как на устройстве. Включить тёмную.',
};
