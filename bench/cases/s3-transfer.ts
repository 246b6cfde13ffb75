import type { Bucket } from '../../test/support/services/bucket.ts';
import type { PerchUnderTest } from '../perch.ts';
import { onServerCore, runClient } from '../programs.ts';
import { type Figure, figureOf } from '../statistics.ts';

const mib = 1024 ** 2;

interface BesideClient {
  name: string;
  perch: Figure;
  alone: Figure;
  /** Of the medians. */
  ratio: number;
}

/** One large file up, in turn: through Perch, and from a program that only sends it. */
export async function largeUpload(
  perch: PerchUnderTest,
  bucket: Bucket,
  file: string,
  rounds: number,
): Promise<BesideClient> {
  const sizeMiB = Bun.file(file).size / mib;
  const ours: number[] = [];
  const alone: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { id, seconds } = await perch.upload(file);
    ours.push(sizeMiB / seconds);
    await perch.remove(id);
    alone.push(sizeMiB / (await runAlone(bucket, `await s3.write('alone', Bun.file('${file}'));`)));
    await bucket.remove('alone');
  }
  return compare(`${sizeMiB} MiB upload, MB/s`, ours, alone);
}

/** One large file down, in turn: through Perch, and to a program that throws it away. */
export async function largeDownload(
  perch: PerchUnderTest,
  bucket: Bucket,
  file: string,
  rounds: number,
): Promise<BesideClient> {
  const sizeMiB = Bun.file(file).size / mib;
  const { id, url } = await perch.upload(file);
  const [key] = await bucket.list();
  const ours: number[] = [];
  const alone: number[] = [];
  const get = ['curl', '-sS', '-f', '-o', '/dev/null', '-w', '%{time_total}', url];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(sizeMiB / Number(await runClient(get)));
    const read = `for await (const chunk of s3.file('${key}').stream());`;
    alone.push(sizeMiB / (await runAlone(bucket, read)));
  }
  await perch.remove(id);
  return compare(`${sizeMiB} MiB download, MB/s`, ours, alone);
}

/** Runs the statement with an S3 client where Perch runs otherwise; gives the seconds it took. */
async function runAlone({ location }: Bucket, statement: string): Promise<number> {
  const options = JSON.stringify({ ...location, partSize: 5 * mib, queueSize: 2 });
  const program = `
    const s3 = new Bun.S3Client(${options});
    const begin = performance.now();
    ${statement}
    console.log((performance.now() - begin) / 1000);`;
  const child = Bun.spawn(onServerCore([process.execPath, '-e', program]), { stdout: 'pipe' });
  const output = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error('The S3 client alone has failed');
  return Number(output);
}

function compare(name: string, ours: number[], theirs: number[]): BesideClient {
  const [perch, alone] = [figureOf(ours), figureOf(theirs)];
  return { name, perch, alone, ratio: perch.median / alone.median };
}
