import { expect, test } from 'bun:test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Upload } from '@perch/contract/uploads';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { cameraExif, exifSegment, withSegments } from '../../support/files/metadata.ts';
import { jpeg } from '../../support/files/pictures.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { writeXBackBone } from '../../support/imports/xbackbone.ts';
import { perchOn } from '../../support/servers/backups.ts';
import { checkInstallation } from '../../support/servers/check.ts';
import { startServer } from '../../support/servers/server.ts';

const photograph = await jpeg(40, 30);
const located = withSegments(photograph, exifSegment(cameraExif()));

test.each(['copy', 'hard'])(
  'imported files lose their place, and those of the source keep it: --link %s',
  async (link) => {
    await using server = await startServer();
    await using folder = await createTemporaryFolder();
    const admin = await becomeAdministrator(server);
    const old = await writeXBackBone(folder.path, [
      {
        username: 'jane',
        files: [
          { code: 'located', name: 'located.jpg', bytes: located },
          { code: 'plain', name: 'plain.jpg', bytes: photograph },
          { code: 'raw', name: 'raw.dng', bytes: cameraExif() },
          { code: 'empty', name: 'empty.txt', bytes: '' },
        ],
      },
    ]);
    const importIt = (...options: string[]) =>
      perchOn(
        server.installation,
        'import',
        'xbackbone',
        '--database',
        old.database,
        '--files',
        old.files,
        '--link',
        link,
        ...options,
      );
    const wrong = await importIt('--strip', 'place');
    expect(wrong.exitCode).not.toBe(0);
    expect(wrong.stderr).toContain('--strip takes off, gps, all.');

    const { stdout } = await importIt('--strip', 'gps');
    expect(stdout).toContain('"raw.dng": its location could not be removed');
    const { data } = await (
      await send(server.origin, 'GET', '/api/upload/all', { token: admin.token })
    ).json();
    const uploads = new Map<string, Upload>(
      data.uploads.map((each: Upload) => [each.originalName, each]),
    );
    expect(uploads.get('located.jpg')).toMatchObject({ stripped: ['gps'], stripFailed: false });
    expect(uploads.get('plain.jpg')).toMatchObject({ stripped: [], stripFailed: false });
    expect(uploads.get('raw.dng')).toMatchObject({ stripped: [], stripFailed: true });
    const { rawUrl = '', size } = uploads.get('located.jpg') ?? {};
    const served = Buffer.from(await (await fetch(rawUrl)).arrayBuffer());
    expect(served).toHaveLength(size ?? 0);
    expect(served.equals(located)).toBe(false);
    expect(served.includes('Example Camera')).toBe(true);
    const paths = [...new Bun.Glob('**/*.jpg').scanSync({ cwd: old.files })];
    const kept = await Promise.all(paths.map((path) => readFile(join(old.files, path))));
    expect(kept.some((bytes) => bytes.equals(located))).toBe(true);
    await checkInstallation(server.installation);
  },
);
