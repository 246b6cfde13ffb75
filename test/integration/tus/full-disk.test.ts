import { expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { expectUpload } from '../../support/api/stored-upload.ts';
import { beginResumable, sendPiece, sentOf, storedOffset } from '../../support/api/tus.ts';
import { upload } from '../../support/api/uploads.ts';
import { usesS3 } from '../../support/servers/installation.ts';
import { TestServer } from '../../support/servers/server.ts';
import { mountSmallDisk } from '../../support/services/small-disk.ts';
import { waitFor } from '../../support/wait.ts';

const testOnDisk = usesS3 ? () => {} : test;

testOnDisk(
  'an upload that fills the disk makes room again, and ends when there is enough',
  async () => {
    await using disk = await mountSmallDisk(52);
    const installation = {
      dataDir: disk.path,
      bucket: undefined,
      env: { DATA_DIR: disk.path },
      [Symbol.asyncDispose]: async () => {},
    };
    await using server = new TestServer(installation, {});
    server.expectErrors(/disk_full/);
    await server.start();
    const { token } = await becomeAdministrator(server);
    const { _id, publicUrl } = await upload(server, token, 'other.bin', randomBytes(10_000_000));
    const content = randomBytes(33_000_000);
    const url = await beginResumable(server, token, content.length);
    expect((await sendPiece(url, token, 0, content.subarray(0, 8_000_000))).status).toBe(204);
    const refused = await sendPiece(url, token, 8_000_000, content.subarray(8_000_000));
    await expectFailure(refused, 507, 'disk_full');

    expect(await storedOffset(url, token)).toBe(0);
    expect((await (await fetch(publicUrl)).bytes()).length).toBe(10_000_000);
    const path = `/api/upload/${_id}?permanent=true`;
    expect((await send(server.origin, 'DELETE', path, { token })).status).toBe(200);
    // Bytes are freed after the answer.
    const answer = await waitFor('room for the file', async () => {
      const sent = await sendPiece(url, token, 0, content);
      return sent.status === 204 ? sent : undefined;
    });
    await expectUpload(server, token, sentOf(answer), content);
  },
);
