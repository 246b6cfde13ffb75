import type { BoundedReader } from './bounded-reader.ts';
import { type Pixels, pixels } from './media-facts.ts';

// In front of the root element are comments and declarations of programs for drawing.
const headBytesMax = 64 * 1024;
/** CSS pixels in a unit; in a picture fonts have their initial size (CSS Values 4 §6). */
const units = new Map([
  ['', 1],
  ['px', 1],
  ['in', 96],
  ['cm', 96 / 2.54],
  ['mm', 96 / 25.4],
  ['q', 96 / 101.6],
  ['pt', 96 / 72],
  ['pc', 16],
  ['em', 16],
  ['rem', 16],
  ['ex', 8],
]);
const lengthForm = /^(\+?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)$/i;
/** The size of a replaced element without one of its own (CSS 2 §10.3.2). */
const absent = { width: 300, height: 150 };
/** The longer edge of a drawing that has a ratio alone, and fills the room that it is given. */
const scalableEdge = 1000;

/** The size in which a browser shows a drawing: that of its root element, or the ratio of its `viewBox`. */
export async function svgSize(file: BoundedReader): Promise<Pixels | null> {
  const head = await file.beginning(0, headBytesMax);
  const root = head && rootOf(head.toString());
  if (!root) return null;
  const [width, height] = [lengthOf(root.width), lengthOf(root.height)];
  const ratio = ratioOf(root);
  if (width !== undefined && height !== undefined) return rounded(width, height);
  if (ratio === undefined) {
    // Without either the page would give it a ratio, and all the room.
    if (width === undefined && height === undefined) return null;
    return rounded(width ?? absent.width, height ?? absent.height);
  }
  if (width !== undefined) return rounded(width, width / ratio);
  if (height !== undefined) return rounded(height * ratio, height);
  return rounded(scalableEdge * Math.min(1, ratio), scalableEdge / Math.max(1, ratio));
}

interface Root {
  width: string | null;
  height: string | null;
  viewBox: string | null;
  preserveAspectRatio: string | null;
}

/** The attributes of the first element, where that is an `svg`. */
function rootOf(text: string): Root | undefined {
  let isFirst = true;
  let root: Root | undefined;
  const rewriter = new HTMLRewriter().on('*', {
    element(element) {
      if (isFirst && /^(?:.*:)?svg$/.test(element.tagName)) {
        root = {
          width: element.getAttribute('width'),
          height: element.getAttribute('height'),
          viewBox: element.getAttribute('viewBox'),
          preserveAspectRatio: element.getAttribute('preserveAspectRatio'),
        };
      }
      isFirst = false;
    },
  });
  rewriter.transform(text);
  return root;
}

/** CSS pixels; undefined for percentages and invalid lengths, which leave the size to the page. */
function lengthOf(written: string | null): number | undefined {
  const [, number, unit = ''] = lengthForm.exec(written?.trim() ?? '') ?? [];
  const unitPixels = units.get(unit.toLowerCase());
  return number === undefined || unitPixels === undefined ? undefined : Number(number) * unitPixels;
}

function ratioOf({ viewBox, preserveAspectRatio }: Root): number | undefined {
  const [, , width = 0, height = 0] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isKept = !/^\s*none\b/.test(preserveAspectRatio ?? '');
  return isKept && width > 0 && height > 0 ? width / height : undefined;
}

/** Edges below one pixel are shown as one; an edge of 0 shows nothing. */
function rounded(width: number, height: number): Pixels | null {
  const edge = (length: number) => (length > 0 ? Math.max(1, Math.round(length)) : 0);
  return pixels(edge(width), edge(height));
}
