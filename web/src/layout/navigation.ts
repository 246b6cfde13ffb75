import {
  IconFiles,
  IconHome,
  IconInbox,
  IconLibraryPhoto,
  IconLink,
  IconSettings,
  IconShieldCog,
  IconWorld,
} from '@tabler/icons-react';

import { m } from '../language/messages.ts';

/** The menu's entries in order; `g` and then `letter` opens one. The header shows the same names. */
export const navigation = [
  { id: 'dashboard', path: '/dashboard', letter: 'd', Icon: IconHome, isForAdmins: false },
  { id: 'uploads', path: '/uploads', letter: 'u', Icon: IconFiles, isForAdmins: false },
  { id: 'albums', path: '/albums', letter: 'b', Icon: IconLibraryPhoto, isForAdmins: false },
  { id: 'requests', path: '/requests', letter: 'r', Icon: IconInbox, isForAdmins: false },
  { id: 'links', path: '/links', letter: 'l', Icon: IconLink, isForAdmins: false },
  { id: 'domains', path: '/domains', letter: 'o', Icon: IconWorld, isForAdmins: false },
  { id: 'settings', path: '/settings', letter: 's', Icon: IconSettings, isForAdmins: false },
  { id: 'admin', path: '/admin', letter: 'a', Icon: IconShieldCog, isForAdmins: true },
] as const;

export type PageId = (typeof navigation)[number]['id'];

/** The name of the page in the menu at `pathname`; empty for a page outside the menu. */
export function sectionName(pathname: string): string {
  const page = navigation.find(({ path }) => pathname.startsWith(path));
  return page ? m.layout.pages[page.id] : '';
}
