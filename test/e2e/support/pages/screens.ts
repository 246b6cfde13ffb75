import { expect, type Page } from '@playwright/test';

import { robin } from '../state/accounts.ts';
import { longAlbumName, longest, longName } from '../state/sample-installation.ts';
import { askToDelete, openUploadOptions } from './uploading.ts';

/** A state of the app that a person can be in. */
export interface Screen {
  /** Of the picture too. */
  name: string;
  path: string;
  title: string;
  /** A text of the page once its data has arrived. */
  shows: string | RegExp;
  /** From the page to the state. */
  open?: (page: Page) => Promise<void>;
}

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
/** Like a person, who presses again when the page was not ready to listen. */
async function openShortcuts(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
}

export const signedOutScreens: Screen[] = [
  { name: 'login', path: '/login', title: 'Sign in · Perch', shows: 'Forgot your password?' },
  {
    name: 'register',
    path: '/register',
    title: 'Create account · Perch',
    shows: 'Already have an account?',
  },
  {
    name: 'forgot-password',
    path: '/forgot-password',
    title: 'Forgot your password? · Perch',
    shows: 'Back to sign in',
  },
  {
    name: 'reset-password',
    path: '/reset-password#token=abc',
    title: 'Set a new password · Perch',
    shows: 'Set the password',
  },
  {
    name: 'confirm-email',
    path: '/confirm-email#token=abc',
    title: 'Confirm your new email · Perch',
    shows: 'Confirm this email',
  },
];

const settingsTab = (tab: string, label: string, shows: string): Screen => ({
  name: `settings-${tab}`,
  path: `/settings?tab=${tab}`,
  title: `${label} · Settings · Perch`,
  shows,
});

/** The list of one's own uploads, and what opens from it. */
export const uploadScreens: Screen[] = [
  { name: 'uploads', path: '/uploads', title: 'Uploads · Perch', shows: '24 files' },
  {
    name: 'uploads-search',
    path: '/uploads?search=meeting',
    title: 'Search “meeting” · Uploads · Perch',
    shows: '18 files',
  },
  {
    name: 'uploads-type',
    path: '/uploads?type=image',
    title: 'Images · Uploads · Perch',
    shows: '1 file',
  },
  {
    name: 'uploads-nothing',
    path: '/uploads?search=nowhere',
    title: 'Search “nowhere” · Uploads · Perch',
    shows: 'No files named “nowhere”',
  },
  {
    name: 'uploads-chosen',
    path: '/uploads?search=dusk',
    title: 'Search “dusk” · Uploads · Perch',
    shows: '1 selected',
    open: (page) => page.getByRole('checkbox', { name: 'Select harbour at dusk.png' }).check(),
  },
  {
    name: 'details-picture',
    path: '/uploads?search=dusk',
    title: 'harbour at dusk.png · Uploads · Perch',
    shows: 'Delete file',
    open: (page) => page.getByRole('link', { name: 'harbour at dusk.png', exact: true }).click(),
  },
  {
    name: 'details-long',
    path: '/uploads?search=without-any',
    title: `${longName} · Uploads · Perch`,
    shows: 'Delete file',
    open: (page) => page.getByRole('link', { name: longName, exact: true }).click(),
  },
  {
    name: 'delete-file',
    path: '/uploads?search=without-any',
    title: 'Search “without-any” · Uploads · Perch',
    shows: 'Are you sure you want to delete this file?',
    open: (page) => askToDelete(page, longName),
  },
  {
    name: 'new-paste',
    path: '/uploads',
    title: 'Uploads · Perch',
    shows: 'Kept in this tab until you upload it.',
    open: async (page) => {
      await openUploadOptions(page);
      await press('New paste')(page);
    },
  },
  {
    name: 'uploads-filter',
    path: '/uploads?favorite=true',
    title: 'Favourites · Uploads · Perch',
    shows: 'No tags yet',
    open: press('Filter'),
  },
  { name: 'tags', path: '/uploads/tags', title: 'Tags · Uploads · Perch', shows: 'No tags yet' },
  {
    name: 'cleanup',
    path: '/uploads/cleanup',
    title: 'Clean up · Uploads · Perch',
    shows: 'Not opened for a year',
  },
  // The choice of the grid is kept, so it comes last of these.
  {
    name: 'uploads-grid',
    path: '/uploads',
    title: 'Uploads · Perch',
    shows: '24 files',
    open: press('Grid'),
  },
];

/** The other screens of one's own. */
export const otherScreens: Screen[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    title: 'Dashboard · Perch',
    shows: 'harbour at dusk.png',
  },
  { name: 'albums', path: '/albums', title: 'Albums · Perch', shows: '20 files' },
  {
    name: 'new-album',
    path: '/albums',
    title: 'Albums · Perch',
    shows: 'Create album',
    open: press('New album'),
  },
  {
    name: 'album',
    path: '/albums',
    title: `${longAlbumName} · Albums · Perch`,
    shows: 'Upload into this album',
    open: (page) => page.getByRole('link', { name: longAlbumName }).click(),
  },
  {
    name: 'requests',
    path: '/requests',
    title: 'Requests · Perch',
    shows: 'Pictures of the harbour',
  },
  { name: 'links', path: '/links', title: 'Short links · Perch', shows: '/to/timetable' },
  { name: 'domains', path: '/domains', title: 'Domains · Perch', shows: 'rejected.example' },
  {
    name: 'remove-domain',
    path: '/domains',
    title: 'Domains · Perch',
    shows: 'Remove domain',
    open: press(/^Remove a-name/),
  },
  {
    name: 'settings-profile',
    path: '/settings',
    title: 'Profile · Settings · Perch',
    shows: 'Save Changes',
  },
  {
    name: 'settings-confirm',
    path: '/settings',
    title: 'Profile · Settings · Perch',
    shows: 'Confirm that it’s you',
    async open(page) {
      await page.getByLabel('Email', { exact: true }).fill(longest.email);
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
  },
  settingsTab('security', 'Security', 'Sign out everywhere else'),
  {
    ...settingsTab('security', 'Security', 'Add your account to the app'),
    name: 'settings-authenticator',
    async open(page) {
      await page.getByRole('button', { name: 'Set up' }).click();
      await page.getByLabel('Your password', { exact: true }).fill(robin.password);
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    },
  },
  {
    ...settingsTab('security', 'Security', 'Passkey name'),
    name: 'settings-passkey',
    open: press('Add a passkey'),
  },
  settingsTab('api', 'API & ShareX', 'Screenshot script'),
  settingsTab('appearance', 'Appearance', 'Same as this device'),
  settingsTab('debug', 'Debug', 'Refresh'),
  {
    name: 'every-palette',
    path: '/domains',
    title: 'Domains · Perch',
    shows: 'Download ShareX config',
    open: press(/^Search or jump to/),
  },
  {
    name: 'every-palette-files',
    path: '/domains',
    title: 'Domains · Perch',
    shows: `Copy URL of ${longName}`,
    open: async (page) => {
      await press(/^Search or jump to/)(page);
      await page.getByRole('combobox', { name: 'Search or jump to' }).fill('without-any');
    },
  },
  {
    name: 'every-shortcuts',
    path: '/settings',
    title: 'Profile · Settings · Perch',
    shows: 'Keyboard shortcuts',
    open: openShortcuts,
  },
];

/** The screens of an account without rights over others, by what they are of. */
export const ownScreens = [
  { what: 'of one’s own uploads', screens: uploadScreens },
  { what: 'of the other pages of one’s own', screens: otherScreens },
];
