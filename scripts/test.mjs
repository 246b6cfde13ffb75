// npm test [-- <stage or file>…]: installs the npm packages, then runs tests with what they need.
import { findBun } from './find-bun.mjs';
import { installForTests } from './install.mjs';
import { root, runScript } from './project.mjs';
import { becomeChild } from './run-child.mjs';

await runScript(async () => {
  await installForTests();
  await becomeChild(findBun(root), ['test/run.ts', ...process.argv.slice(2)], {
    cwd: root,
    // Whatever a killed stage has started ends with it.
    env: { ...process.env, BUN_FEATURE_FLAG_NO_ORPHANS: '1' },
  });
});
