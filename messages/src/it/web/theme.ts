import type { theme as source } from '../../en/web/theme.ts';

export const theme: typeof source = {
  title: 'Tema',
  lead: 'Il tuo account conserva la scelta su ogni dispositivo.',
  notSaved: 'Impossibile salvare il tema',
  dark: 'Scuro',
  darkHint: 'Testo chiaro su sfondo scuro',
  light: 'Chiaro',
  lightHint: 'Testo scuro su sfondo chiaro',
  system: 'Sistema',
  systemHint: 'Come impostato sul dispositivo',
  isDark: 'Tema: scuro. Passa a quello chiaro.',
  isLight: 'Tema: chiaro. Segui il dispositivo.',
  isSystem: 'Tema: come il dispositivo. Passa a quello scuro.',
};
