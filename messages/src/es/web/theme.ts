import type { theme as source } from '../../en/web/theme.ts';

export const theme: typeof source = {
  title: 'Tema',
  lead: 'Tu cuenta guarda la elección en todos los dispositivos.',
  notSaved: 'No se pudo guardar el tema',
  dark: 'Oscuro',
  darkHint: 'Texto claro sobre fondo oscuro',
  light: 'Claro',
  lightHint: 'Texto oscuro sobre fondo claro',
  system: 'Sistema',
  systemHint: 'Como esté este dispositivo',
  isDark: 'Tema: oscuro. Cambiar a claro.',
  isLight: 'Tema: claro. Seguir al dispositivo.',
  isSystem: 'Tema: como el dispositivo. Cambiar a oscuro.',
};
