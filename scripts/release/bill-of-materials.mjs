import { spawnSync } from 'node:child_process';

import { npm } from '../install.mjs';
import { root } from '../project.mjs';

/**
 * A CycloneDX document of everything that the executable is made of, from package-lock.json alone. It is the
 * same for the same lock file: without the time and the random number that npm gives it, both of them optional.
 */
export function billOfMaterials() {
  const [command, args] = npm();
  const { status, stdout, stderr } = spawnSync(
    command,
    [...args, 'sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 ** 2,
      shell: process.platform === 'win32' && args.length === 0,
    },
  );
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr.trim()}`);
  const { serialNumber: _, metadata, ...document } = JSON.parse(stdout);
  const { timestamp: __, component, ...about } = metadata;
  // npm names the component after the folder in which it lies.
  const perch = { ...component, type: 'application', name: 'perch' };
  return `${JSON.stringify({ ...document, metadata: { ...about, component: perch } }, null, 2)}\n`;
}
