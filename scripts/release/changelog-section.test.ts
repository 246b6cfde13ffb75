import { expect, test } from 'bun:test';

import { changelogSection } from './changelog-section.mjs';

const changelog = `# Changelog

## [Unreleased]

- Later

## [1.10.0] - 2027-01-02

### Added

- This

## [1.1.0] - 2026-12-01

- Before
`;

test('the section of a version is found, and none of another', () => {
  expect(changelogSection(changelog, '1.10.0')).toBe(
    '## [1.10.0] - 2027-01-02\n\n### Added\n\n- This\n',
  );
  expect(changelogSection(changelog, '1.1.0')).toBe('## [1.1.0] - 2026-12-01\n\n- Before\n');
  expect(changelogSection(changelog, '1.1')).toBeUndefined();
});
