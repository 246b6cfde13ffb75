// That of the runtime, whose own declaration knows four of its charsets.
import { TextDecoder } from 'node:util';

import { drawAvif } from './documents/avif.ts';
import { drawDrawing } from './documents/drawing.ts';
import { drawPdf } from './documents/pdf.ts';
import { drawText } from './documents/text.ts';
import { drawTile } from './documents/tile.ts';
import type { Drawn } from './drawn.ts';
import type { DocumentFace } from './faces.ts';
import { makePicture, yieldToServer } from './make-picture.ts';
import { finishPicture } from './picture-outcome.ts';

// A program of its own, started by `thumbnail-maker.ts` for one document, which it reads from standard input; it writes
// a preview to standard output, and what it has learned of the document to standard error. The arguments are the
// document's length in bytes, its kind, the bytes of memory that there are for it, and for a text its extension and charset.

type Kind = DocumentFace['kind'];

const draw: Record<Kind, (bytes: Buffer) => Promise<Drawn>> = {
  pdf: drawPdf,
  avif: drawAvif,
  drawing: drawDrawing,
  tile: drawTile,
  text: (bytes) => drawText(new TextDecoder(charset).decode(bytes), label),
};

yieldToServer();
const [length, kind, availableBytes, label = '', charset = 'utf-8'] = process.argv.slice(2);
const isKind = (name: string | undefined): name is Kind => name !== undefined && name in draw;
const document = Buffer.from(await Bun.stdin.arrayBuffer());
if (document.length !== Number(length)) throw new Error('The document is incomplete.');
if (!isKind(kind)) throw new TypeError('There is no such kind of documents.');
await finishPicture(async () => {
  const { picture, facts } = await draw[kind](document);
  const preview = await makePicture(picture, 'preview', Number(availableBytes));
  console.error(JSON.stringify(facts));
  return preview;
});
