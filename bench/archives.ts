import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { freePort } from '../test/support/ports.ts';
import { createBucket } from '../test/support/services/bucket.ts';
import { startCeph } from '../test/support/services/ceph.ts';
import { type LargeArchive, largeArchive, type ManyFiles, manyFiles } from './cases/archives.ts';
import { measuredOn } from './circumstances.ts';
import { type PerchUnderTest, startPerch } from './perch.ts';
import { projectRoot } from './programs.ts';
import { formatFigure, rounded } from './statistics.ts';
import { makeWorkFolder } from './work-folder.ts';

// bun bench/archives.ts [rounds] [MiB] [files] [disk]: ZIP archives beside plain downloads, results in bench/archives.md.

const rounds = Number(process.argv[2] ?? 5);
const sizeMiB = Number(process.argv[3] ?? 1024);
const files = Number(process.argv[4] ?? 10_000);
const isDiskOnly = process.argv[5] === 'disk';
const limit = { MAX_FILE_SIZE: `${sizeMiB + 1}MB` };

interface Measured {
  large: LargeArchive;
  many: ManyFiles;
}

await using work = await makeWorkFolder('archives');
const folder = work.path;
process.env['TMPDIR'] = folder;
const page = await measure();
if (!isDiskOnly) await writeFile(join(projectRoot, 'bench/archives.md'), page);
process.stdout.write(page);

async function measure(): Promise<string> {
  const places: [string, Measured][] = [['disk', await measureDisk()]];
  if (!isDiskOnly) places.push(['S3', await measureS3()]);
  const [load = ''] = (await Bun.file('/proc/loadavg').text()).split(' ');
  return [
    '# ZIP archives',
    '',
    `Made by \`node scripts/bun.mjs bench/archives.ts ${rounds} ${sizeMiB} ${files}\` ${await measuredOn()}, load ${load}.`,
    `One process on one core, curl on another. ${sizeMiB} MiB in turn as one file, and as an archive of four;`,
    'MB/s, medians (lowest–highest); the archive should reach 0.8 of the file. For S3, Ceph runs on the same cores,',
    'and no copies are kept on the disk (`S3_CACHE=0`).',
    '',
    '| Where | Archive | File | Ratio | Processor for a GB, archive, s | Processor for a GB, file, s |',
    '| --- | --- | --- | --- | --- | --- |',
    ...places.map(
      ([where, { large }]) =>
        `| ${where} | ${formatFigure(large.archive)} | ${formatFigure(large.plain)} | ${rounded(large.ratio)} | ` +
        `${formatFigure(large.archiveProcessor)} | ${formatFigure(large.plainProcessor)} |`,
    ),
    '',
    'MiB by which the process grows at the most during one download, and while one client takes 4 MB of the archive a',
    'second and another all that it gets; the archive may take 20.',
    '',
    '| Where | Archive | File | Archive, slow and fast at once |',
    '| --- | --- | --- | --- |',
    ...places.map(
      ([where, { large }]) =>
        `| ${where} | ${rounded(large.archiveGrowthMiB)} | ${rounded(large.plainGrowthMiB)} | ${rounded(large.bothGrowthMiB)} |`,
    ),
    '',
    `An archive of ${files} files of 1 KiB: milliseconds until its first byte (limit 200) and until its last hundred`,
    'bytes, asked for alone; files a second.',
    '',
    '| Where | First byte | Its end alone | Files/s | Growth, MiB |',
    '| --- | --- | --- | --- | --- |',
    ...places.map(
      ([where, { many }]) =>
        `| ${where} | ${formatFigure(many.first)} | ${formatFigure(many.end)} | ${formatFigure(many.speed)} | ${rounded(many.growthMiB)} |`,
    ),
    '',
  ].join('\n');
}

async function measureBoth(perch: PerchUnderTest): Promise<Measured> {
  return {
    large: await largeArchive(perch, folder, { sizeMiB, rounds }),
    many: await manyFiles(perch, files, rounds),
  };
}

async function measureDisk(): Promise<Measured> {
  await using perch = await startPerch(join(folder, 'disk'), freePort(), limit);
  return await measureBoth(perch);
}

async function measureS3(): Promise<Measured> {
  await using ceph = await startCeph({ keep: 'disk' });
  await using bucket = await createBucket(ceph);
  const env = { ...bucket.env, ...limit, S3_CACHE: '0' };
  await using perch = await startPerch(join(folder, 's3'), freePort(), env);
  return await measureBoth(perch);
}
