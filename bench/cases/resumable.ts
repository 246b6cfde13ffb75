import type { PerchUnderTest } from '../perch.ts';
import { type Figure, figureOf } from '../statistics.ts';
import { headerIn, sendByTus, type TusTarget } from '../tus.ts';

const mib = 1024 ** 2;

/** One file as an upload that can be resumed, gone again; seconds. */
export async function sendResumable(perch: PerchUnderTest, path: string): Promise<number> {
  const { answer, seconds } = await sendByTus(tusOf(perch), path);
  await perch.remove(headerIn(answer, 'upload-id'));
  return seconds;
}

export const tusOf = ({ origin, token }: PerchUnderTest): TusTarget => ({
  endpoint: `${origin}/api/upload/resumable`,
  headers: { Authorization: `Bearer ${token}` },
});

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
    ours.push(sizeMiB / (await sendResumable(perch, file)));
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
    await sendResumable(perch, file);
  } finally {
    clearInterval(sampling);
  }
  return { samples, everySeconds, peakMiB: (await perch.memory()).peakMiB };
}
