// npm run docs [-- <folder>]: makes the documentation's site in dist/docs, or in another folder.
import { join, resolve } from 'node:path';

import { findBun } from './find-bun.mjs';
import { install, installBeside } from './install.mjs';
import { withSetupLock } from './lock.mjs';
import { root, runScript } from './project.mjs';
import { becomeChild } from './run-child.mjs';

await runScript(async () => {
  const site = join(root, 'site');
  const target = resolve(process.argv[2] ?? join(root, 'dist', 'docs'));
  await install();
  // Its generator is no package of the project: `npm start` must not install it.
  await installBeside(site);
  // Two at once would write the same scratch files of Astro's.
  await withSetupLock(() => becomeChild(findBun(root), [join(site, 'build.ts'), target]));
});
