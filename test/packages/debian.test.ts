import { afterAll, beforeAll, expect, test } from 'bun:test';
import { appendFile, copyFile, lstat, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { $ } from 'bun';

import { root } from '../../scripts/project.mjs';
import { architectures, buildDebianPackage } from '../../scripts/release/debian-package.mjs';
import { packagedUnit } from '../../scripts/release/packaged-unit.mjs';
import { requireProgram } from '../../scripts/system-programs.mjs';
import { requireBlock } from '../support/files/documented-blocks.ts';
import { png } from '../support/files/pictures.ts';
import { bootTree } from '../support/packages/booted-tree.ts';
import { type DebianTree, openDebianTree } from '../support/packages/debian-tree.ts';
import { bringExecutable } from '../support/packages/executable.ts';
import { startUnit } from '../support/packages/unit.ts';
import { uploadAs } from '../support/packages/upload-as.ts';
import { freePort } from '../support/ports.ts';
import { waitFor } from '../support/wait.ts';

requireProgram('systemd');

// The tests go through the life of one installation, in their order.
const earlier = '1.0.0';
const later = '1.0.1';
const port = freePort();
const origin = `http://localhost:${port}`;
const password = 'a long enough password';
const settings = 'etc/perch/perch.env';
const data = 'var/lib/perch';
const createAnn = `echo '${password}' | perch user create --username ann --email ann@example.org --admin --approved --password-stdin`;
let tree: DebianTree;
let address = '';

const build = (executable: string, version: string, folder: string) =>
  buildDebianPackage({
    executable,
    version,
    folder,
    architecture: architectures[process.arch === 'arm64' ? 'linux-arm64' : 'linux-x64'],
    builtAt: 1_800_000_000,
    compression: ['-Znone'],
  });
const fileOf = (version: string) =>
  `/root/perch_${version}-1_${process.arch === 'arm64' ? 'arm64' : 'amd64'}.deb`;

beforeAll(async () => {
  const executable = await bringExecutable();
  tree = await openDebianTree();
  for (const version of [earlier, later]) build(executable, version, join(tree.path, 'root'));
  if (!process.env['PERCH_TEST_EXECUTABLE']) await rm(dirname(executable), { recursive: true });
}, 300_000);
afterAll(() => tree[Symbol.asyncDispose]());

/** Runs a program as root that has to succeed; gives all that it has printed. */
async function must(...command: string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await tree.run(command, {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (exitCode !== 0) throw new Error(`${command.join(' ')}: ${exitCode} ${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

async function aboutFile(path: string): Promise<string> {
  return (await must('stat', '--format=%a %U:%G', `/${path}`)).trim();
}

const isThere = (path: string) =>
  lstat(join(tree.path, path)).then(
    () => true,
    () => false,
  );

/** Serves like the unit while `work` runs. */
async function serving<T>(work: () => Promise<T>): Promise<T> {
  const child = await startUnit(tree, 'perch.service');
  const output = new Response(child.stderr).text();
  try {
    await waitFor('the service', async () => {
      if (child.exitCode !== null) throw new Error(await output);
      return (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok;
    });
    return await work();
  } finally {
    child.kill();
    expect(await child.exited).toBe(0);
  }
}

const notes = new File(['from the package'], 'notes.txt');

const upload = (file = notes) => uploadAs(origin, { email: 'ann@example.org', password }, file);

const download = async () => (await fetch(address)).text();

test.each([
  ['the package', packagedUnit()],
  ['a clone', await readFile(join(root, 'deploy/perch.service'), 'utf8')],
])(
  'systemd finds nothing to say about the unit of %s, and little that it exposes',
  async (_name, text) => {
    const folder = await mkdtemp(join(tmpdir(), 'perch-unit-'));
    try {
      const unit = join(folder, 'perch.service');
      // The program of either is not on this machine.
      await writeFile(unit, text.replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true'));
      const verified = await $`systemd-analyze verify --man=no ${unit}`.nothrow().quiet();
      expect(`${verified.stdout}${verified.stderr}`).toBe('');
      await $`systemd-analyze security --offline=true --threshold=32 ${unit}`.quiet();
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

test('the same input makes the same package, in the order of versions', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perch-package-'));
  try {
    const executable = join(tree.path, 'bin/true');
    const bytes = [0, 1].map(async () =>
      readFile(join(folder, build(executable, '1.0.0-rc.1', folder))),
    );
    const [one, other] = await Promise.all(bytes);
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
    const about =
      await $`dpkg-deb --field ${join(folder, 'perch_1.0.0~rc.1-1_amd64.deb')} Version`.text();
    expect(about).toBe('1.0.0~rc.1-1\n');
    await $`dpkg --compare-versions 1.0.0~rc.1-1 lt 1.0.0-1`;
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the package brings user, settings and service, and takes the first upload', async () => {
  const said = await must(
    'apt-get',
    'install',
    '--yes',
    '--no-install-recommends',
    fileOf(earlier),
  );
  expect(said).not.toMatch(/warning|error/i);
  expect(await aboutFile(settings)).toBe('640 root:perch');
  expect(await aboutFile(data)).toBe('700 perch:perch');
  expect(await isThere('etc/systemd/system/multi-user.target.wants/perch.service')).toBe(true);
  await appendFile(join(tree.path, settings), `PORT=${port}\n# By hand.\n`);
  await must('sh', '-c', createAnn);
  await serving(async () => {
    address = (await upload()).publicUrl;
    expect(await download()).toBe('from the package');
  });
});

test("root's commands have the service's settings, and leave nothing of root behind", async () => {
  const { stdout } = await tree.run(['perch', 'doctor']);
  expect(stdout).toContain('✓ database: SQLite responds');
  expect(stdout).toContain('✓ data folder');
  expect(await must('perch', 'user', 'list')).toContain('ann@example.org');
  expect(await must('find', `/${data}`, '!', '-user', 'perch')).toBe('');
  const asPerch = await tree.run(['perch', 'user', 'list'], { user: 'perch' });
  expect(asPerch.stdout).toContain('ann@example.org');
  const asDaemon = await tree.run(['perch', 'user', 'list'], { user: 'daemon' });
  expect(asDaemon.exitCode).toBe(1);
  expect(asDaemon.stdout).not.toContain('ann');
  const served = await tree.run(['perch', 'serve']);
  expect(served.exitCode).toBe(2);
  expect(served.stderr).toBe(
    'Perch: --env-file is for commands; the server reads its settings from the environment.\n',
  );
  await copyFile(join(tree.path, settings), join(tree.path, 'root/perch.env'));
  await appendFile(join(tree.path, settings), 'SMTP_URL\n');
  const { exitCode, stderr } = await tree.run(['perch', 'user', 'list']);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^Perch: Line \d+ of \/etc\/perch\/perch\.env is not a setting[^\n]*\n$/);
  await must('cp', '/root/perch.env', `/${settings}`);
});

test('the page on backups has commands for the package, and a line for cron that runs', async () => {
  const page = 'docs/administer/backup.md';
  const first = 'install -d -o perch -g perch -m 700 /var/backups/perch';
  await must('sh', '-ec', await requireBlock(page, first));
  const everyNight = "echo '0 2 * * * root perch backup /var/backups/perch --keep 14'";
  await must('mkdir', '-p', '/etc/cron.d');
  await must('sh', '-ec', await requireBlock(page, `${everyNight} > /etc/cron.d/perch`));
  const line = await readFile(join(tree.path, 'etc/cron.d/perch'), 'utf8');
  const [, user, command = ''] = /^\S+ \S+ \S+ \S+ \S+ (\S+) (.+)\n$/.exec(line) ?? [];
  // As cron of Debian sets it.
  const env = { PATH: '/usr/bin:/bin' };
  const ran = await tree.run(['sh', '-c', command], { env, ...(user && { user }) });
  expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
  const snapshots = await must(
    'find',
    '/var/backups/perch/snapshots',
    '-mindepth',
    '1',
    '-maxdepth',
    '1',
  );
  expect(snapshots.trim().split('\n')).toHaveLength(2);
  expect(await must('find', '/var/backups/perch', '!', '-user', 'perch')).toBe('');
});

test('updates and the version before keep settings, files and accounts', async () => {
  for (const version of [later, earlier]) {
    await must('dpkg', '--install', fileOf(version));
    expect(await must('dpkg-query', '--show', '--showformat=${Version}', 'perch')).toBe(
      `${version}-1`,
    );
    expect(await readFile(join(tree.path, settings), 'utf8')).toContain('# By hand.');
    expect(await aboutFile(settings)).toBe('640 root:perch');
    await serving(async () => {
      expect(await download()).toBe('from the package');
      await upload();
    });
  }
  // Settings that were taken away on purpose do not come back.
  await must('mv', `/${settings}`, '/root/perch.env');
  await must('dpkg', '--install', fileOf(later));
  expect(await isThere(settings)).toBe(false);
  await must('mv', '/root/perch.env', `/${settings}`);
});

test('a package that is removed or purged leaves the data, unless the purge is confirmed', async () => {
  await must('dpkg', '--remove', 'perch');
  expect(await isThere('usr/bin/perch')).toBe(false);
  expect(await isThere(settings)).toBe(true);
  const said = await must('dpkg', '--purge', 'perch');
  expect(said).toContain('remain in /var/lib/perch');
  expect(await isThere('etc/perch')).toBe(false);
  expect(await isThere('etc/systemd/system/multi-user.target.wants/perch.service')).toBe(false);
  expect(await isThere(`${data}/perch.db`)).toBe(true);

  await must('dpkg', '--install', fileOf(earlier));
  await appendFile(join(tree.path, settings), `PORT=${port}\n`);
  await serving(async () => expect(await download()).toBe('from the package'));
  await must('sh', '-c', 'echo perch perch/purge-data boolean true | debconf-set-selections');
  await must('dpkg', '--purge', 'perch');
  expect(await isThere(data)).toBe(false);
});

test('systemd runs the service as the unit has it, with thumbnails isolated, and starts it again', async () => {
  await using system = await bootTree(tree);
  const mustSay = (...command: string[]) => system.must(command);
  expect(await mustSay('dpkg', '--install', fileOf(earlier))).toContain('journalctl --unit perch');
  expect(await mustSay('systemctl', 'is-active', 'perch')).toBe('active\n');
  await appendFile(join(tree.path, settings), `PORT=${port}\n`);
  await mustSay('systemctl', 'restart', 'perch');
  await mustSay('sh', '-c', createAnn);
  const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok;
  await waitFor('the service', isReady);
  const picture = new File([new Uint8Array(png(30, 20))], 'photo.png', { type: 'image/png' });
  const { thumbnailUrl } = await upload(picture);
  expect((await fetch(thumbnailUrl ?? '')).status).toBe(200);
  const log = () => mustSay('journalctl', '--unit', 'perch', '--output', 'cat', '--no-pager');
  // What the service has written reaches the journal a moment later.
  const logged = /#setup=.*"thumbnails.isolated","by":"bubblewrap"/s;
  await waitFor('the log', async () => logged.test(await log()));
  await mustSay('systemctl', 'kill', '--signal', 'KILL', 'perch');
  await waitFor('another start', async () =>
    (await mustSay('systemctl', 'show', '--property', 'NRestarts', 'perch')).includes('=1'),
  );
  await waitFor('the service', isReady);
  await mustSay('dpkg', '--install', fileOf(later));
  await waitFor('the service', isReady);
  await mustSay('dpkg', '--remove', 'perch');
  expect(await isReady()).toBeUndefined();
});
