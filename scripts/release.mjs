// npm run release -- [--tag v1.0.0 | --untagged] [--notes <address>] [<target>…]: executable files for every system and the packages of
// them, with checksums, a bill of materials and the section of the changelog.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

import { compileExecutable } from './build-executable.mjs';
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { root, runScript } from './project.mjs';
import { artefacts } from './release/artefacts.mjs';
import { billOfMaterials } from './release/bill-of-materials.mjs';
import { latestFeed } from './release/latest.mjs';
import { requireReleaseTag } from './release/release-tag.mjs';
import { readReleased } from './release/released.mjs';
import { bringRuntime, endingOf, targets } from './release/runtimes.mjs';

function readOptions() {
  const { values, positionals } = parseArgs({
    options: { tag: { type: 'string' }, untagged: { type: 'boolean' }, notes: { type: 'string' } },
    allowPositionals: true,
  });
  return { ...values, wanted: readTargets(positionals) };
}

/** @returns {(keyof typeof targets)[]} */
function readTargets(args) {
  const all = Object.keys(targets);
  const unknown = args.find((arg) => !all.includes(arg));
  if (unknown) {
    throw new Error(`There is no target ${unknown}; the targets are ${all.join(', ')}.`);
  }
  return args.length > 0 ? args : all;
}

/** @param {string} folder @param {string[]} names */
function checksums(folder, names) {
  const lines = names.toSorted().map((name) => {
    const hash = createHash('sha256').update(readFileSync(join(folder, name)));
    return `${hash.digest('hex')}  ${name}\n`;
  });
  return lines.join('');
}

async function buildExecutables(folder, version, wanted) {
  /** @type {import('./release/artefacts.mjs').Release['executables']} */
  const executables = {};
  for (const target of wanted) {
    const name = `perch-${version}-${target}${endingOf(target)}`;
    const file = join(folder, name);
    await compileExecutable({ file, target, runtime: await bringRuntime(target) });
    console.error(`Built ${name}`);
    executables[target] = file;
  }
  return executables;
}

await runScript(async () => {
  const { tag, untagged, notes, wanted } = readOptions();
  const { version, changes, builtAt } = readReleased();
  const feed = notes === undefined ? undefined : latestFeed({ version, url: notes });
  if (!untagged) requireReleaseTag({ folder: root, tag, version, changes });
  if (!changes) {
    throw new Error(`CHANGELOG.md has no section for ${version}, the version in package.json.`);
  }
  for (const artefact of artefacts) artefact.require(wanted);
  await install();
  await buildWeb();
  const fresh = join(root, 'dist', `perch-${version}.new`);
  const folder = join(root, 'dist', `perch-${version}`);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const executables = await buildExecutables(fresh, version, wanted);
  const names = Object.values(executables).map((file) => basename(file));
  for (const { make } of artefacts) {
    const made = await make({ folder: fresh, version, builtAt, executables });
    for (const name of made) console.error(`Built ${name}`);
    names.push(...made);
  }
  const bill = `perch-${version}.cdx.json`;
  writeFileSync(join(fresh, bill), billOfMaterials());
  writeFileSync(join(fresh, 'CHANGES.md'), changes);
  if (feed !== undefined) {
    writeFileSync(join(fresh, 'latest.json'), feed);
    names.push('latest.json');
  }
  writeFileSync(join(fresh, 'SHA256SUMS'), checksums(fresh, [...names, bill, 'CHANGES.md']));
  // A release is whole or not there.
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  console.error(`The release is in ${folder}`);
});
