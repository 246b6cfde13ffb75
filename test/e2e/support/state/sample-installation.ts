import { fileOf, store, type TestFile, textFile } from '../files/files.ts';
import { pictureFile } from '../files/picture.ts';
import type { Perch } from '../servers/perch.ts';
import { approve, type Person, register, signIn } from './accounts.ts';
import { fillAlbums } from './albums.ts';
import { approveDomain, rejectDomain, requestDomain } from './domains.ts';
import { writeOldInstallation } from './old-installation.ts';
import { storeLink, storeRequest } from './requests-and-links.ts';

const longLabel = 'a-name-that-is-as-long-as-the-domain-name-system-allows-it-to-be'.slice(0, 63);

export const sampleEnv = {
  BASE_DOMAINS: 'perch.example',
  USER_QUOTA: '10GB',
  MAX_FILE_SIZE: '2MB',
  // No mail server listens there: mails stay queued, and the login page offers what needs mail.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'perch@perch.example',
};

export const longName = `${'a-file-name-without-any-space-'.repeat(7).slice(0, 196)}.txt`;

export const longAlbumName = longName.slice(0, 120);

/** As long as names and addresses may be. */
export const longest: Person = {
  username: 'wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenh',
  email: `${'robin-with-a-very-long-address-'.repeat(2).slice(0, 60)}@${longLabel}.example.org`,
  password: 'correct horse',
};

const files: TestFile[] = [
  ...Array.from({ length: 18 }, (_, index) => textFile(`meeting notes ${index + 1}.md`, 4000)),
  fileOf('site-backup.tar.gz', 'application/gzip', '\u001f\u008b\b'),
  fileOf('interview.mp3', 'audio/mpeg', 'ID3\u0004\0\0\0\0\0\0 and so on'),
  fileOf('floor plan – 2. Stock (Änderung).pdf', 'application/pdf', '%PDF-1.7'),
  fileOf('unknown', 'application/octet-stream', '\u0000\u0001'),
  textFile(longName, 1_500_000),
  pictureFile('harbour at dusk.png'),
];

export interface SampleInstallation {
  /** The account with the longest name, and its session. */
  longestId: string;
  longestToken: string;
}

/** People, domains and files in every state, with the longest names that there can be. */
export async function fillInstallation(perch: Perch, token: string): Promise<SampleInstallation> {
  for (const file of files) await store(perch, token, file);
  await addDomains(perch, token);
  await fillAlbums(perch, token, longAlbumName);
  await storeRequest(perch, { title: 'Pictures of the harbour', text: longName });
  await storeRequest(perch, { title: longName.slice(0, 120), open: false });
  await storeLink(perch, { url: 'https://example.org/timetable', slug: 'timetable' });
  await storeLink(perch, { url: `https://example.org/${longName}`, title: longName.slice(0, 120) });
  const longestId = await register(perch, longest);
  await approve(perch, token, longestId);
  const longestToken = await signIn(perch, longest);
  for (const file of files.slice(-4)) await store(perch, longestToken, file);
  await requestDomain(perch, longestToken, `b${longLabel.slice(1)}.perch.example`, 'subdomain');
  for (const username of ['wren', `pending-${longest.username}`.slice(0, 64)]) {
    await register(perch, { ...longest, username, email: `${username.slice(0, 60)}@example.org` });
  }
  await writeOldInstallation(perch, { files: ['notes.txt'], lost: [longName] });
  return { longestId, longestToken };
}

async function addDomains(perch: Perch, token: string): Promise<void> {
  const approved = await requestDomain(perch, token, 'shots.perch.example', 'subdomain');
  await approveDomain(perch, token, approved);
  const long = await requestDomain(perch, token, `${longLabel}.example.net`);
  await approveDomain(perch, token, long);
  await requestDomain(perch, token, 'xn--bcher-kva.example');
  const rejected = await requestDomain(perch, token, 'rejected.example');
  await rejectDomain(perch, token, rejected, 'This name belongs to the marketing department.');
}
