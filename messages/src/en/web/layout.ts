import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

/** Around the pages: the menu and the header, and the notices in place of a page. */
export const layout = {
  skipToContent: 'Skip to content',
  sidebar: 'Sidebar',
  menu: 'Menu',
  openMenu: 'Open menu',
  mainMenu: 'Main',
  logout: 'Logout',
  welcomeBack: ({ username }: { username: string }) => `Welcome back, ${isolate(username)}`,
  pages: {
    dashboard: 'Dashboard',
    uploads: 'Uploads',
    albums: 'Albums',
    requests: 'Requests',
    links: 'Short links',
    domains: 'Domains',
    settings: 'Settings',
    admin: 'Admin',
  },
  sessionExpired: 'Session expired. Please login again.',
  uploadingNotLoaded: 'Uploading could not be loaded. Check your connection and try again.',
  noAnswer: 'Perch does not respond',
  pending: {
    title: 'Account Pending',
    lead: 'Your account awaits approval. Please wait for an administrator to approve it.',
    refresh: 'Refresh',
  },
  errors: {
    missingPage: 'This page could not be loaded',
    missingPageText:
      'A part of it did not arrive. Check your connection and try again. If Perch has been updated, reload.',
    brokenPage: 'Something went wrong on this page',
    brokenPageText:
      'What you have stored is not affected. Try again, or reload if that does not help.',
    missingSection: 'This could not be loaded. Check your connection and try again.',
    brokenSection: 'Something went wrong here.',
    reload: 'Reload',
  },
};
