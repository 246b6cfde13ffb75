import type { PerchUnderTest } from '../perch.ts';
import type { Reading } from '../report.ts';

/** What the process holds at rest, and at the most while a file of the largest size arrives. */
export async function memoryOfUpload(perch: PerchUnderTest, file: string): Promise<Reading[]> {
  const { nowMiB } = await perch.memory();
  await perch.upload(file);
  const { peakMiB } = await perch.memory();
  const sizeMB = Math.round(Bun.file(file).size / 1024 ** 2);
  return [
    { name: 'memory at rest, MiB', value: nowMiB, limit: 200 },
    { name: `memory at the most, ${sizeMB} MB upload, MiB`, value: peakMiB, limit: 200 },
  ];
}
