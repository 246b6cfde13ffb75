import { spawnSync } from 'node:child_process';

import { datedHeading } from './changelog-section.mjs';

/** @param {string} folder @param {string[]} args */
function git(folder, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error('A release is made in a clone of git, which is not here.');
  return stdout.split('\n').filter(Boolean);
}

/**
 * Throws one sentence unless the sources in this clone are those of a release: nothing differs from the tagged commit, and
 * tag, package.json and changelog have the same version.
 * @param {object} release
 * @param {string} release.folder the clone
 * @param {string} [release.tag] the one at the commit where none is named
 * @param {string} release.version as in package.json
 * @param {string | undefined} release.changes the changelog's section of it
 */
export function requireReleaseTag({ folder, tag, version, changes }) {
  const atCommit = git(folder, 'tag', '--points-at', 'HEAD', '--list', 'v*');
  if (tag === undefined && atCommit.length === 0) {
    throw new Error(
      `No tag is at this commit: make it with git tag v${version}, or try a release with --untagged.`,
    );
  }
  const wanted = tag ?? atCommit.find((each) => each === `v${version}`) ?? atCommit[0];
  if (!atCommit.includes(wanted)) throw new Error(`The tag ${wanted} is not at this commit.`);
  if (wanted !== `v${version}`) {
    throw new Error(`The tag is ${wanted}, and package.json has the version ${version}.`);
  }
  const [changed] = git(folder, 'status', '--porcelain');
  if (changed !== undefined) {
    throw new Error(`${changed.slice(3)} is not as it was committed; a release is of commits.`);
  }
  if (!changes || !datedHeading.test(changes)) {
    throw new Error(`CHANGELOG.md has no section for ${version} with a date.`);
  }
}
