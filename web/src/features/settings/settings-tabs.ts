export const settingsTabs = [
  { id: 'profile', label: 'Profile' },
  { id: 'security', label: 'Security' },
  { id: 'api', label: 'API & ShareX' },
  { id: 'debug', label: 'Debug' },
] as const;

export type SettingsTab = (typeof settingsTabs)[number]['id'];

/** The tab that the URL names, otherwise the first. */
export function readTab(parameters: URLSearchParams): SettingsTab {
  return settingsTabs.find(({ id }) => id === parameters.get('tab'))?.id ?? 'profile';
}

export function tabLabel(tab: SettingsTab): string | undefined {
  return settingsTabs.find(({ id }) => id === tab)?.label;
}
