import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../project.mjs';
import { changelogSection, datedHeading } from './changelog-section.mjs';

const changelog = join(root, 'CHANGELOG.md');

/**
 * The version of this project, what the changelog says of it (undefined where it has no section), and the age of what
 * is made of it in seconds since 1970: SOURCE_DATE_EPOCH, else the day of that section.
 */
export function readReleased() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const changes = changelogSection(readFileSync(changelog, 'utf8'), version);
  const day = datedHeading.exec(changes ?? '')?.[1];
  const givenSeconds = Number(process.env.SOURCE_DATE_EPOCH ?? Number.NaN);
  const dayMs = day === undefined ? statSync(changelog).mtimeMs : Date.parse(day);
  const builtAt = Number.isInteger(givenSeconds) ? givenSeconds : Math.floor(dayMs / 1000);
  return { version, changes, builtAt };
}
