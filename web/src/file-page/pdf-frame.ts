/** Shows a PDF in the browser's own viewer: docs/decisions/0006-pdf-in-a-frame.md. */
export async function framePdf(stage: HTMLElement) {
  const { pdf: url, name = '' } = stage.dataset;
  if (url === undefined || !navigator.pdfViewerEnabled) return;
  const bytes = await fetchPdf(url).catch(() => undefined);
  // Its link is still there.
  if (!bytes) return;
  const frame = document.createElement('iframe');
  frame.title = name;
  frame.src = URL.createObjectURL(bytes);
  stage.replaceChildren(frame);
  stage.classList.add('shown');
}

const type = 'application/pdf';

async function fetchPdf(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok || response.headers.get('content-type') !== type) {
    throw new Error(`The PDF was answered with ${response.status}.`);
  }
  return new Blob([await response.arrayBuffer()], { type });
}
