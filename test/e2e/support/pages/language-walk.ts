import { expect, type Page } from '@playwright/test';

import { robin } from '../state/accounts.ts';
import { isPhone } from './uploading.ts';

/** A screen that is found without a word of any language. */
export interface Stop {
  path: string;
  /** A name or address of the sample that is there once the data has arrived. */
  shows?: string;
  open?: (page: Page) => Promise<void>;
}

const picture = 'harbour.png';
const album = 'Sea';
export const walkNames = { picture, album, domain: 'shots.perch.example', pending: 'wren' };

const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** Like a person, who presses again when the page was not ready to listen. */
async function openPalette(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await dialog(page).isVisible())) await page.keyboard.press('ControlOrMeta+k');
    await expect(dialog(page).getByRole('combobox')).toBeFocused({ timeout: 1000 });
  }).toPass();
}

/** The last button of the entry that has this name. */
async function pressLast(page: Page, name: string): Promise<void> {
  const entry = page.locator('main').locator('tr, li, article').filter({ hasText: name });
  await entry.first().getByRole('button').last().click();
  await expect(dialog(page)).toBeVisible();
}

/** On phones a file's details have the button, which is their last. */
async function askToDelete(page: Page, name: string): Promise<void> {
  if (!isPhone(page)) {
    await pressLast(page, name);
    return;
  }
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveTitle(/harbour/);
  await dialog(page).getByRole('button').last().click();
  // The details have closed.
  await expect(page).toHaveURL(/\/uploads$/);
  await expect(dialog(page)).toBeVisible();
}

/** Presses the button of the authenticator app, which asks for the password. */
async function setUpApp(page: Page): Promise<void> {
  await page.locator('main section').nth(1).getByRole('button').click();
  await expect(dialog(page).locator('input[type=password]')).toBeFocused();
}

export const signedOutStops: Stop[] = [
  { path: '/login' },
  { path: '/register' },
  { path: '/forgot-password' },
  { path: '/reset-password#token=abc' },
  { path: '/confirm-email#token=abc' },
];

/** Pages of the server and not of the app. */
export const publicStops: Stop[] = [{ path: '/f/nothing-here' }, { path: '/legal/imprint' }];

const settings = ['profile', 'security', 'api', 'tokens', 'appearance', 'debug'];

export const signedInStops = (userId: string): Stop[] => [
  { path: '/dashboard', shows: picture },
  { path: '/uploads', shows: picture },
  {
    path: '/uploads',
    shows: picture,
    open: async (page) => {
      await page.getByRole('link', { name: picture, exact: true }).click();
      await expect(page).toHaveTitle(/harbour/);
    },
  },
  { path: '/uploads', shows: picture, open: (page) => askToDelete(page, picture) },
  { path: '/uploads?search=nowhere', shows: 'nowhere' },
  {
    path: '/uploads',
    shows: picture,
    open: async (page) => {
      await page.evaluate(() => localStorage.setItem('perch_uploads_view', 'grid'));
      await page.reload();
    },
  },
  { path: '/albums', shows: album },
  {
    path: '/albums',
    shows: album,
    open: async (page) => {
      await page.getByRole('link', { name: album, exact: true }).click();
      await expect(page.getByRole('heading', { name: album })).toBeVisible();
      await expect(page.getByRole('list').getByRole('link', { name: 'sea.png' })).toBeVisible();
    },
  },
  { path: '/requests' },
  { path: '/requests?new' },
  { path: '/links' },
  { path: '/uploads?favorite=true' },
  { path: '/uploads/tags' },
  { path: '/domains', shows: walkNames.domain },
  ...settings.map((tab): Stop => ({ path: `/settings?tab=${tab}` })),
  { path: '/settings?tab=security', open: setUpApp },
  {
    path: '/settings?tab=security',
    open: async (page) => {
      await setUpApp(page);
      await dialog(page).locator('input[type=password]').fill(robin.password);
      await dialog(page).locator('button[type=submit]').click();
      await expect(page.locator('main [role=img]')).toBeVisible();
    },
  },
  { path: '/admin' },
  { path: '/admin?tab=pending-users', shows: walkNames.pending },
  { path: '/admin?tab=pending-domains', shows: 'waits.example' },
  { path: '/admin?tab=users', shows: 'finch' },
  { path: '/admin?tab=uploads', shows: picture },
  { path: '/admin?tab=settings' },
  { path: '/admin/audit', shows: 'waits.example' },
  { path: '/admin/invitations' },
  { path: '/admin/imports' },
  {
    path: '/admin/imports',
    open: async (page) => {
      await page.locator('main select').first().selectOption('ass 0.14');
      await page.locator('main button[type=submit]').click();
      await expect(page.locator('main table').nth(1)).toBeVisible();
    },
  },
  { path: `/admin/users/${userId}`, shows: 'finch' },
  { path: '/domains', shows: walkNames.domain, open: openPalette },
];
