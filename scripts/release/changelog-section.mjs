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
