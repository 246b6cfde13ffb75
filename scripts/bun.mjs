// Runs the project's own bun: node scripts/bun.mjs <arguments of bun>
import { findBun } from './find-bun.mjs';
import { installForTests } from './install.mjs';
import { root, runScript } from './project.mjs';
import { becomeChild } from './run-child.mjs';

await runScript(async () => {
  await installForTests();
  await becomeChild(findBun(root), process.argv.slice(2));
});
