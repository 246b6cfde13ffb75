import { afterAll, expect, test } from 'bun:test';

import type { LinkCheck } from '@perch/contract/uploads/link-checks';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { changeMembers, createAlbum } from '../../support/api/albums.ts';
import { send } from '../../support/api/client.ts';
import { closeLink } from '../../support/api/closed-links.ts';
import { approveDomain, requestDomain } from '../../support/api/domains.ts';
import { changeSettings } from '../../support/api/settings.ts';
import { sendParts, upload } from '../../support/api/uploads.ts';
import { gif, png } from '../../support/files/pictures.ts';
import { aac, hevc, mp4 } from '../../support/files/videos.ts';
import { tagsOf } from '../../support/http/embed-tags.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer({ BASE_DOMAINS: 'perch.example' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);

const ask = (path: string, { token } = owner) => send(server.origin, 'GET', path, { token });

async function check(path: string): Promise<LinkCheck> {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}

const checkOf = (id: string) => check(`/api/upload/${id}/embed`);
const tagIn = ({ tags }: LinkCheck, name: string) => tags.find((tag) => tag.name === name)?.content;

test('a check has the tags that a program gets, with the bytes of their picture', async () => {
  const name = 'sun & "<moon>".png';
  const { _id, viewUrl, fileId } = await upload(server, owner.token, name, png(400, 300));
  const checked = await checkOf(_id);
  const served = Object.entries(tagsOf(await (await fetch(viewUrl)).text())).filter(([tag]) =>
    /^(?:og|twitter):/.test(tag),
  );
  expect(Object.fromEntries(checked.tags.map((tag) => [tag.name, tag.content]))).toEqual(
    Object.fromEntries(served),
  );
  expect(checked).toMatchObject({ url: viewUrl, state: 'open', author: null, gallery: null });
  const picture = await fetch(`${server.origin}/p/${fileId}.jpg`);
  const { byteLength: bytes } = await picture.arrayBuffer();
  expect(checked.pictures).toEqual([
    {
      url: `${server.origin}/p/${fileId}.jpg`,
      path: `/p/${fileId}.jpg`,
      mimeType: 'image/jpeg',
      width: 400,
      height: 300,
      bytes,
      alt: name,
    },
  ]);
});

test('a check counts as no view and needs the right to read the file', async () => {
  const { _id, viewUrl } = await upload(server, owner.token, 'photo.png', png(40, 30));
  await checkOf(_id);
  const stranger = await registerApproved(server, admin);
  expect((await ask(`/api/upload/${_id}/embed`, stranger)).status).toBe(404);
  expect((await ask(`/api/upload/${_id}/embed`, admin)).status).toBe(200);
  await fetch(viewUrl);
  const countViews = async (): Promise<number> =>
    (await (await ask(`/api/upload/${_id}`)).json()).data.upload.views;
  await waitFor('the view', async () => (await countViews()) > 0);
  expect(await countViews()).toBe(1);
});

test('an animated picture is shown on the app’s host, and a video says which codecs it has', async () => {
  const moving = await upload(server, owner.token, 'moving.gif', gif(2));
  const [picture] = (await checkOf(moving._id)).pictures;
  expect(picture).toMatchObject({ url: moving.rawUrl, bytes: gif(2).length });
  const shown = await fetch(`${server.origin}${picture?.path}`);
  expect(await shown.bytes()).toEqual(new Uint8Array(gif(2)));
  const film = mp4({ width: 640, height: 360, sound: aac(), video: hevc(640, 360) });
  const video = await checkOf((await upload(server, owner.token, 'film.mp4', film))._id);
  expect(video.file?.codecs.join()).toMatch(/^hvc1/);
  expect(video.videoBytesMax).toBe(50 * 1024 ** 2);
  expect(tagIn(video, 'og:video')).toBeUndefined();
});

test('an album has its gallery in Discord, and the author is that of oEmbed', async () => {
  const kept = { token: owner.token, body: { pageAuthor: true } };
  expect((await send(server.origin, 'PUT', '/api/auth/preferences', kept)).status).toBe(200);
  const file = await upload(server, owner.token, 'photo.png', png(40, 30));
  expect((await checkOf(file._id)).author).toBe(owner.username);
  const { _id, url } = await createAlbum(server, owner, { name: 'Sea [1] *' });
  await changeMembers(server, owner, _id, { add: [file._id] });
  const checked = await check(`/api/albums/${_id}/embed`);
  expect(checked).toMatchObject({ url, state: 'open', file: null });
  expect(checked.gallery).toMatchObject({
    title: 'Sea [1] *',
    facts: expect.stringMatching(/^1 file · /),
    pictures: [`/p/${file.fileId}.jpg`],
    buttons: ['Open', 'Download all'],
  });
  const hidden = await createAlbum(server, owner, { visibility: 'private' });
  expect((await ask(`/api/albums/${hidden._id}/embed`)).status).toBe(404);
});

test('a locked file is checked as its page: it tells nothing', async () => {
  const { _id } = await upload(server, owner.token, 'secret.png', png(40, 30));
  await closeLink(server, owner.token, { _id, fileId: '' }, { password: 'open sesame' });
  const checked = await checkOf(_id);
  expect(checked).toMatchObject({ state: 'closed', pictures: [], gallery: null });
  expect(JSON.stringify(checked)).not.toContain('secret');
});

test('a file whose album locks it is checked like one that is locked itself', async () => {
  const { _id } = await upload(server, owner.token, 'secret.png', png(40, 30));
  const fields = { password: 'open sesame', ownLinks: 'with_album' };
  const album = await createAlbum(server, owner, fields);
  await changeMembers(server, owner, album._id, { add: [_id] });
  const checked = await checkOf(_id);
  expect(checked).toMatchObject({ state: 'closed', pictures: [], gallery: null });
  expect(JSON.stringify(checked)).not.toContain('secret');
});

test('a file on a domain is checked there, and previews that are off have no tags', async () => {
  const host = 'checks.perch.example';
  const { _id: domain } = await requestDomain(server, owner, host, 'subdomain');
  await approveDomain(server, admin, domain);
  const content = { filename: 'photo.png', type: 'image/png', content: png(40, 30) };
  const sent = await sendParts(server, owner.token, [
    { name: 'domain', content: host },
    { name: 'file', ...content },
  ]);
  const { _id, viewUrl } = (await sent.json()).data.upload;
  const checked = await checkOf(_id);
  expect(viewUrl).toStartWith(`https://${host}/v/`);
  expect(checked.url).toBe(viewUrl);
  expect(tagIn(checked, 'og:site_name')).toBe(host);
  expect(checked.pictures[0]?.url).toStartWith(`https://${host}/p/`);
  await changeSettings(server, admin.token, { embeds: false });
  expect(await checkOf(_id)).toMatchObject({ state: 'off', tags: [] });
  await changeSettings(server, admin.token, { embeds: true });
});
