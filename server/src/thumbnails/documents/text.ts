import type { Drawn } from '../drawn.ts';
import { tileSize } from '../tile-size.ts';
import { openPainter } from './painter.ts';

const linesMax = 15;
const columnsMax = 78;
const tab = '    ';

/** The first lines of a text, as on a sheet. `label` is its extension. */
export async function drawText(text: string, label: string): Promise<Drawn> {
  const shown = text
    .replaceAll('\r\n', '\n')
    .replaceAll('\t', tab)
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\0-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .split('\n')
    .slice(0, linesMax)
    .map((line) => [...line].slice(0, columnsMax).join(''))
    .join('\n');
  const painter = await openPainter(shown);
  const picture = await painter.render(
    {
      type: 'container',
      style: {
        ...tileSize,
        display: 'flex',
        flexDirection: 'column',
        backgroundColor: '#fff',
        padding: 44,
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
            height: tileSize.height - 2 * 44,
          },
        },
        ...(label === '' ? [] : [badge(label)]),
      ],
    },
    { ...tileSize, format: 'png' },
  );
  return { picture: Buffer.from(picture), facts: {} };
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
