import { expect, test } from 'bun:test';

import { textPart } from './view-text.ts';

const markupMax = 180 * 1024;

/** The text that all parts show together, after checking that none is too large. */
function shownByAll(text: string): string {
  const { firstLines } = textPart(text, 1);
  const parts = firstLines.map((firstLine, index) => {
    const part = textPart(text, index + 1);
    expect(part.number).toBe(index + 1);
    expect(part.markup.length).toBeLessThanOrEqual(markupMax);
    const ids = [...part.markup.matchAll(/id="L(\d+)"/g)].map(([, id]) => Number(id));
    expect(ids[0]).toBe(firstLine);
    expect(ids.at(-1)).toBe(part.lastLine);
    expect(ids.length).toBeLessThanOrEqual(2000);
    const isContinued = part.lastLine === firstLines[index + 1];
    const shown = part.markup.replaceAll(/<span id="L\d+">|<\/span>/g, '');
    return isContinued ? shown.slice(0, -1) : shown;
  });
  return parts.join('').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

test.each([
  ['one short line', 'a'],
  ['lines without text', '\n'.repeat(300_000)],
  ['a log', '2026-01-01 GET /index.html "200" <ok>\n'.repeat(13_000)],
  ['one endless line', 'x'.repeat(512 * 1024)],
  ['one endless line of escaped characters', '&'.repeat(512 * 1024)],
  ['an endless line behind a short one', `short\n${'<'.repeat(300_000)}\nshort\n`],
  ['characters of four bytes', '😀'.repeat(130_000)],
  ['exactly as many lines as one part has', 'a\n'.repeat(2000)],
  ['one line more', 'a\n'.repeat(2001)],
])('the parts of %s show all of it, and none is large', (_, text) => {
  const shown = shownByAll(text);
  expect(shown).toBe(text.endsWith('\n') ? text : `${text}\n`);
});

test('a part beyond the end is the last one', () => {
  expect(textPart('a\nb', 7)).toEqual({
    markup: '<span id="L1">a\n</span><span id="L2">b\n</span>',
    number: 1,
    lastLine: 2,
    firstLines: [1],
  });
});
