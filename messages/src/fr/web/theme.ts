import type { theme as source } from '../../en/web/theme.ts';

export const theme: typeof source = {
  title: 'Thème',
  lead: 'Votre compte conserve ce choix sur tous vos appareils.',
  notSaved: 'Le thème n’a pas pu être enregistré',
  dark: 'Sombre',
  darkHint: 'Texte clair sur fond sombre',
  light: 'Clair',
  lightHint: 'Texte sombre sur fond clair',
  system: 'Système',
  systemHint: 'Selon le réglage de l’appareil',
  isDark: 'Thème : sombre. Passer au clair.',
  isLight: 'Thème : clair. Suivre l’appareil.',
  isSystem: 'Thème : selon l’appareil. Passer au sombre.',
};
