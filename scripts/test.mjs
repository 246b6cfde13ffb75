// npm test [-- <stage or file>…]: installs what the tests need, then runs them.
import { findBun } from './find-bun.mjs';
import { installPrograms } from './install-programs.mjs';
import { install } from './install.mjs';
import { root, runScript } from './project.mjs';
import { becomeChild } from './run-child.mjs';
import { readArguments, stagePrograms } from './stages.mjs';

await runScript(async () => {
  const args = process.argv.slice(2);
  const { stages } = readArguments(args);
  await install();
  try {
    await installPrograms([...new Set(stages.flatMap((stage) => stagePrograms[stage]))]);
  } catch (error) {
    // The stages that miss a program fail and say which; the others still run.
    console.error(error.message);
  }
  await becomeChild(findBun(root), ['test/run.ts', ...args], {
    cwd: root,
    // Whatever a killed stage has started ends with it.
    env: { ...process.env, BUN_FEATURE_FLAG_NO_ORPHANS: '1' },
  });
});
