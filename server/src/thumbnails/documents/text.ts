import type { Drawn } from '../drawn.ts';
import { sheetSize } from '../picture-form.ts';
import { drawSheet } from './painter.ts';

const linesMax = 15;
const columnsMax = 78;
const tab = '    ';
const padding = 44;

/** The first lines of a text, as on a sheet. `label` is its extension. */
export function drawText(text: string, label: string): Promise<Drawn> {
  const shown = text
    .replaceAll('\r\n', '\n')
    .replaceAll('\t', tab)
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\0-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .split('\n')
    .slice(0, linesMax)
    .map((line) => [...line].slice(0, columnsMax).join(''))
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
            fontSize: 24,
            lineHeight: 1.5,
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
