// npm run -s perch -- <command>: the command line, in the environment of the server.
import { findBun } from './find-bun.mjs';
import { install } from './install.mjs';
import { root, runScript } from './project.mjs';
import { becomeChild } from './run-child.mjs';

await runScript(async () => {
  await install();
  await becomeChild(findBun(root), ['server/src/main.ts', ...process.argv.slice(2)], { cwd: root });
});
