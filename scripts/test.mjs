// npm test [-- <stage or file>…]: installs what the tests need, then runs them.
import { buildWeb } from './build-web.mjs';
import { findBun } from './find-bun.mjs';
import { installPrograms } from './install-programs.mjs';
import { install } from './install.mjs';
import { installOldestChromium } from './oldest-chromium.mjs';
import { root, runScript } from './project.mjs';
import { becomeChild } from './run-child.mjs';
import { needWebApp, readArguments, stagePrograms } from './stages.mjs';

async function report(step) {
  try {
    await step();
  } catch (error) {
    console.error(error.message);
  }
}

await runScript(async () => {
  const args = process.argv.slice(2);
  const { stages } = readArguments(args);
  await install();
  // A stage that misses something fails and says what; the others still run.
  const programs = [...new Set(stages.flatMap((stage) => stagePrograms[stage]))];
  await report(() => installPrograms(programs));
  if (programs.includes('oldestChromium')) await report(installOldestChromium);
  if (needWebApp(stages)) await report(buildWeb);
  await becomeChild(findBun(root), ['test/run.ts', ...args], {
    cwd: root,
    // Whatever a killed stage has started ends with it.
    env: { ...process.env, BUN_FEATURE_FLAG_NO_ORPHANS: '1' },
  });
});
