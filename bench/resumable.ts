import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { freePort } from '../test/support/ports.ts';
import { createBucket } from '../test/support/services/bucket.ts';
import { startCeph } from '../test/support/services/ceph.ts';
import { compareWithForm, type MemoryCurve, memoryCurve } from './cases/resumable.ts';
import { measuredOn } from './circumstances.ts';
import { startPerch } from './perch.ts';
import { projectRoot } from './programs.ts';
import { formatFigure, rounded } from './statistics.ts';
import { makeLargeFiles, makeWorkFolder } from './work-folder.ts';

// bun bench/resumable.ts [rounds]: uploads that can be resumed, results in bench/resumable.md.

const rounds = Number(process.argv[2] ?? 5);
const valuesInLine = 20;

await using work = await makeWorkFolder('resumable');
const folder = work.path;
process.env['TMPDIR'] = folder;
const page = await measure();
await writeFile(join(projectRoot, 'bench/resumable.md'), page);
process.stdout.write(page);

async function measure(): Promise<string> {
  const { large, largest } = await makeLargeFiles(folder);

  const { comparison, curve: onDisk } = await measureDisk(large, largest);
  const { comparison: inBucket, curve: inS3 } = await measureS3(large, largest);
  const [load = ''] = (await Bun.file('/proc/loadavg').text()).split(' ');
  const row = (where: string, { resumable, form, ratio }: typeof comparison, target: string) =>
    `| ${where} | ${formatFigure(resumable)} | ${formatFigure(form)} | ${rounded(ratio)} | ${target} |`;
  return [
    '# Uploads that can be resumed',
    '',
    `Made by \`node scripts/bun.mjs bench/resumable.ts ${rounds}\` ${await measuredOn()}, load ${load}.`,
    'One process on one core, curl on another; a file of 1024 MiB in turn as a form and as an upload that',
    'can be resumed, MB/s, medians (lowest–highest). For S3, Ceph runs on the same cores.',
    '',
    '| Where | Resumable | Form | Ratio | Target |',
    '| --- | --- | --- | --- | --- |',
    row('disk', comparison, '≥ 0.8'),
    row('S3', inBucket, ''),
    '',
    'Memory of the process while a file of 5000 MB arrives, MiB; the limit is 200.',
    '',
    '| Where | Before | At the most |',
    '| --- | --- | --- |',
    memoryRow('disk', onDisk),
    memoryRow('S3', inS3),
    '',
    ...curveOf('disk', onDisk),
    ...curveOf('S3', inS3),
  ].join('\n');
}

async function measureDisk(large: string, largest: string) {
  await using perch = await startPerch(join(folder, 'disk'), freePort());
  const curve = await memoryCurve(perch, largest);
  return { comparison: await compareWithForm(perch, large, rounds), curve };
}

async function measureS3(large: string, largest: string) {
  await using ceph = await startCeph({ keep: 'disk' });
  await using bucket = await createBucket(ceph);
  await using perch = await startPerch(join(folder, 'perch'), freePort(), bucket.env);
  const curve = await memoryCurve(perch, largest);
  return { comparison: await compareWithForm(perch, large, Math.min(rounds, 3)), curve };
}

function memoryRow(where: string, { samples, peakMiB }: MemoryCurve): string {
  return `| ${where} | ${Math.round(samples[0] ?? 0)} | ${Math.round(peakMiB)} |`;
}

function curveOf(where: string, { samples, everySeconds }: MemoryCurve): string[] {
  const values = samples.map((value) => String(Math.round(value)).padStart(3));
  const lines = Array.from({ length: Math.ceil(values.length / valuesInLine) }, (_, line) =>
    values.slice(line * valuesInLine, (line + 1) * valuesInLine).join(' '),
  );
  return [`On ${where}, every ${everySeconds} s:`, '', '```', ...lines, '```', ''];
}
