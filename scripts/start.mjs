// npm start where there is no POSIX shell, which is Windows: see start.sh.
import { buildWeb } from './build-web.mjs';
import { findBun } from './find-bun.mjs';
import { install } from './install.mjs';
import { root, runScript } from './project.mjs';
import { becomeChild } from './run-child.mjs';

await runScript(async () => {
  await install();
  await buildWeb();
  await becomeChild(findBun(root), ['server/src/main.ts'], { cwd: root });
});
