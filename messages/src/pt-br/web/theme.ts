import type { theme as source } from '../../en/web/theme.ts';

export const theme: typeof source = {
  title: 'Tema',
  lead: 'Sua conta guarda a escolha em todos os dispositivos.',
  notSaved: 'Não foi possível salvar o tema',
  dark: 'Escuro',
  darkHint: 'Texto claro em fundo escuro',
  light: 'Claro',
  lightHint: 'Texto escuro em fundo claro',
  system: 'Sistema',
  systemHint: 'Conforme este dispositivo',
  isDark: 'Tema: escuro. Mudar para claro.',
  isLight: 'Tema: claro. Seguir o dispositivo.',
  isSystem: 'Tema: conforme o dispositivo. Mudar para escuro.',
};
