import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { freePort } from '../test/support/ports.ts';
import { createBucket } from '../test/support/services/bucket.ts';
import { startCeph } from '../test/support/services/ceph.ts';
import { largeDownload, largeUpload } from './cases/s3-transfer.ts';
import { slowReaders } from './cases/slow-readers.ts';
import { measuredOn } from './circumstances.ts';
import { startPerch } from './perch.ts';
import { projectRoot } from './programs.ts';
import { formatFigure, rounded } from './statistics.ts';
import { makeLargeFiles, makeWorkFolder } from './work-folder.ts';

// bun bench/s3.ts [rounds]: Perch in front of a Ceph of its own, results in bench/s3.md.

const rounds = Number(process.argv[2] ?? 3);

await using work = await makeWorkFolder('s3');
const folder = work.path;
process.env['TMPDIR'] = folder;
const page = await measure();
await writeFile(join(projectRoot, 'bench/s3.md'), page);
process.stdout.write(page);

async function measure(): Promise<string> {
  const { large, largest } = await makeLargeFiles(folder);

  await using ceph = await startCeph({ keep: 'disk' });
  await using bucket = await createBucket(ceph);
  await using perch = await startPerch(join(folder, 'perch'), freePort(), bucket.env);
  const atRest = await perch.memory();
  const { id } = await perch.upload(largest);
  const afterLargest = await perch.memory();
  await perch.remove(id);
  const comparisons = [
    await largeUpload(perch, bucket, large, rounds),
    await largeDownload(perch, bucket, large, rounds),
  ];
  const readers = await slowReaders(perch, large, 100);

  const rows = comparisons.map(
    ({ name, perch: ours, alone, ratio }) =>
      `| ${name} | ${formatFigure(ours)} | ${formatFigure(alone)} | ${rounded(ratio)} |`,
  );
  const [load = ''] = (await Bun.file('/proc/loadavg').text()).split(' ');
  return [
    '# Files in S3',
    '',
    `Made by \`node scripts/bun.mjs bench/s3.ts\` ${await measuredOn()}, load ${load}.`,
    'Ceph 16.2 runs on the same cores and is the limit. Beside Perch, an S3 client alone moves the same',
    'bytes: `Bun.S3Client` with the same parts. Medians (lowest–highest); uploads should reach 0.8.',
    '',
    '| Case | Perch | S3 client alone | Ratio |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    '| Reading | MiB |',
    '| --- | --- |',
    `| memory at rest | ${rounded(atRest.nowMiB)} |`,
    `| memory at the most, 5000 MB upload (limit 200) | ${rounded(afterLargest.peakMiB)} |`,
    `| memory at the most, 100 slow readers of 1 GiB | ${rounded(readers.peakMiB)} |`,
    '',
  ].join('\n');
}
