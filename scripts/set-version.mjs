// npm run version -- <version> [--date <day>]: everything of a release that stands in files; the commit and its tag follow.
import { parseArgs } from 'node:util';

import { root, runScript } from './project.mjs';
import { setVersion } from './release/next-version.mjs';

await runScript(() => {
  const { values, positionals } = parseArgs({
    options: { date: { type: 'string' } },
    allowPositionals: true,
  });
  const [version] = positionals;
  if (version === undefined || positionals.length > 1) {
    throw new Error('Name the version: npm run version -- 1.2.3');
  }
  const { date: day = new Date().toISOString().slice(0, 10) } = values;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) {
    throw new Error(`${day} is no day such as 2027-01-31.`);
  }
  for (const path of setVersion(root, version, day)) console.log(path);
  console.log(`Now: git commit --all --message "Release ${version}" && git tag v${version}`);
});
