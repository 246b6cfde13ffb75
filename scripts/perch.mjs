// npm run -s perch -- <command>: the command line, in the environment of the server.
import { buildServer, serverProgram } from './build-server.mjs';
import { findBun } from './find-bun.mjs';
import { install } from './install.mjs';
import { root, runScript } from './project.mjs';
import { becomeChild } from './run-child.mjs';

await runScript(async () => {
  await install();
  await buildServer();
  await becomeChild(findBun(root), [serverProgram, ...process.argv.slice(2)], { cwd: root });
});
