import { expect, test } from 'bun:test';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { buildServer } from '../../scripts/build-server.mjs';
import { requireWebApp } from '../../scripts/build-web.mjs';
import { root } from '../../scripts/project.mjs';
import { png } from '../support/files/pictures.ts';
import { bootTree } from '../support/packages/booted-tree.ts';
import { openDebianTree } from '../support/packages/debian-tree.ts';
import { uploadAs } from '../support/packages/upload-as.ts';
import { freePort } from '../support/ports.ts';
import { waitFor } from '../support/wait.ts';

requireWebApp();
await buildServer();

const port = freePort();
const origin = `http://localhost:${port}`;
const ann = { email: 'ann@example.org', password: 'a long enough password' };
const asPerch = 'setpriv --reuid=perch --regid=perch --init-groups --reset-env';
const commandLine = `DATA_DIR=/var/lib/perch /opt/perch/node_modules/.bin/bun /opt/perch/server/dist/main.js --env-file /etc/perch.env`;
const createAnn = `echo '${ann.password}' | ${asPerch} env ${commandLine} user create --username ann --email ${ann.email} --admin --approved --password-stdin`;

test('systemd runs a clone as its unit has it, with thumbnails isolated, and starts it again', async () => {
  await using tree = await openDebianTree();
  await copyFile(
    join(root, 'deploy/perch.service'),
    join(tree.path, 'etc/systemd/system/perch.service'),
  );
  await writeFile(join(tree.path, 'etc/perch.env'), `PORT=${port}\nWORKERS=2\n`);
  // Nothing in there can write the clone, not even what should.
  await using system = await bootTree(tree, [{ folder: root, inside: '/opt/perch' }]);
  const must = (command: string) => system.must(['sh', '-c', command]);
  await must('useradd --system --user-group --home-dir /var/lib/perch perch');
  await must('chgrp perch /etc/perch.env && chmod 640 /etc/perch.env');
  await must('systemctl enable --now perch');
  const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok;
  await waitFor('the service', isReady);
  await must(createAnn);
  const picture = new File([new Uint8Array(png(30, 20))], 'photo.png', { type: 'image/png' });
  const { publicUrl, thumbnailUrl } = await uploadAs(origin, ann, picture);
  expect((await fetch(thumbnailUrl ?? '')).status).toBe(200);
  expect(await (await fetch(origin)).text()).toContain('<div id="root"');
  const log = await must('journalctl --unit perch --output cat --no-pager');
  expect(log).toMatch(/#setup=.*"thumbnails.isolated","by":"bubblewrap"/s);
  console.log(
    log,
    await must('find /var/lib/perch -maxdepth 2 | head -80; systemctl status perch; ls -la /'),
  );

  await must('systemctl kill --signal KILL perch');
  await waitFor('another start', async () =>
    (await must('systemctl show --property NRestarts perch')).includes('=1'),
  );
  await waitFor('the service', isReady);
  expect((await fetch(publicUrl)).status).toBe(200);
  await must('systemctl stop perch');
  expect(await must('systemctl show --property Result --value perch')).toBe('success\n');
  expect(await isReady()).toBeUndefined();
});
