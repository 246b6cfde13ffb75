// @desktop

import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { clipboardText } from '../support/pages/clipboard.ts';
import { testWithFaults } from '../support/test-with-faults.ts';
import { expect, test } from '../support/test.ts';

async function downloadConfig(page: Page) {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download ShareX Config' }).click();
  await expect(page.getByText('ShareX configuration downloaded!')).toBeVisible();
  const download = await saving;
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), config: JSON.parse(text) };
}

test('the ShareX file holds what ShareX needs, and a request made as it says works', async ({
  page,
  perch,
  request,
  token,
}) => {
  const { name, config } = await downloadConfig(page);
  expect(name).toBe(`localhost-${perch.port}.sxcu`);
  expect(config).toMatchObject({
    Version: '14.1.0',
    DestinationType: 'ImageUploader, TextUploader, FileUploader',
    RequestMethod: 'POST',
    RequestURL: `${perch.origin}/api/upload`,
    Body: 'MultipartFormData',
    FileFormName: 'file',
    URL: '{json:file.url}',
    ThumbnailURL: '{json:file.thumbnailUrl}',
    DeletionURL: '{json:file.deletionUrl}',
    ErrorMessage: '{json:error}',
  });
  // The API token, not the session's: it may upload and nothing worse.
  expect(config.Headers.Authorization).not.toContain(token);

  const file = { name: 'shot.txt', mimeType: 'text/plain', buffer: Buffer.from('by ShareX') };
  const response = await request.fetch(config.RequestURL, {
    method: config.RequestMethod,
    headers: config.Headers,
    multipart: { [config.FileFormName]: file },
  });
  expect(response.status()).toBe(201);
  const answer = await response.json();
  expect(await (await request.get(answer.file.url)).text()).toBe('by ShareX');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your Uploads' })).toContainText('shot.txt');
});

test('the configuration can be copied', async ({ page, perch, token: _token }) => {
  await page.getByRole('button', { name: 'Copy config' }).click();
  await expect(page.getByText('ShareX configuration copied to clipboard!')).toBeVisible();
  const copied = JSON.parse(await clipboardText(page));
  expect(copied.RequestURL).toBe(`${perch.origin}/api/upload`);
});

testWithFaults(
  'when the call fails the browser makes a configuration that works',
  async ({ page, front, request, token: _token, complaints }) => {
    complaints.announce(/ERR_EMPTY_RESPONSE/);
    front.cut('GET', '/api/upload/sharex-config');
    const { config } = await downloadConfig(page);
    expect(config.RequestURL).toBe(`${front.origin}/api/upload`);
    const response = await request.fetch(config.RequestURL, {
      method: config.RequestMethod,
      headers: config.Headers,
      multipart: {
        [config.FileFormName]: { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') },
      },
    });
    expect(response.status()).toBe(201);
  },
);
