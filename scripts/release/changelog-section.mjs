/**
 * What a changelog says of a version; undefined where it has no section for it.
 * @param {string} changelog
 * @param {string} version
 */
export function changelogSection(changelog, version) {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((each) => each.startsWith(`[${version}]`));
  if (!section) return undefined;
  const [heading, ...lines] = section.split('\n');
  return `## ${heading}\n${lines.join('\n').trimEnd()}\n`;
}

/** The heading of a section whose version is released, with its day. */
export const datedHeading = /^## \[[^\]]+\] - (\d{4}-\d{2}-\d{2})$/m;

/**
 * A changelog whose unreleased entries have become the section of this version. Throws one
 * sentence where nothing is, or where the version has its section.
 * @param {string} changelog
 * @param {string} version
 * @param {string} day such as 2027-01-02
 */
export function releaseSection(changelog, version, day) {
  if (changelogSection(changelog, version)) {
    throw new Error(`CHANGELOG.md has a section for ${version} already.`);
  }
  const unreleased = changelogSection(changelog, 'Unreleased');
  if (!unreleased || !/^[-*] /m.test(unreleased)) {
    throw new Error('CHANGELOG.md has nothing under Unreleased.');
  }
  return changelog.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${day}\n`);
}
