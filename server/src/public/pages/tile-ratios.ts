import type { MediaFacts } from '../../lib/media/media-facts.ts';

// A policy without inline styles: each ratio is a class, in steps that the eye does not see. A row of tiles that
// grow by their ratios has one height.
const steps = 20;
const [least, most] = [8, 80];
const square = steps;

/** The class of a tile that has the ratio of the picture; a square one where it is not known. */
export function ratioClassOf(size: MediaFacts['size']): string {
  const ratio = size ? Math.round((size.width / size.height) * steps) : square;
  return `r${Math.min(Math.max(ratio, least), most)}`;
}

/** The rules of all classes: each sets `--ratio`, width by height. */
export const ratioRules = Array.from({ length: most - least + 1 }, (_, index) => {
  const step = least + index;
  return `.r${step}{--ratio:${step / steps}}`;
}).join('');
