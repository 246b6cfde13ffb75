// npm start where there is no POSIX shell, which is Windows: see start.sh.
import { buildAll } from './build-all.mjs';
import { serverProgram } from './build-server.mjs';
import { findBun } from './find-bun.mjs';
import { root, runScript } from './project.mjs';
import { becomeChild } from './run-child.mjs';

await runScript(async () => {
  await buildAll();
  await becomeChild(findBun(root), [serverProgram], { cwd: root });
});
