import { z } from 'zod';

import type { Figure } from './statistics.ts';

const Figures = z.object({ median: z.number(), lowest: z.number(), highest: z.number() });

const Case = z.object({
  name: z.string(),
  unit: z.string(),
  /** By product, in the order of the run. */
  figures: z.record(z.string(), Figures),
  /** Why a product has no figure here. */
  remarks: z.record(z.string(), z.string()),
});
/** What was asked of the products, and how they did. */
export type Case = z.infer<typeof Case>;

const MemoryReading = z.object({ when: z.string(), nowMiB: z.number(), peakMiB: z.number() });
/** What Perch holds after a case, and at the most during it. */
export type MemoryReading = z.infer<typeof MemoryReading>;

const Circumstances = z.object({
  date: z.string(),
  machine: z.string(),
  commit: z.string(),
  /** Over the minute before the run. */
  load: z.number(),
  /** How many processors others kept busy right before the group. */
  busyCores: z.number(),
  rounds: z.number(),
  /** The operator's remark on the run. */
  note: z.string().optional(),
});
export type Circumstances = z.infer<typeof Circumstances>;

const GroupResult = z.object({
  measured: Circumstances,
  /** By product. */
  versions: z.record(z.string(), z.string()),
  /** Sentences that name missing programs, and how to get them. */
  missing: z.array(z.string()),
  cases: z.array(Case),
  memory: z.array(MemoryReading),
});
export type GroupResult = z.infer<typeof GroupResult>;

const Results = z.object({ groups: z.record(z.string(), GroupResult) });
/** Each group with its own date, commit and load. */
export type Results = z.infer<typeof Results>;

/** What was measured earlier; nothing where there is no file yet. Throws where it is another's. */
export async function readResults(path: string): Promise<Results> {
  const file = Bun.file(path);
  if (!(await file.exists())) return { groups: {} };
  return Results.parse(await file.json());
}

/** Replaces one group, and leaves the others as they were. */
export function withGroup(results: Results, name: string, group: GroupResult): Results {
  return { groups: { ...results.groups, [name]: group } };
}

/** With conclusions from the figures, for readers of the file; never parsed back. */
export const writeResults = (path: string, results: Results, targets: readonly object[] = []) =>
  Bun.write(path, `${JSON.stringify({ ...results, targets }, null, 2)}\n`);

export function figureIn(results: Results, group: string, name: string, who: string) {
  const found = results.groups[group]?.cases.find((each) => each.name === name);
  return found?.figures[who] satisfies Figure | undefined;
}
