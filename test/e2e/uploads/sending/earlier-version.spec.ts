// @long @desktop

import { openAsBlob } from 'node:fs';
import { utimes } from 'node:fs/promises';

import { makeLargeFile, sha256OfFile } from '../../support/files/large-file.ts';
import { interruptedOn, mebibyte } from '../../support/pages/interrupted-upload.ts';
import { chooser, sendingsOf, storedUploads, tray } from '../../support/pages/uploading.ts';
import type { Perch } from '../../support/servers/perch.ts';
import { expect, test } from '../../support/test.ts';

const name = 'film.mp4';
const bytes = 4 * mebibyte;
const sentBytes = mebibyte;
const lastModified = Date.UTC(2026, 10, 1);

/** Sends the beginning of a file; resolves to the upload's id. */
async function sendBeginning(perch: Perch, token: string, path: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, 'Tus-Resumable': '1.0.0' };
  const created = await fetch(`${perch.origin}/api/upload/resumable`, {
    method: 'POST',
    headers: {
      ...headers,
      'Upload-Length': String(bytes),
      'Upload-Metadata': `filename ${btoa(name)}`,
    },
  });
  expect(created.status).toBe(201);
  const location = new URL(created.headers.get('location') ?? '', perch.origin);
  const sent = await fetch(location, {
    method: 'PATCH',
    headers: {
      ...headers,
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
    },
    body: (await openAsBlob(path)).slice(0, sentBytes),
  });
  expect(sent.status).toBe(204);
  return location.pathname.split('/').at(-1) ?? '';
}

async function userIdOf(perch: Perch, token: string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${token}` };
  const { data } = await (await fetch(`${perch.origin}/api/auth/me`, { headers })).json();
  return data.user._id;
}

test.use({ env: { MAX_FILE_SIZE: '5MB' } });

test('an upload that an earlier version of the page saved is listed and resumed', async ({
  page,
  perch,
  token,
}) => {
  await using file = await makeLargeFile(name, bytes);
  await utimes(file.path, new Date(lastModified), new Date(lastModified));
  const id = await sendBeginning(perch, token, file.path);
  const saved = {
    id,
    userId: await userIdOf(perch, token),
    name,
    size: bytes,
    type: 'video/mp4',
    lastModified,
    begunAt: Date.now(),
    isDiscarded: false,
  };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `perch_unfinished_upload:${id}`,
    JSON.stringify(saved),
  ] as const);
  await page.reload();
  await expect(interruptedOn(page)).toContainText('Interrupted at 25% · 1.00 MB of 4.00 MB');
  const sendings = sendingsOf(page);
  await chooser(page).setInputFiles(file.path);
  await expect(tray(page)).toContainText('1 uploaded');
  expect(sendings).toEqual([{ method: 'PATCH', offset: sentBytes }]);
  await expect(interruptedOn(page)).toHaveCount(0);
  const stored = await storedUploads(perch, token);
  expect(stored.map(({ sha256 }) => sha256)).toEqual([await sha256OfFile(file.path)]);
  const keys = await page.evaluate(() => Object.keys(localStorage).join());
  expect(keys).not.toContain('unfinished');
});
