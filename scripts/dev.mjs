// npm run dev: the server and the web app at one address, each renewed when its files change.
import { findBun } from './find-bun.mjs';
import { install } from './install.mjs';
import { root, runScript } from './project.mjs';
import { becomeChild } from './run-child.mjs';

await runScript(async () => {
  await install();
  await becomeChild(findBun(root), ['scripts/dev/main.ts'], {
    cwd: root,
    // What it has started ends with it, also when it is killed.
    env: { ...process.env, BUN_FEATURE_FLAG_NO_ORPHANS: '1' },
  });
});
