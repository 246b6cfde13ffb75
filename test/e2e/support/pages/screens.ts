import { expect, type Page } from '@playwright/test';

import { longest, longName } from '../state/sample-installation.ts';

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

const press = (name: string | RegExp) => (page: Page) =>
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

export const ownScreens: Screen[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    title: 'Dashboard · Perch',
    shows: 'harbour at dusk.png',
  },
  { name: 'uploads', path: '/uploads', title: 'Uploads · Perch', shows: '1–20 of 24' },
  {
    name: 'uploads-search',
    path: '/uploads?search=meeting',
    title: 'Search “meeting” · Uploads · Perch',
    shows: '1–18 of 18',
  },
  {
    name: 'uploads-type',
    path: '/uploads?type=image',
    title: 'Images · Uploads · Perch',
    shows: '1–1 of 1',
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
    open: press(/^Delete a-file/),
  },
  // The choice of the grid is kept, so it comes last of these.
  {
    name: 'uploads-grid',
    path: '/uploads',
    title: 'Uploads · Perch',
    shows: '1–20 of 24',
    open: press('Grid'),
  },
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
    shows: 'Confirm that it is you',
    async open(page) {
      await page.getByLabel('Email').fill(longest.email);
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
  },
  {
    name: 'settings-security',
    path: '/settings?tab=security',
    title: 'Security · Settings · Perch',
    shows: 'Sign out everywhere else',
  },
  {
    name: 'settings-api',
    path: '/settings?tab=api',
    title: 'API & ShareX · Settings · Perch',
    shows: 'Screenshot script',
  },
  {
    name: 'settings-debug',
    path: '/settings?tab=debug',
    title: 'Debug · Settings · Perch',
    shows: 'Refresh',
  },
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

const adminTab = (tab: string, label: string, shows: string | RegExp): Screen => ({
  name: `admin-${tab}`,
  path: `/admin?tab=${tab}`,
  title: `${label} · Admin · Perch`,
  shows,
});

export const adminScreens = (userId: string): Screen[] => [
  { ...adminTab('overview', 'Overview', 'Pending Domains'), path: '/admin' },
  adminTab('pending-users', 'Pending Users', 'wren@example.org'),
  adminTab('pending-domains', 'Pending Domains', 'bücher.example'),
  adminTab('users', 'All Users', longest.email),
  adminTab('uploads', 'All Uploads', 'harbour at dusk.png'),
  {
    ...adminTab('pending-users', 'Pending Users', 'Reject user'),
    name: 'admin-reject-user',
    open: press(/^Reject pending-/),
  },
  {
    ...adminTab('pending-domains', 'Pending Domains', 'Reject domain'),
    name: 'admin-reject-domain',
    open: press(/^Reject xn/),
  },
  {
    ...adminTab('users', 'All Users', /This action cannot be undone/),
    name: 'admin-delete-user',
    open: press(/^Delete wolfe/),
  },
  {
    name: 'admin-user-page',
    path: `/admin/users/${userId}`,
    title: `${longest.username} · Admin · Perch`,
    shows: '1–4 of 4',
  },
  {
    name: 'admin-audit-log',
    path: '/admin/audit',
    title: 'Audit log · Admin · Perch',
    shows: 'Domain rejected',
  },
  {
    name: 'admin-invitations-page',
    path: '/admin/invitations',
    title: 'Invitations · Admin · Perch',
    shows: 'Copy link',
    open: press('Make invitation'),
  },
];
