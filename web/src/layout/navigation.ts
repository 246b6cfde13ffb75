import { IconFiles, IconHome, IconSettings, IconShieldCog, IconWorld } from '@tabler/icons-react';

/** The menu, in its order. The header and the page's title take the name from here too. */
export const navigation = [
  { path: '/dashboard', label: 'Dashboard', Icon: IconHome, isForAdmins: false },
  { path: '/uploads', label: 'Uploads', Icon: IconFiles, isForAdmins: false },
  { path: '/domains', label: 'Domains', Icon: IconWorld, isForAdmins: false },
  { path: '/settings', label: 'Settings', Icon: IconSettings, isForAdmins: false },
  { path: '/admin', label: 'Admin', Icon: IconShieldCog, isForAdmins: true },
] as const;

export function sectionName(pathname: string): string {
  return navigation.find(({ path }) => pathname.startsWith(path))?.label ?? '';
}
