// npm run test:faults: every fault with all of its rounds, and the table of what they have cost.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root, runScript } from './project.mjs';
import { finish } from './run-child.mjs';

const head = `# What faults cost

Made by \`npm run test:faults\`. Acknowledged: uploads answered with 201. Lost, wrong and left over have to
be 0; the last is counted once the grace time of unfinished files is over. Then the 99th percentile of
\`/healthz\` meanwhile, on two cores shared with the clients, and what the server held before and after.

| Fault | Runs | Acknowledged | Lost | Wrong | Left over | Health p99, ms | RSS, MiB | Open files |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
`;

await runScript(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'perch-faults-'));
  const report = join(folder, 'tallies.jsonl');
  try {
    writeFileSync(report, '');
    await finish(process.execPath, ['scripts/test.mjs', 'faults'], {
      cwd: root,
      env: { ...process.env, PERCH_FAULTS: 'long', PERCH_FAULTS_REPORT: report },
      stdio: 'inherit',
      failure: 'Something was lost, wrong or left over; the lines above say what.',
    });
    const lines = readFileSync(report, 'utf8').trim().split('\n');
    const rows = lines.map((line) => {
      const { fault, runs, acknowledged, lost, wrong, leftOver, healthP99Ms, usage } =
        JSON.parse(line);
      const change = (name) => (usage ? `${usage.before[name]} → ${usage.after[name]}` : '–');
      const cells = [fault, runs, acknowledged, lost, wrong, leftOver ?? '–', healthP99Ms ?? '–'];
      cells.push(change('rssMb'), change('openFiles'));
      return `| ${cells.join(' | ')} |\n`;
    });
    writeFileSync(join(root, 'bench', 'faults.md'), head + rows.join(''));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
