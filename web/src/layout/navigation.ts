import { IconFiles, IconHome, IconSettings, IconShieldCog, IconWorld } from '@tabler/icons-react';

/** The menu's entries in order; `g` and then `letter` opens one. The header shows the same labels. */
export const navigation = [
  { path: '/dashboard', label: 'Dashboard', letter: 'd', Icon: IconHome, isForAdmins: false },
  { path: '/uploads', label: 'Uploads', letter: 'u', Icon: IconFiles, isForAdmins: false },
  { path: '/domains', label: 'Domains', letter: 'o', Icon: IconWorld, isForAdmins: false },
  { path: '/settings', label: 'Settings', letter: 's', Icon: IconSettings, isForAdmins: false },
  { path: '/admin', label: 'Admin', letter: 'a', Icon: IconShieldCog, isForAdmins: true },
] as const;

/** The menu label of the page at `pathname`; empty for a page outside the menu. */
export function sectionName(pathname: string): string {
  return navigation.find(({ path }) => pathname.startsWith(path))?.label ?? '';
}
