import { expect, test } from 'bun:test';

import { becomeAdministrator, signIn } from '../../../support/api/accounts.ts';
import { send } from '../../../support/api/client.ts';
import { changeSettings, publicSettings } from '../../../support/api/settings.ts';
import { upload } from '../../../support/api/uploads.ts';
import { takeBack } from '../../../support/database/earlier-schema.ts';
import { cameraExif, exifSegment, withSegments } from '../../../support/files/metadata.ts';
import { jpeg } from '../../../support/files/pictures.ts';
import { startServer, type TestServer } from '../../../support/servers/server.ts';

const located = withSegments(await jpeg(40, 30), exifSegment(cameraExif()));

async function isUndecided({ origin }: TestServer, token: string): Promise<boolean> {
  const answer = await send(origin, 'GET', '/api/admin/notices', { token });
  return (await answer.json()).data.isStripUndecided;
}

test.each(['gps', 'off'])(
  'an updated installation keeps places, and says so until an administrator chooses %s',
  async (chosen) => {
    await using server = await startServer();
    const { email, password, token: before } = await becomeAdministrator(server);
    expect(await isUndecided(server, before)).toBe(false);
    expect((await publicSettings(server)).stripMetadata).toBe('gps');
    await server.stop();
    await takeBack(server, '0038-stripped');
    await server.start();
    const token = await signIn(server, email, password);
    expect(await isUndecided(server, token)).toBe(true);
    expect((await publicSettings(server)).stripMetadata).toBe('off');
    expect((await upload(server, token, 'a.jpg', located)).stripped).toBeNull();
    await changeSettings(server, token, { stripMetadata: chosen });
    expect(await isUndecided(server, token)).toBe(false);
    const { stripped } = await upload(server, token, 'b.jpg', located);
    expect(stripped).toEqual(chosen === 'gps' ? ['gps'] : null);
  },
);
