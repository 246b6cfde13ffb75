/** The choice of light and dark. */
export const theme = {
  title: 'Theme',
  lead: 'Your account remembers the choice on every device.',
  notSaved: 'The theme could not be saved',
  dark: 'Dark',
  darkHint: 'Light text on a dark page',
  light: 'Light',
  lightHint: 'Dark text on a light page',
  system: 'System',
  systemHint: 'Same as this device',
  /** What a button shows now, and what it does. */
  isDark: 'Theme: dark. Switch to light.',
  isLight: 'Theme: light. Follow the device.',
  isSystem: 'Theme: same as the device. Switch to dark.',
};
