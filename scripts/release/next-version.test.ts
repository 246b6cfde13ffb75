import { afterAll, expect, test } from 'bun:test';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { $ } from 'bun';

import { workspaces } from '../../package.json' with { type: 'json' };
import { root } from '../project.mjs';
import { setVersion } from './next-version.mjs';
import { requireReleaseTag } from './release-tag.mjs';
import { readReleased } from './released.mjs';

const copied = [
  'package.json',
  'package-lock.json',
  ...workspaces.map((name) => `${name}/package.json`),
];
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const { version: present } = readReleased();
const changelog =
  '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- This\n\n## [0.0.1] - 2026-01-01\n';

/** A folder with what has the version in it, and texts that name it. */
async function copyProject() {
  const folder = await mkdtemp(join(tmpdir(), 'perch-version-'));
  folders.push(folder);
  for (const path of copied) await cp(join(root, path), join(folder, path));
  await writeFile(join(folder, 'CHANGELOG.md'), changelog);
  await cp(join(root, 'LICENSE'), join(folder, 'deploy/LICENSE'));
  await writeFile(
    join(folder, 'deploy/chart.yaml'),
    `version: ${present}\nappVersion: "${present}"\nimage: perch:${present}\nother: other:${present}\ndefault: perch:\${PERCH_VERSION:-${present}}\nARG VERSION=${present} REVISION=\n`,
  );
  await writeFile(
    join(folder, 'README.md'),
    `Perch ${present}, perch-${present}-linux-x64, perch_${present}-1_amd64.deb, perch-${present}.1, Bun ${present}\n`,
  );
  return { folder, read: (path: string) => readFile(join(folder, path), 'utf8') };
}

test('one command sets the version wherever it stands, and begins its section', async () => {
  const { folder, read } = await copyProject();
  const changed = setVersion(folder, '91.2.3', '2027-02-03');
  expect(changed).toEqual([...copied, 'CHANGELOG.md', 'README.md', 'deploy/chart.yaml'].toSorted());
  for (const path of copied.filter((each) => each !== 'package-lock.json')) {
    const before = await readFile(join(root, path), 'utf8');
    expect(await read(path)).toBe(before.replace(`"version": "${present}"`, '"version": "91.2.3"'));
  }
  const lock = JSON.parse(await read('package-lock.json'));
  expect([lock.version, lock.packages[''].version, lock.packages.web.version]).toEqual([
    '91.2.3',
    '91.2.3',
    '91.2.3',
  ]);
  expect(await read('CHANGELOG.md')).toContain(
    '## [Unreleased]\n\n## [91.2.3] - 2027-02-03\n\n### Added\n\n- This\n\n## [0.0.1]',
  );
  expect(await read('deploy/chart.yaml')).toBe(
    `version: 91.2.3\nappVersion: "91.2.3"\nimage: perch:91.2.3\nother: other:${present}\ndefault: perch:\${PERCH_VERSION:-91.2.3}\nARG VERSION=91.2.3 REVISION=\n`,
  );
  expect(await read('README.md')).toBe(
    `Perch 91.2.3, perch-91.2.3-linux-x64, perch_91.2.3-1_amd64.deb, perch-${present}.1, Bun ${present}\n`,
  );
});

test.each([
  ['0.0.1', changelog, 'is not after'],
  ['v91.0.0', changelog, 'is no version'],
  ['91.0', changelog, 'is no version'],
  ['91.0.0', '# Changelog\n\n## [Unreleased]\n', 'has nothing under Unreleased'],
  ['91.0.0', `${changelog}\n## [91.0.0] - 2027-01-01\n\n- That\n`, 'section for 91.0.0 already'],
])(
  'the version %s is refused where it is not the next, and nothing changes',
  async (version, text, sentence) => {
    const { folder, read } = await copyProject();
    await writeFile(join(folder, 'CHANGELOG.md'), text);
    expect(() => setVersion(folder, version, '2027-02-03')).toThrow(sentence);
    expect(await read('CHANGELOG.md')).toBe(text);
    expect(JSON.parse(await read('package.json')).version).toBe(present);
  },
);

test('a release is of a commit with its own tag, and of nothing that was changed since', async () => {
  const { folder } = await copyProject();
  const changes = '## [1.0.0] - 2027-01-01\n\n- This\n';
  const about = { folder, version: '1.0.0', changes };
  const identity = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org'];
  expect(() => requireReleaseTag(about)).toThrow('made in a clone of git');
  await $`git init --quiet && git add . && git ${identity} commit --quiet -m First`.cwd(folder);
  expect(() => requireReleaseTag(about)).toThrow(
    'No tag is at this commit: make it with git tag v1.0.0',
  );
  await $`git tag v1.0.0`.cwd(folder);
  requireReleaseTag(about);
  requireReleaseTag({ ...about, tag: 'v1.0.0' });
  expect(() => requireReleaseTag({ ...about, tag: 'v1.0.1' })).toThrow(
    'v1.0.1 is not at this commit',
  );
  expect(() => requireReleaseTag({ ...about, version: '1.0.1' })).toThrow(
    'The tag is v1.0.0, and package.json has the version 1.0.1.',
  );
  for (const wrong of [undefined, '## [1.0.0]\n\n- This\n']) {
    expect(() => requireReleaseTag({ ...about, changes: wrong })).toThrow('no section for 1.0.0');
  }
  await writeFile(join(folder, 'new.txt'), 'new');
  expect(() => requireReleaseTag(about)).toThrow('new.txt is not as it was committed');
  await rm(join(folder, 'new.txt'));
  await $`git ${identity} commit --quiet --allow-empty -m Second`.cwd(folder);
  expect(() => requireReleaseTag({ ...about, tag: 'v1.0.0' })).toThrow(
    'v1.0.0 is not at this commit',
  );
});
