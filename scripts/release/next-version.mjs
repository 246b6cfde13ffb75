import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { releaseSection } from './changelog-section.mjs';

const versionForm = /^(\d+)\.(\d+)\.(\d+)(?:-([a-z]+)\.(\d+))?$/;
/** Files that contain the version after the product's name, in the forms below. */
const naming = ['README.md', 'contrib', 'deploy', 'docs', 'templates'];
const notNaming = /^docs\/decisions\/|\.(?:png|webp|svg|ico)$/;
/** How it stands there: image:1.0.0, perch_1.0.0-1_amd64.deb, "Perch 1.0.0", defaults and the fields of a chart. */
const namingForms = [
  String.raw`(?<=\bperch[:@_-]v?)VERSION(?![\w.]*\d)`,
  String.raw`(?<=\bPERCH_[A-Z]+:-)VERSION(?=\})`,
  String.raw`(?<=^ARG [A-Z]+=)VERSION(?![\w.]*\d)`,
  String.raw`(?<=\bPerch )VERSION(?![\w.]*\d)`,
  String.raw`(?<=^(?:version|appVersion): ["']?)VERSION(?=["']?$)`,
  String.raw`(?<=^\s*version = ")VERSION(?=";?$)`,
];

/** Numbers that compare as versions do; a release comes after its candidates. */
function partsOf(version) {
  const [, major, minor, patch, label, number] = versionForm.exec(version) ?? [];
  if (major === undefined) {
    throw new Error(`${version} is no version such as 1.2.3 or 1.2.3-rc.1.`);
  }
  return [major, minor, patch, label ? 0 : 1, number ?? 0].map(Number);
}

/** @param {string} version @param {string} other */
function isLater(version, other) {
  const [parts, others] = [partsOf(version), partsOf(other)];
  const at = parts.findIndex((part, index) => part !== others[index]);
  return at !== -1 && parts[at] > others[at];
}

/**
 * Sets the version of the project in this folder wherever it stands, and gives the changelog's unreleased entries a
 * section of their own. Gives the paths that have changed. Throws one sentence, and has changed nothing then.
 * @param {string} folder
 * @param {string} version
 * @param {string} day
 */
export function setVersion(folder, version, day) {
  const read = (path) => readFileSync(join(folder, path), 'utf8');
  const manifest = JSON.parse(read('package.json'));
  const { version: before, workspaces } = manifest;
  if (!isLater(version, before)) throw new Error(`${version} is not after ${before}.`);
  const files = new Map([['CHANGELOG.md', releaseSection(read('CHANGELOG.md'), version, day)]]);
  for (const place of ['', ...workspaces.map((name) => `${name}/`)]) {
    const path = `${place}package.json`;
    files.set(path, read(path).replace(`"version": "${before}"`, `"version": "${version}"`));
  }
  const lock = JSON.parse(read('package-lock.json'));
  lock.version = version;
  for (const place of ['', ...workspaces]) lock.packages[place].version = version;
  files.set('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  for (const path of naming.flatMap((place) => filesAt(folder, place))) {
    const text = read(path);
    const named = renamed(text, before, version);
    if (named !== text) files.set(path, named);
  }
  for (const [path, text] of files) writeFileSync(join(folder, path), text);
  return [...files.keys()].toSorted();
}

function filesAt(folder, place) {
  const isFile = (path) => statSync(join(folder, path)).isFile();
  if (!existsSync(join(folder, place))) return [];
  if (isFile(place)) return [place];
  return readdirSync(join(folder, place), { recursive: true })
    .map((path) => `${place}/${path.replaceAll('\\', '/')}`)
    .filter((path) => isFile(path) && !notNaming.test(path));
}

function renamed(text, before, version) {
  const escaped = before.replaceAll('.', String.raw`\.`);
  return namingForms.reduce(
    (changed, form) =>
      changed.replaceAll(new RegExp(form.replace('VERSION', escaped), 'gm'), version),
    text,
  );
}
