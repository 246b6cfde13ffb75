import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../project.mjs';

const heading = `# Perch under systemd. The Debian package brings this file; with the executable elsewhere its path changes in ExecStart=.
`;

/** What an installation from a release has in place of a clone's; all else is the same. */
const lines = {
  Documentation: 'man:perch(1)',
  ExecStart: '/usr/lib/perch/perch serve',
  // Removing the file on purpose leaves the settings' defaults.
  EnvironmentFile: '-/etc/perch/perch.env',
  WorkingDirectory: '/var/lib/perch',
};

/** The unit of systemd that packages and releases bring: deploy/perch.service, with their paths. */
export function packagedUnit() {
  const unit = readFileSync(join(root, 'deploy/perch.service'), 'utf8');
  const ofClone = heading + unit.slice(unit.indexOf('[Unit]'));
  return Object.entries(lines).reduce((text, [name, value]) => {
    const line = new RegExp(`^${name}=.*$`, 'm');
    if (!line.test(text)) throw new Error(`deploy/perch.service has no ${name}=.`);
    return text.replace(line, `${name}=${value}`);
  }, ofClone);
}
