// The script of a file's page, which the server renders and which works without it.
import { showCopyButtons } from './copy-buttons.ts';
import { highlightCode } from './highlight-code.ts';
import { linkLines } from './line-links.ts';
import { framePdf } from './pdf-frame.ts';
import { zoomPicture } from './zoom-picture.ts';

showCopyButtons();

const picture = document.querySelector('.picture');
if (picture instanceof HTMLElement) zoomPicture(picture);

const code = document.querySelector('pre.code');
if (code instanceof HTMLElement) {
  linkLines(code);
  highlightCode(code);
}

const pdf = document.querySelector('.pdf');
if (pdf instanceof HTMLElement) void framePdf(pdf);
