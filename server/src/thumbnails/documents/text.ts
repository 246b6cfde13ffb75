import type { Drawn } from '../drawn.ts';
import { sheetSize } from '../picture-form.ts';
import { drawSheet } from './painter.ts';

const tab = '    ';
const padding = 44;
const lineHeight = 1.5;
/** Of JetBrains Mono, in parts of the size. */
const characterWidth = 0.6;

/** How much fits on the sheet in a size of the font, in pixels. */
const roomIn = (fontSize: number) => ({
  fontSize,
  lines: Math.floor((sheetSize.height - 2 * padding) / (lineHeight * fontSize)),
  columns: Math.floor((sheetSize.width - 2 * padding) / (characterWidth * fontSize)),
});

/** Lists show the sheet much smaller, so a short text is written large. */
const forShortTexts = [44, 36].map(roomIn);
const forLongTexts = roomIn(28);

/** The first lines of a text, as on a sheet. `label` is its extension. */
export function drawText(text: string, label: string): Promise<Drawn> {
  const lines = text
    .replaceAll('\r\n', '\n')
    .replaceAll('\t', tab)
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\0-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trimEnd()
    .split('\n')
    .map((line) => [...line]);
  const room = roomFor(lines);
  const shown = lines
    .slice(0, room.lines)
    .map((line) => line.slice(0, room.columns).join(''))
    .join('\n');
  return drawSheet(
    {
      type: 'container',
      style: {
        ...sheetSize,
        display: 'flex',
        flexDirection: 'column',
        backgroundColor: '#fff',
        padding,
      },
      children: [
        {
          type: 'text',
          text: shown,
          style: {
            fontFamily: 'Mono',
            fontSize: room.fontSize,
            lineHeight,
            whiteSpace: 'pre',
            // Lists show the left part.
            textAlign: 'left',
            color: '#1f2329',
            overflow: 'hidden',
            height: sheetSize.height - 2 * padding,
          },
        },
        ...(label === '' ? [] : [badge(label)]),
      ],
    },
    `${shown}${label}`,
  );
}

/** The one with the largest font that all of the lines fit into. */
const roomFor = (lines: string[][]) =>
  forShortTexts.find(
    (room) => lines.length <= room.lines && lines.every((line) => line.length <= room.columns),
  ) ?? forLongTexts;

const badge = (label: string) => ({
  type: 'container' as const,
  style: {
    position: 'absolute' as const,
    right: 36,
    bottom: 36,
    padding: '10px 20px',
    borderRadius: 12,
    backgroundColor: '#3b4252',
  },
  children: [
    {
      type: 'text' as const,
      text: label,
      style: { fontFamily: 'Inter', fontWeight: 700, fontSize: 30, color: '#fff' },
    },
  ],
});
