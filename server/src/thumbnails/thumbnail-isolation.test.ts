import { describe, expect, test } from 'bun:test';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  findIsolation,
  hiddenPaths,
  type Isolation,
  listIsolations,
} from './thumbnail-isolation.ts';

/** What a decoder would do that an attacker has taken over. */
const takeover = `
const { readFileSync, readdirSync } = require('node:fs');
const [folder, database, port, server] = process.argv.slice(-4);
const found = [];
const look = (what, read) => {
  try {
    const seen = read();
    if (seen.length > 0) found.push(what);
  } catch {}
};
const undo = () => {
  for (const path of [folder, database]) {
    Bun.spawnSync(['umount', path]);
    Bun.spawnSync(['unshare', '--user', '--map-root-user', '--mount', 'umount', path]);
  }
};
for (const when of ['', ' after undoing']) {
  look('folder' + when, () => readdirSync(folder));
  look('key' + when, () => readFileSync(folder + '/secret.key'));
  look('database' + when, () => readFileSync(database));
  look('folder by the server' + when, () => readdirSync('/proc/' + server + '/root' + folder));
  look('environment of the server' + when, () => readFileSync('/proc/' + server + '/environ'));
  try { undo(); } catch {}
}
for (const hostname of ['127.0.0.1', '::1']) {
  try {
    (await Bun.connect({ hostname, port: Number(port), socket: { data() {} } })).end();
    found.push('network ' + hostname);
  } catch {}
}
console.log(JSON.stringify(found));
`;

async function attack(wrap: Isolation['wrap'], folder: string, database: string) {
  const listener = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } });
  try {
    const own = [folder, database, String(listener.port), String(process.pid)];
    const command = wrap([process.execPath, '--no-env-file', '-e', takeover, ...own]);
    const child = Bun.spawn(command, { env: {}, stdout: 'pipe', stderr: 'pipe' });
    const [found, complaint] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
    ]);
    expect(`${await child.exited} ${complaint}`).toStartWith('0 ');
    return JSON.parse(found);
  } finally {
    listener.stop(true);
  }
}

async function withInstallation(work: (folder: string, database: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'perch-hidden-'));
  // One that stands outside of the data folder.
  const database = `${folder}.db`;
  try {
    await writeFile(join(folder, 'secret.key'), 'secret');
    await writeFile(database, 'rows');
    await chmod(folder, 0o755);
    await work(folder, database);
  } finally {
    await rm(folder, { recursive: true });
    await rm(database, { force: true });
  }
}

describe.each(listIsolations({ folders: [], files: [] }).map(({ by }) => by))('%s', (by) => {
  test('keep a program that is taken over from the network and from what Perch keeps', async () => {
    await withInstallation(async (folder, database) => {
      const hidden = hiddenPaths({ dataDir: folder, databaseUrl: `sqlite:${database}` });
      const isolation = listIsolations(hidden).find((each) => each.by === by);
      expect(await attack((command) => command, folder, database)).toEqual(
        expect.arrayContaining(['folder', 'key', 'database', 'network 127.0.0.1']),
      );
      expect(isolation && (await attack(isolation.wrap, folder, database))).toEqual([]);
      expect(Bun.file(database).size).toBe(4);
    });
  });
});

test('the way that is chosen is one that holds', async () => {
  await withInstallation(async (folder, database) => {
    const hidden = hiddenPaths({ dataDir: folder, databaseUrl: `sqlite:${database}` });
    const { by, wrap } = await findIsolation(hidden);
    expect(by).toBe(listIsolations(hidden)[0]?.by ?? 'nothing');
    if (by !== 'nothing') expect(await attack(wrap, folder, database)).toEqual([]);
  });
});

test('a database is hidden where it is a file that the data folder does not hide already', () => {
  const dataDir = '/var/lib/perch';
  expect(hiddenPaths({ dataDir, databaseUrl: 'sqlite:/srv/perch.db' }).files).toContain(
    '/srv/perch.db',
  );
  for (const databaseUrl of [
    `sqlite:${dataDir}/perch.db`,
    'sqlite::memory:',
    'postgres://db/perch',
  ]) {
    expect(hiddenPaths({ dataDir, databaseUrl })).toEqual({ folders: [dataDir], files: [] });
  }
});
