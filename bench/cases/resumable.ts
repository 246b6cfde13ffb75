import type { PerchUnderTest } from '../perch.ts';
import { runClient } from '../programs.ts';
import { type Figure, figureOf } from '../statistics.ts';

const mib = 1024 ** 2;

interface Sent {
  id: string;
  seconds: number;
}

/** One file as an upload that can be resumed, its bytes in one request; both requests count. */
export async function sendResumable(perch: PerchUnderTest, path: string): Promise<Sent> {
  const common = [
    'curl',
    '-sS',
    '--fail-with-body',
    '--dump-header',
    '-',
    '--header',
    'Tus-Resumable: 1.0.0',
    '--header',
    `Authorization: Bearer ${perch.token}`,
    '--header',
    'Expect:',
    '--write-out',
    '\nseconds: %{time_total}',
  ];
  const begun = await runClient([
    ...common,
    '--request',
    'POST',
    '--header',
    `Upload-Length: ${Bun.file(path).size}`,
    `${perch.origin}/api/upload/resumable`,
  ]);
  const sent = await runClient([
    ...common,
    '--request',
    'PATCH',
    '--header',
    'Upload-Offset: 0',
    '--header',
    'Content-Type: application/offset+octet-stream',
    '--upload-file',
    path,
    `${perch.origin}${headerIn(begun, 'location')}`,
  ]);
  const seconds = Number(headerIn(begun, 'seconds')) + Number(headerIn(sent, 'seconds'));
  return { id: headerIn(sent, 'upload-id'), seconds };
}

function headerIn(output: string, name: string): string {
  const found = new RegExp(`^${name}: (\\S+)`, 'im').exec(output)?.[1];
  if (!found) throw new Error(`There is no ${name} in: ${output}`);
  return found;
}

/** One file in turn: resumable, and as a form. */
export async function compareWithForm(
  perch: PerchUnderTest,
  file: string,
  rounds: number,
): Promise<{ resumable: Figure; form: Figure; ratio: number }> {
  const sizeMiB = Bun.file(file).size / mib;
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const form = await perch.upload(file);
    theirs.push(sizeMiB / form.seconds);
    await perch.remove(form.id);
    const sent = await sendResumable(perch, file);
    ours.push(sizeMiB / sent.seconds);
    await perch.remove(sent.id);
  }
  const [resumable, form] = [figureOf(ours), figureOf(theirs)];
  return { resumable, form, ratio: resumable.median / form.median };
}

export interface MemoryCurve {
  /** Before, then once in `everySeconds`, MiB. */
  samples: number[];
  everySeconds: number;
  peakMiB: number;
}

/** What the process holds while the file arrives. */
export async function memoryCurve(perch: PerchUnderTest, file: string): Promise<MemoryCurve> {
  const everySeconds = 1;
  const samples = [(await perch.memory()).nowMiB];
  const sampling = setInterval(() => {
    void perch.memory().then(({ nowMiB }) => samples.push(nowMiB));
  }, everySeconds * 1000);
  try {
    const { id } = await sendResumable(perch, file);
    await perch.remove(id);
  } finally {
    clearInterval(sampling);
  }
  return { samples, everySeconds, peakMiB: (await perch.memory()).peakMiB };
}
