import { PDFiumLibrary } from '@hyzyla/pdfium';
import program from '@hyzyla/pdfium/pdfium.wasm' with { type: 'file' };

import type { Drawn } from '../drawn.ts';
import { bitmapOf } from '../without-alpha.ts';
import { assetOf } from './asset.ts';

// Four times the edge of a preview would be made smaller again at once.
const edge = 1200;
const edgeMin = 1;

/** The first page. The library has neither JavaScript nor a network. */
export async function drawPdf(bytes: Buffer): Promise<Drawn> {
  const { buffer } = await assetOf(program);
  const library = await PDFiumLibrary.init({ wasmBinary: buffer });
  const document = await library.loadDocument(bytes);
  const pages = document.getPageCount();
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = edge / Math.max(originalWidth, originalHeight);
  const scaled = (points: number) => Math.max(edgeMin, Math.round(points * scale));
  const { data, width, height } = await page.render({
    width: scaled(originalWidth),
    height: scaled(originalHeight),
    renderFormFields: true,
    render: 'bitmap',
  });
  // PDFium writes blue first; the library turns that round for renderers.
  return { picture: bitmapOf(data, { width, height, order: 'rgba' }), facts: { pages } };
}
