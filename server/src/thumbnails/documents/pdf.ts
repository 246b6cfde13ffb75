import { PDFiumLibrary } from '@hyzyla/pdfium';
import program from '@hyzyla/pdfium/pdfium.wasm' with { type: 'file' };

import type { Drawn } from '../drawn.ts';
import { fittedSize } from '../picture-form.ts';
import { bitmapOf } from '../without-alpha.ts';
import { assetOf } from './asset.ts';

/** The first page. The library has neither JavaScript nor a network. */
export async function drawPdf(bytes: Buffer): Promise<Drawn> {
  const { buffer } = await assetOf(program);
  const library = await PDFiumLibrary.init({ wasmBinary: buffer });
  const document = await library.loadDocument(bytes);
  const pages = document.getPageCount();
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const { data, width, height } = await page.render({
    ...fittedSize({ width: originalWidth, height: originalHeight }),
    renderFormFields: true,
    render: 'bitmap',
  });
  // PDFium writes blue first; the library turns that round for renderers.
  return { picture: bitmapOf(data, { width, height, order: 'rgba' }), facts: { pages } };
}
