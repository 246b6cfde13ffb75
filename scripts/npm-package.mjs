import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { npm } from './install.mjs';
import { finish } from './run-child.mjs';

/**
 * Brings one file of an npm package that is not installed here, and gives its path in `folder`. Throws one
 * sentence where npm cannot bring the package or brings another one.
 * @param {object} wanted
 * @param {string} wanted.name
 * @param {string} wanted.version
 * @param {string} wanted.integrity as in package-lock.json
 * @param {string} wanted.member the file's path in the package
 * @param {string} wanted.folder
 */
export async function bringPackageFile({ name, version, integrity, member, folder }) {
  const [command, args] = npm();
  const pack = ['pack', `${name}@${version}`, '--ignore-scripts', '--loglevel=error'];
  await finish(command, [...args, ...pack, `--pack-destination=${folder}`], {
    shell: process.platform === 'win32' && args.length === 0,
    stdio: ['ignore', 'ignore', 'inherit'],
    failure: `npm could not bring ${name} ${version}; its messages above say why.`,
  });
  const file = join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  verify(name, file, integrity);
  const path = `package/${member}`;
  const { status } = spawnSync('tar', ['-xzf', file, '-C', folder, path], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`tar could not unpack ${name}.`);
  return join(folder, path);
}

function verify(name, file, integrity) {
  const [algorithm, expected] = integrity.split(/-(.*)/s);
  const found = createHash(algorithm).update(readFileSync(file)).digest('base64');
  if (found !== expected) throw new Error(`What npm brought as ${name} is not the known package.`);
}
