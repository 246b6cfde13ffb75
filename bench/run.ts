import { join } from 'node:path';

import { circumstancesNow, loadBefore } from './circumstances.ts';
import { groups } from './groups.ts';
import type { Group } from './groups/group.ts';
import { type Options, readOptions } from './options.ts';
import { drawGroup } from './picture.ts';
import { MissingProgram, moveToClientCore, projectRoot } from './programs.ts';
import { renderReport } from './report.ts';
import { type GroupResult, readResults, type Results, withGroup, writeResults } from './results.ts';
import { verdictsOf } from './targets.ts';
import { makeWorkFolder } from './work-folder.ts';

// npm run bench -- [--only group,…] [--rounds N] [--seconds N] [--note text]
// [--peer name=file.ts[@URL]]: see README.md.

const names = groups.map(({ name }) => name);
const options = readOptions(process.argv.slice(2), names);
const resultsFile = join(projectRoot, 'bench/results.json');
const load = loadBefore();
await moveToClientCore();
for (const group of groups.filter(({ name }) => !options.only || options.only.includes(name))) {
  console.log(`\n${group.title}`);
  const result = await measure(group, options);
  // After each group, so that one that fails takes no other's figures with it.
  if (result) await keep(group, withGroup(await readResults(resultsFile), group.name, result));
}

async function measure(group: Group, wanted: Options): Promise<GroupResult | undefined> {
  await using work = await makeWorkFolder(group.name);
  const { rounds, note } = wanted;
  const measured = { ...(await circumstancesNow(rounds, load)), ...(note && { note }) };
  try {
    return { measured, ...(await group.measure({ folder: work.path, options: wanted })) };
  } catch (error) {
    // The other groups are still measured.
    console.error(`${group.name} is not measured:`);
    console.error(error instanceof MissingProgram ? error.message : error);
    process.exitCode = 1;
    return undefined;
  }
}

async function keep({ name, title }: Group, results: Results): Promise<void> {
  await writeResults(resultsFile, results, verdictsOf(results));
  const page = join(projectRoot, 'bench/results.md');
  await Bun.write(page, renderReport(results, groups));
  await Bun.$`${process.execPath} fmt --no-script ${resultsFile} ${page}`.cwd(projectRoot).quiet();
  const picture = join(projectRoot, `docs/images/bench-${name}.svg`);
  await Bun.write(picture, drawGroup(title, results.groups[name]?.cases ?? []));
}
