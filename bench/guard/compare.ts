import { z } from 'zod';

/** By case, what Perch takes of the processor in multiples of what the reference takes. */
export const Ratios = z.record(z.string(), z.number());
export type Ratios = z.infer<typeof Ratios>;

// Ratios differ by a fifth from run to run when others are at work.
const growthMax = 1.5;

/** Whether it is clearly more than what was kept, where something was. */
export const isRegression = (ratio: number, kept: number | undefined): boolean =>
  kept !== undefined && ratio > kept * growthMax;

/** Sentences on what has become clearly slower; none where all is well. */
export function regressions(now: Ratios, kept: Ratios): string[] {
  const names = new Set([...Object.keys(now), ...Object.keys(kept)]);
  return [...names].flatMap((name) => {
    const [ratio, before] = [now[name], kept[name]];
    if (ratio === undefined) return [`${name} was not measured.`];
    if (before === undefined) return [`${name} has nothing to be compared with.`];
    if (!isRegression(ratio, before)) return [];
    return [
      `${name} takes ${ratio.toFixed(2)} times the reference's processor time, ${before.toFixed(2)} when it was kept.`,
    ];
  });
}
