import type { Case } from './results.ts';
import { formatFigure, rounded } from './statistics.ts';
import { perchName } from './targets.ts';

const width = 760;
const labelWidthMin = 190;
// On the average, in a wide font.
const letterWidth = 7;
const figureWidth = 210;
const barHeight = 16;
const rowHeight = 22;
const titleHeight = 30;
const headHeight = 44;
const gap = 8;

// Readable on white and on the dark grey of a page in the dark.
const style = `
  text { font: 12px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: #24292f }
  .head { font-size: 16px; font-weight: 600 }
  .case { font-weight: 600 }
  .of-perch { fill: #3b93dd }
  .of-other { fill: #a3b1bf }
  .spread { stroke: #24292f; stroke-width: 1.5; fill: none }
  .quiet { fill: #59636e }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .of-perch { fill: #4aa3ee }
    .of-other { fill: #57636f }
    .spread { stroke: #e6edf3 }
    .quiet { fill: #9198a1 }
  }`;

/** Bars of medians, cases of several on a scale of their own, with lines from the lowest to the highest. */
export function drawGroup(title: string, cases: readonly Case[]): string {
  let top = headHeight;
  const parts: string[] = [];
  const drawn = cases.filter(({ figures }) => Object.keys(figures).length > 0);
  const layout = layoutOf(drawn);
  const isAlone = drawn.every(({ figures }) => Object.keys(figures).length === 1);
  const isShared = isAlone && new Set(drawn.map(({ unit }) => unit)).size === 1;
  for (const each of drawn) {
    const longest = Math.max(...(isShared ? drawn : [each]).map(highestOf));
    parts.push(drawCase(each, top, { ...layout, longest }));
    top += titleHeight + Object.keys(each.figures).length * rowHeight + gap;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" role="img" aria-label="${escaped(title)}">`,
    `<style>${style}\n</style>`,
    line(0, 22, 'head', title),
    ...parts,
    '</svg>\n',
  ].join('\n');
}

const highestOf = ({ figures }: Case) =>
  Math.max(...Object.values(figures).map(({ highest }) => highest));

interface Layout {
  labelWidth: number;
  barWidth: number;
}

function layoutOf(cases: readonly Case[]): Layout {
  const names = cases.flatMap(({ figures }) => Object.keys(figures));
  const longest = Math.max(...names.map(({ length }) => length));
  const labelWidth = Math.round(Math.max(labelWidthMin, longest * letterWidth + 12));
  return { labelWidth, barWidth: width - labelWidth - figureWidth };
}

function drawCase(
  { name, unit, figures }: Case,
  top: number,
  { labelWidth, barWidth, longest }: Layout & { longest: number },
): string {
  const entries = Object.entries(figures);
  const scaled = (value: number) => round((value / longest) * barWidth);
  const rows = entries.map(([who, figure], index) => {
    const y = top + titleHeight + index * rowHeight;
    const middle = y + barHeight / 2;
    const [from, to] = [labelWidth + scaled(figure.lowest), labelWidth + scaled(figure.highest)];
    return [
      `<text x="${labelWidth - 8}" y="${middle + 4}" text-anchor="end">${escaped(who)}</text>`,
      `<rect x="${labelWidth}" y="${y}" width="${scaled(figure.median)}" height="${barHeight}" rx="2" class="${who.startsWith(perchName) ? 'of-perch' : 'of-other'}"><title>${escaped(`${who}: ${formatFigure(figure)} ${unit}`)}</title></rect>`,
      `<path d="M${from} ${middle - 4}v8M${from} ${middle}H${to}M${to} ${middle - 4}v8" class="spread"/>`,
      line(labelWidth + barWidth + 12, middle + 4, '', `${grouped(figure.median)} ${unit}`),
    ].join('\n');
  });
  const hint = isBetterWhenLess(unit) ? 'less is better' : 'more is better';
  return [
    line(0, top + 18, 'case', name),
    `<text x="${labelWidth + barWidth + 12}" y="${top + 18}" class="quiet">${hint}</text>`,
    ...rows,
  ].join('\n');
}

const isBetterWhenLess = (unit: string) => ['ms', 's', 'MiB', 'KB'].includes(unit);
const round = (value: number) => Math.round(value * 10) / 10;
const grouped = (value: number) => rounded(value).replaceAll(/\B(?=(\d{3})+$)/g, ' ');

const line = (x: number, y: number, name: string, text: string) =>
  `<text x="${x}" y="${y}"${name && ` class="${name}"`}>${escaped(text)}</text>`;

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
