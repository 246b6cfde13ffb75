// npm run release [-- <target>…]: executable files for every system, with checksums, a bill of materials and
// what the changelog says of the version.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { compileExecutable } from './build-executable.mjs';
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { root, runScript } from './project.mjs';
import { billOfMaterials } from './release/bill-of-materials.mjs';
import { changelogSection } from './release/changelog-section.mjs';
import { bringRuntime, endingOf, targets } from './release/runtimes.mjs';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** @returns {(keyof typeof targets)[]} */
function readTargets(args) {
  const all = Object.keys(targets);
  const unknown = args.find((arg) => !all.includes(arg));
  if (unknown) {
    throw new Error(`There is no target ${unknown}; the targets are ${all.join(', ')}.`);
  }
  return args.length > 0 ? args : all;
}

function readChanges() {
  const section = changelogSection(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  if (section) return section;
  throw new Error(`CHANGELOG.md has no section for ${version}, the version in package.json.`);
}

/** @param {string} folder @param {string[]} names */
function checksums(folder, names) {
  const lines = names.toSorted().map((name) => {
    const hash = createHash('sha256').update(readFileSync(join(folder, name)));
    return `${hash.digest('hex')}  ${name}\n`;
  });
  return lines.join('');
}

await runScript(async () => {
  const wanted = readTargets(process.argv.slice(2));
  const changes = readChanges();
  await install();
  await buildWeb();
  const fresh = join(root, 'dist', `perch-${version}.new`);
  const folder = join(root, 'dist', `perch-${version}`);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const names = [];
  for (const target of wanted) {
    const name = `perch-${version}-${target}${endingOf(target)}`;
    await compileExecutable({
      file: join(fresh, name),
      target,
      runtime: await bringRuntime(target),
    });
    console.error(`Built ${name}`);
    names.push(name);
  }
  const bill = `perch-${version}.cdx.json`;
  writeFileSync(join(fresh, bill), billOfMaterials());
  writeFileSync(join(fresh, 'CHANGES.md'), changes);
  writeFileSync(join(fresh, 'SHA256SUMS'), checksums(fresh, [...names, bill, 'CHANGES.md']));
  // A release is whole or not there.
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  console.error(`The release is in ${folder}`);
});
