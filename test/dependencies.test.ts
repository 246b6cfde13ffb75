import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../scripts/project.mjs';

interface Locked {
  license?: string;
  dev?: boolean;
  link?: boolean;
  resolved?: string;
}

function packagesOf(lockFile: string): [path: string, Locked][] {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(root, lockFile), 'utf8'),
  );
  return Object.entries(lock.packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
}

const packages = packagesOf('package-lock.json');

// What may be passed on with a program under the MIT licence, at the cost of naming the authors.
const permissive = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 OFL-1.1 PSF-2.0'.split(
    ' ',
  ),
);

// Those that say it in their readme only, and what they say there.
const saidElsewhere: Record<string, string> = { 'node_modules/combine-errors': 'MIT' };

/** SPDX: of alternatives one is enough, of what holds together each is needed. */
function isPermissive(license: string): boolean {
  const alternatives = license.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((each) => each.split(' AND ').every((name) => permissive.has(name)));
}

test('whatever is installed for use has a licence that lets it be passed on', () => {
  const used = packages.filter(([, { dev }]) => !dev);
  expect(used.length).toBeGreaterThan(50);
  const licenses = used.map(([path, { license }]) => ({
    path,
    license: license ?? saidElsewhere[path] ?? 'none',
  }));
  expect(licenses.filter(({ license }) => !isPermissive(license))).toEqual([]);
});

test('a licence is judged by all that it says', () => {
  for (const license of ['MIT', '(GPL-3.0-only OR MIT)', 'MIT AND ISC']) {
    expect(isPermissive(license)).toBe(true);
  }
  for (const license of ['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'none', '']) {
    expect(isPermissive(license)).toBe(false);
  }
});

test.each(['package-lock.json', 'site/package-lock.json'])(
  '%s pins every package by its checksum and names no registry',
  (lockFile) => {
    const locked = packagesOf(lockFile);
    expect(locked.length).toBeGreaterThan(50);
    const fromSomewhere = locked.filter(([, { resolved }]) => resolved !== undefined);
    expect(fromSomewhere).toEqual([]);
    expect(locked.filter((entry) => !('integrity' in entry[1]))).toEqual([]);
  },
);

test('npm start installs nothing of the documentation’s site', () => {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  expect(workspaces).not.toContain('site');
  expect(packages.filter(([path]) => /\/astro$|starlight/.test(path))).toEqual([]);
});
