// @long @desktop

import { textFile } from '../../support/files/files.ts';
import {
  chooser,
  resumable,
  sendingsOf,
  storedUploads,
  tray,
  uploaded,
} from '../../support/pages/uploading.ts';
import { testWithFaults } from '../../support/test-with-faults.ts';
import { expect } from '../../support/test.ts';

const lost = /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/;

testWithFaults(
  'a file whose last answer is lost is stored once, and says so',
  async ({ page, front, perch, token, complaints }) => {
    complaints.announce(lost);
    const sendings = sendingsOf(page);
    front.lose('PATCH', resumable);
    await chooser(page).setInputFiles(textFile('report.txt', 500_000));
    await expect(uploaded(page, 'report.txt')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Copy URL of report.txt' }).first(),
    ).toBeVisible();
    expect(sendings.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
    expect(await storedUploads(perch, token)).toHaveLength(1);
  },
);

testWithFaults(
  'a small file whose only answer is lost is stored once, and says so',
  async ({ page, front, perch, token, complaints }) => {
    complaints.announce(lost);
    const sendings = sendingsOf(page);
    front.lose('POST', resumable);
    await chooser(page).setInputFiles(textFile('note.txt', 5000));
    await expect(tray(page)).toContainText('Waiting for the server…');
    expect(await storedUploads(perch, token)).toHaveLength(1);
    front.heal();
    await expect(uploaded(page, 'note.txt')).toBeVisible();
    expect(sendings.filter(({ method }) => method === 'POST').length).toBeGreaterThan(1);
    expect(await storedUploads(perch, token)).toHaveLength(1);
    // The same file again is another upload, as ever.
    await chooser(page).setInputFiles(textFile('note.txt', 5000));
    await expect(tray(page)).toContainText('2 uploaded');
    expect(await storedUploads(perch, token)).toHaveLength(2);
  },
);
