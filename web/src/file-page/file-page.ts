// The script of a file's page, which the server renders and which works without it.
import { tokenKey } from '../api/first-calls.ts';
import { readStored } from '../lib/local-storage.ts';
import { copyText } from '../ui/clipboard/copy-text.ts';
import { highlightCode } from './highlight-code.ts';
import { linkLines } from './line-links.ts';
import { zoomPicture } from './zoom-picture.ts';

const shownMs = 2000;

/** The field of which a button copies or shares the text. */
function fieldOf(id: string | undefined): HTMLInputElement | undefined {
  const field = document.getElementById(id ?? '');
  return field instanceof HTMLInputElement ? field : undefined;
}

/** Shows the buttons, which can do nothing without script. */
function showCopyButtons() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copies]')) {
    const field = fieldOf(button.dataset['copies']);
    if (!field) continue;
    button.hidden = false;
    button.addEventListener('click', () => void copy(button, field));
    field.addEventListener('focus', () => field.select());
  }
}

async function copy(button: HTMLButtonElement, field: HTMLInputElement) {
  const isCopied = await copyText(field.value);
  // What could not be copied can be taken by hand.
  if (!isCopied) return selectText(field);
  const { textContent: label } = button;
  const { copied } = button.dataset;
  if (copied === undefined || label === copied) return;
  button.textContent = copied;
  setTimeout(() => (button.textContent = label), shownMs);
}

function selectText(field: HTMLInputElement) {
  const folded = field.closest('details');
  if (folded) folded.open = true;
  field.select();
}

/** Shows the button that opens the system's share sheet, where there is one. */
function showShareButton() {
  const button = document.querySelector<HTMLButtonElement>('button[data-shares]');
  const url = fieldOf(button?.dataset['shares'])?.value;
  // Not in every browser, and on https only.
  if (!button || url === undefined || !('share' in navigator)) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    const title = document.querySelector('h1')?.textContent ?? '';
    // Rejected where the sheet was closed, too.
    void navigator.share({ title, url }).catch(() => undefined);
  });
}

/** Shows the link to the file in the app to its owner, who is signed in there, and to administrators. */
async function showManageLink() {
  const link = document.querySelector<HTMLAnchorElement>('a[data-manages]');
  const token = readStored(tokenKey);
  if (!link || token === null) return;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(link.dataset['manages'] ?? '', { headers }).catch(() => undefined);
  if (answer?.ok) link.hidden = !(await answer.json()).data.canManage;
}

/** Shows a PDF in the browser's own viewer: docs/decisions/0006-pdf-in-a-frame.md. */
async function framePdf(stage: HTMLElement) {
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

showCopyButtons();
showShareButton();
void showManageLink();

const picture = document.querySelector('.picture');
if (picture instanceof HTMLElement) zoomPicture(picture);

const code = document.querySelector('pre.code');
if (code instanceof HTMLElement) {
  linkLines(code);
  highlightCode(code);
}

const pdf = document.querySelector('.pdf');
if (pdf instanceof HTMLElement) void framePdf(pdf);
