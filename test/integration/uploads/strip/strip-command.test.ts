// @both-stacks
import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../../support/api/accounts.ts';
import { send } from '../../../support/api/client.ts';
import { upload } from '../../../support/api/uploads.ts';
import {
  cameraExif,
  exifSegment,
  filmMetadata,
  withFilmBoxes,
  withSegments,
} from '../../../support/files/metadata.ts';
import { jpeg } from '../../../support/files/pictures.ts';
import { storedFiles } from '../../../support/files/stored-files.ts';
import { mp4 } from '../../../support/files/videos.ts';
import { perchOn } from '../../../support/servers/backups.ts';
import { startServer } from '../../../support/servers/server.ts';
import { waitFor } from '../../../support/wait.ts';

const server = await startServer({ STRIP_METADATA: 'off' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const perch = (...args: string[]) => perchOn(server.installation, ...args);

const photograph = await jpeg(64, 48);
const located = withSegments(photograph, exifSegment(cameraExif()));
const film = withFilmBoxes(mp4({ width: 64, height: 48, frames: 300_000 }), filmMetadata(true));
const degrees = Buffer.from([0, 0, 0, 52, 0, 0, 0, 1, 0, 0, 0, 30]);
const hasPlace = (bytes: Buffer) => bytes.includes(degrees) || bytes.includes('+52.5164');

const raw = async (url: string) => {
  const answer = await fetch(url);
  const etag = answer.headers.get('etag');
  return { etag, bytes: Buffer.from(await answer.arrayBuffer()) };
};

const usedBytes = async (token: string) => {
  const answer = await send(server.origin, 'GET', '/api/upload/stats', { token });
  return (await answer.json()).data.user.storage;
};

test('files that an account has lose their place, and those of others keep it', async () => {
  const ann = await registerApproved(server, admin, 'ann');
  const files = [
    await upload(server, ann.token, 'a.jpg', located),
    await upload(server, ann.token, 'same.jpg', located),
    await upload(server, ann.token, 'b.mp4', film),
  ];
  const plain = await upload(server, ann.token, 'c.jpg', photograph);
  const text = await upload(server, ann.token, 'd.txt', 'a text');
  const rawFile = await upload(server, ann.token, 'e.dng', cameraExif());
  const others = await upload(server, admin.token, 'a.jpg', located);
  const etags = await Promise.all(files.map(async ({ rawUrl }) => (await raw(rawUrl)).etag));
  const before = await storedFiles(server);

  const dry = await perch('strip', '--user', ann.username, '--dry-run');
  expect(dry).toMatchObject({ exitCode: 3, stderr: '' });
  expect(dry.stdout).toContain('3 files would lose their location, 2 had none, 1 cannot lose it.');
  expect(await storedFiles(server)).toEqual(before);

  const { exitCode, stdout, stderr } = await perch('strip', '--user', ann.username);
  expect({ exitCode, stderr }).toEqual({ exitCode: 3, stderr: '' });
  expect(stdout).toContain(`${rawFile._id} "e.dng": its location cannot be removed.`);
  expect(stdout).toContain('3 files lost their location, 2 had none, 1 cannot lose it.');
  for (const [index, { _id, rawUrl }] of files.entries()) {
    const { data } = await (
      await send(server.origin, 'GET', `/api/upload/${_id}`, { token: ann.token })
    ).json();
    expect(data.upload).toMatchObject({ stripped: ['gps'], stripFailed: false });
    // The command runs beside the server, which learns of it within seconds.
    await waitFor('the server to serve the new bytes', async () => {
      const { bytes } = await raw(rawUrl);
      return bytes.length === data.upload.size && !hasPlace(bytes);
    });
    const { bytes, etag } = await raw(rawUrl);
    expect(hasPlace(bytes)).toBe(false);
    expect(bytes).toHaveLength(data.upload.size);
    expect(etag).not.toBe(etags[index] ?? null);
  }
  expect((await raw(plain.rawUrl)).bytes.equals(photograph)).toBe(true);
  expect((await raw(text.rawUrl)).bytes.toString()).toBe('a text');
  expect((await raw(others.rawUrl)).bytes.equals(located)).toBe(true);
  // Nothing of the originals is left, and the quota counts what is there.
  expect((await storedFiles(server)).length).toBe(before.length);
  const { data } = await (
    await send(server.origin, 'GET', '/api/upload/my', { token: ann.token })
  ).json();
  const sizes: number[] = data.uploads.map(({ size }: { size: number }) => size);
  expect(await usedBytes(ann.token)).toBe(sizes.reduce((sum, size) => sum + size, 0));

  const again = await perch('strip', '--user', ann.username);
  expect(again.stdout).toContain('0 files lost their location, 5 had none, 1 cannot lose it.');
  expect((await perch('check', '--deep')).exitCode).toBe(0);
});

test.each([
  [['strip'], /Give --user/],
  [['strip', '--user', 'nobody-here'], /There is no account nobody-here/],
])('what is missing is said in one sentence: %p', async (args, sentence) => {
  const { exitCode, stderr } = await perch(...args);
  expect(exitCode).not.toBe(0);
  expect(stderr).toMatch(sentence);
});
