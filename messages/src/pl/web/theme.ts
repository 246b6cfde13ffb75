import type { theme as source } from '../../en/web/theme.ts';

export const theme: typeof source = {
  title: 'Motyw',
  lead: 'Twoje konto pamięta ten wybór na każdym urządzeniu.',
  notSaved: 'Nie udało się zapisać motywu',
  dark: 'Ciemny',
  darkHint: 'Jasny tekst na ciemnej stronie',
  light: 'Jasny',
  lightHint: 'Ciemny tekst na jasnej stronie',
  system: 'Systemowy',
  systemHint: 'Jak ustawiono na tym urządzeniu',
  isDark: 'Motyw: ciemny. Przełącz na jasny.',
  isLight: 'Motyw: jasny. Dopasuj do urządzenia.',
  isSystem: 'Motyw: jak urządzenie. Przełącz na ciemny.',
};
