import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';

import { contrastOf, mix } from '@perch/contract/brand/accent';

import { contrastPairs } from './contrast-pairs.ts';

type Colours = Record<string, string>;

const styles = await Bun.file(join(import.meta.dirname, 'colours.css')).text();
const [usual = '', stronger = ''] = styles.split('@media (prefers-contrast: more)');
const page = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'internals', 'colours.md');

/** The custom properties of the n-th rule, without their prefix. */
function colours(sheet: string, nth: number): Colours {
  const rule = [...sheet.matchAll(/\{([^{}]*)\}/g)][nth]?.[1] ?? '';
  const declared = [...rule.matchAll(/--perch-([a-z-]+): (#[^;]+|\d+%);/g)];
  return Object.fromEntries(declared.map(([, name, value]) => [name, value]));
}

const dark = colours(usual, 0);
const light = colours(usual, 1);
const schemes: Record<string, Colours> = {
  dark,
  light,
  'dark, more contrast': { ...dark, ...colours(stronger, 0) },
  'light, more contrast': { ...light, ...colours(stronger, 1) },
};

function colourOf(scheme: Colours, name: string): string {
  const [tint = '', ground] = name.split('-soft/');
  const colour = scheme[tint];
  if (colour === undefined) throw new Error(`There is no colour ${tint}`);
  if (ground === undefined) return colour;
  return mix(
    colour,
    colourOf(scheme, ground),
    Number.parseInt(scheme['soft-share'] ?? '', 10) / 100,
  );
}

const rows = contrastPairs.flatMap(({ what, colours: names, grounds, ratioMin }) =>
  names.flatMap((colour) => grounds.map((ground) => ({ what, colour, ground, ratioMin }))),
);

const ratioOf = (scheme: Colours, { colour, ground }: { colour: string; ground: string }) =>
  contrastOf(colourOf(scheme, colour), colourOf(scheme, ground));

describe.each(Object.entries(schemes))('in the scheme %s', (_, scheme) => {
  test('every pair that occurs has its contrast', () => {
    const failing = rows
      .filter((row) => ratioOf(scheme, row) < row.ratioMin)
      .map((row) => `${row.colour} on ${row.ground}: ${ratioOf(scheme, row).toFixed(2)}`);
    expect(failing).toEqual([]);
  });
});

test('no colour is left out; lines that only divide need no contrast', () => {
  const paired = new Set(rows.flatMap(({ colour, ground }) => [colour, ...ground.split('-soft/')]));
  expect(Object.keys(dark).filter((name) => !paired.has(name))).toEqual(['line', 'soft-share']);
  expect(Object.keys(light)).toEqual(Object.keys(dark));
});

test('more contrast is more, for each colour that changes', () => {
  for (const [usualColours, nth] of [
    [dark, 0],
    [light, 1],
  ] as const) {
    const changed = Object.entries(colours(stronger, nth));
    expect(changed.length).toBeGreaterThan(0);
    for (const [name, colour] of changed) {
      const before = contrastOf(usualColours[name] ?? '', usualColours['panel'] ?? '');
      expect(contrastOf(colour, usualColours['panel'] ?? '')).toBeGreaterThan(before);
    }
  }
});

/** The least ratio of each line of the table, which is the one that matters. */
function contrastPage(): string {
  const lines = contrastPairs.flatMap(({ what, colours: names, grounds, ratioMin }) =>
    names.map((colour) => {
      const least = (scheme: Colours) =>
        Math.min(...grounds.map((ground) => ratioOf(scheme, { colour, ground })));
      const cells = Object.values(schemes).map((scheme) =>
        (Math.floor(least(scheme) * 100) / 100).toFixed(2),
      );
      return [
        what,
        `\`${colour}\``,
        grounds.map((ground) => `\`${ground}\``).join(' '),
        `${ratioMin}`,
        ...cells,
      ];
    }),
  );
  const head = [
    'Where',
    'Colour',
    'Grounds',
    'Needed',
    'Dark',
    'Light',
    'Dark, more',
    'Light, more',
  ];
  return `${intro}\n${table([head, ...lines])}\n`;
}

/** In the form that the formatter gives tables. */
function table(all: string[][]): string {
  const widths = (all[0] ?? []).map((_, column) =>
    Math.max(...all.map((cells) => cells[column]?.length ?? 0)),
  );
  const [head = [], ...body] = all;
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...body]
    .map((cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`)
    .join('\n');
}

const intro = `# Contrasts of the colours

Made by \`web/src/ui/theme/contrast.test.ts\` from \`colours.css\` and \`contrast-pairs.ts\`; \`UPDATE_DOCS=1\` writes it
anew. Each line has the least ratio (WCAG 2.2) of a colour among its grounds. \`x-soft/y\` is the tint of x on y.
_More_ is for devices that ask for more contrast.
`;

test('docs/internals/colours.md says what the stylesheet says', async () => {
  const file = Bun.file(page);
  if (Bun.env['UPDATE_DOCS'] === '1') await file.write(contrastPage());
  expect(await file.text()).toBe(contrastPage());
});
