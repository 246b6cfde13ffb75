// npm run deb: the Debian package for this machine, in dist.
import { join, relative } from 'node:path';

import { buildExecutable, executableFile } from './build-executable.mjs';
import { root, runScript } from './project.mjs';
import { architectures, buildDebianPackage, requireDpkg } from './release/debian-package.mjs';
import { readReleased } from './release/released.mjs';

await runScript(async () => {
  requireDpkg();
  const architecture = architectures[`${process.platform}-${process.arch}`];
  if (!architecture) throw new Error('There is no Debian package for this machine.');
  console.error(`Building the Debian package of Perch for ${architecture}…`);
  await buildExecutable();
  console.error('Packing it…');
  const folder = join(root, 'dist');
  const name = buildDebianPackage({
    ...readReleased(),
    executable: executableFile,
    architecture,
    folder,
  });
  console.error(`Built ${join(folder, name)}`);
  console.error(`Install it as root: apt install ./${relative(process.cwd(), join(folder, name))}`);
});
