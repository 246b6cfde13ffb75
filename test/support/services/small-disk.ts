import { $ } from 'bun';

import { requireProgram } from '../../../scripts/system-programs.mjs';
import { createTemporaryFolder } from '../files/temporary-folder.ts';

/** A file system of its own with so much room, in memory; as root, on Linux. */
export async function mountSmallDisk(megabytes: number) {
  requireProgram('root');
  const folder = await createTemporaryFolder();
  const { path } = folder;
  await $`mount -t tmpfs -o size=${megabytes}m,mode=700 perch-test ${path}`.quiet();
  return {
    path,
    /** Gives it so much room from now on. */
    resize: (to: number) => $`mount -o remount,size=${to}m ${path}`.quiet(),
    async [Symbol.asyncDispose]() {
      await $`umount ${path}`.quiet();
      await folder[Symbol.asyncDispose]();
    },
  };
}
