import { z } from 'zod';

import { escapeText } from '../../lib/escape-html.ts';
import type { Drawn } from '../drawn.ts';
import { sheetSize } from '../picture-form.ts';
import { drawSheet } from './painter.ts';

const Tile = z.object({
  name: z.string(),
  /** The type, in a word. */
  label: z.string(),
  size: z.string(),
  /** `#rrggbb` */
  accent: z.string(),
  /** Whether it is a film. */
  isPlayed: z.boolean(),
});

/** What a sheet says of a file that has no picture. */
export type Tile = z.infer<typeof Tile>;

const nameMax = 200;
const labelMax = 8;

/** `bytes` is a `Tile` as JSON. */
export function drawTile(bytes: Buffer): Promise<Drawn> {
  const { name, label, size, accent, isPlayed } = Tile.parse(JSON.parse(bytes.toString()));
  const shown = [...name].slice(0, nameMax).join('');
  return drawSheet(
    {
      type: 'container',
      style: {
        ...sheetSize,
        display: 'flex',
        alignItems: 'center',
        gap: 64,
        padding: 80,
        backgroundColor: '#f6f7f9',
        borderBottom: `16px solid ${accent}`,
        fontFamily: 'Inter',
      },
      children: [
        {
          type: 'image',
          src: Buffer.from(sheet(accent, isPlayed ? '' : [...label].slice(0, labelMax).join(''))),
          width: 240,
          height: 300,
        },
        {
          type: 'container',
          style: { display: 'flex', flexDirection: 'column', gap: 24, flex: 1 },
          children: [
            {
              type: 'text',
              text: shown,
              style: {
                fontSize: 60,
                fontWeight: 700,
                lineHeight: 1.2,
                lineClamp: 3,
                overflowWrap: 'anywhere',
                color: '#16181d',
              },
            },
            {
              type: 'text',
              text: `${label} · ${size}`,
              style: { fontSize: 36, color: '#5b6270' },
            },
          ],
        },
      ],
    },
    `${shown}${label}${size}`,
  );
}

/** A sheet of paper with the type on it, or a film's mark. */
function sheet(accent: string, label: string): string {
  const mark =
    label === ''
      ? `<path d="M18 24v20l17-10z" fill="${accent}"/>`
      : `<rect x="6" y="32" width="36" height="16" rx="3" fill="${accent}"/>` +
        `<text x="24" y="${label.length > 5 ? 42.5 : 43.5}" text-anchor="middle" font-family="Inter" font-size="${label.length > 5 ? 6.5 : 9.5}" fill="#fff">${escapeText(label)}</text>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 60">' +
    `<path d="M4 1h28l12 12v42a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z" fill="#fff" stroke="#c9ced8"/>` +
    `<path d="M32 1v12h12" fill="#eceff4" stroke="#c9ced8"/>${mark}</svg>`
  );
}
