import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { images, requireImagePrograms, writeImageArchive } from '../build-image.mjs';
import { architectures, buildDebianPackage, requireDpkg } from './debian-package.mjs';
import { packagedUnit } from './packaged-unit.mjs';

/**
 * @typedef {object} Release
 * @property {string} folder where the files of the release come to be
 * @property {string} version
 * @property {number} builtAt seconds since 1970
 * @property {Partial<Record<keyof typeof import('./runtimes.mjs').targets, string>>} executables paths, by target
 */

// Its libraries are those of this machine's architecture.
const imageTarget = `linux-${process.arch}`;

/**
 * The artefacts of a release other than the executables. `require` throws one sentence where this machine cannot make it, before
 * anything is built; `make` gives the names of the files that it has put into the folder.
 * @type {{ require(targets: string[]): void, make(release: Release): string[] | Promise<string[]> }[]}
 */
export const artefacts = [
  {
    require(targets) {
      if (targets.some((target) => target in architectures)) requireDpkg();
    },
    make: ({ executables, ...release }) =>
      Object.entries(architectures)
        .filter(([target]) => executables[target])
        .map(([target, architecture]) =>
          buildDebianPackage({ ...release, architecture, executable: executables[target] }),
        ),
  },
  {
    require(targets) {
      if (targets.includes(imageTarget)) requireImagePrograms();
    },
    async make({ folder, version, executables }) {
      const executable = executables[imageTarget];
      if (executable === undefined) return [];
      const names = [];
      for (const [stage, image] of Object.entries(images)) {
        const name = `perch-${version}-${image.file}-${imageTarget}.tar.xz`;
        await writeImageArchive({ stage, executable, file: join(folder, name) });
        names.push(name);
      }
      return names;
    },
  },
  {
    require() {},
    make({ folder }) {
      writeFileSync(join(folder, 'perch.service'), packagedUnit());
      return ['perch.service'];
    },
  },
];
