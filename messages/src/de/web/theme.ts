import type { theme as source } from '../../en/web/theme.ts';

export const theme: typeof source = {
  title: 'Design',
  lead: 'Dein Konto merkt sich die Wahl, auf jedem Gerät.',
  notSaved: 'Das Design konnte nicht gespeichert werden',
  dark: 'Dunkel',
  darkHint: 'Heller Text auf dunkler Seite',
  light: 'Hell',
  lightHint: 'Dunkler Text auf heller Seite',
  system: 'System',
  systemHint: 'Wie dieses Gerät eingestellt ist',
  isDark: 'Design: dunkel. Zu hell wechseln.',
  isLight: 'Design: hell. Dem Gerät folgen.',
  isSystem: 'Design: wie das Gerät. Zu dunkel wechseln.',
};
