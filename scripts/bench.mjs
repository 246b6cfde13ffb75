// npm run bench [-- <options>]: installs and builds missing or stale parts, then measures.
import { buildWeb } from './build-web.mjs';
import { findBun } from './find-bun.mjs';
import { installForTests } from './install.mjs';
import { root, runScript } from './project.mjs';
import { becomeChild } from './run-child.mjs';

await runScript(async () => {
  await installForTests();
  await buildWeb();
  await becomeChild(findBun(root), ['bench/run.ts', ...process.argv.slice(2)], {
    cwd: root,
    // Whatever a stopped run has started ends with it.
    env: { ...process.env, BUN_FEATURE_FLAG_NO_ORPHANS: '1' },
  });
});
