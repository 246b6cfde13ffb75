export const settingsTabs = [
  'profile',
  'security',
  'api',
  'tokens',
  'appearance',
  'debug',
] as const;

export type SettingsTab = (typeof settingsTabs)[number];

/** The tab that the URL names, otherwise the first. */
export function readTab(parameters: URLSearchParams): SettingsTab {
  return settingsTabs.find((id) => id === parameters.get('tab')) ?? 'profile';
}
