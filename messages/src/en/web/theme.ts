/** The choice of light and dark. */
export const theme = {
  title: 'Theme',
  lead: 'Your account keeps the choice, on every device.',
  notSaved: 'The theme could not be saved',
  dark: 'Dark',
  darkHint: 'Light text on a dark page',
  light: 'Light',
  lightHint: 'Dark text on a light page',
  system: 'System',
  systemHint: 'As this device is set',
  /** What a button shows now, and what it does. */
  isDark: 'Theme: dark. Switch to light.',
  isLight: 'Theme: light. Follow the device.',
  isSystem: 'Theme: as the device. Switch to dark.',
};
