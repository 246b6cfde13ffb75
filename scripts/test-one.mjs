// npm run test:one -- [--postgres] <file>…: runs files of tests with nothing that they do not need.
import { findBun } from './find-bun.mjs';
import { installForTests } from './install.mjs';
import { root, runScript } from './project.mjs';
import { becomeChild } from './run-child.mjs';

await runScript(async () => {
  await installForTests();
  await becomeChild(findBun(root), ['test/one.ts', ...process.argv.slice(2)], {
    cwd: root,
    // What the tests have started ends with them, also when they are killed.
    env: { ...process.env, BUN_FEATURE_FLAG_NO_ORPHANS: '1' },
  });
});
