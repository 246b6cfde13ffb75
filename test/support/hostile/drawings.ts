import { gzipSync } from 'node:zlib';

import { pngOf } from '../files/pictures.ts';
import { most32 } from './binary.ts';
import { filesOf, type HostileFile } from './hostile-file.ts';

const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const box = 'viewBox="0 0 100 60" width="100" height="60"';
const background = '<rect width="100" height="60" fill="#246"/>';

/** A drawing with a background, so that it shows something. */
export const drawing = (content: string, { attributes = box, before = '' } = {}) =>
  `${before}<svg ${names} ${attributes}>${background}${content}</svg>`;

export const dataUrl = (type: string, content: Buffer | string) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;

const entities = Array.from({ length: 12 }, (_none, index) => {
  const value = index === 0 ? 'lol' : `&e${index - 1};`.repeat(10);
  return `<!ENTITY e${index} "${value}">`;
}).join('');

/** Groups that each show the one before ten times, so many deep. */
const tenfold = (depth: number) =>
  `<defs><g id="g0"><path d="M0 0h1"/></g>${Array.from(
    { length: depth },
    (_none, index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`,
  ).join('')}</defs><use href="#g${depth}"/>`;

const itself = (kind: string) =>
  `<defs><${kind} id="a" width="9" height="9"><rect width="9" height="9" ${kind === 'pattern' ? 'fill' : kind === 'clipPath' ? 'clip-path' : kind}="url(#a)"/></${kind}></defs>`;

const eachOther =
  '<defs><pattern id="a" width="9" height="9"><rect width="9" height="9" fill="url(#b)"/></pattern>' +
  '<pattern id="b" width="9" height="9"><rect width="9" height="9" fill="url(#a)"/></pattern></defs>' +
  '<rect width="100" height="60" fill="url(#a)"/>';

/** Drawings that multiply, go round, or have sizes that cannot be. */
export const hostileDrawings = (): HostileFile[] =>
  filesOf([
    [
      'entities that multiply to 300 GB',
      'svg',
      drawing(`<text y="9">&e11;</text>`, { before: `<!DOCTYPE svg [${entities}]>` }),
      'icon',
    ],
    [
      'an entity of 100 KB, 30 000 times',
      'svg',
      drawing(`<text y="9">${'&a;'.repeat(30_000)}</text>`, {
        before: `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(100_000)}">]>`,
      }),
    ],
    ['a view of 10^300', 'svg', drawing('', { attributes: 'viewBox="0 0 1e300 1e300"' })],
    [
      'sizes that are no numbers',
      'svg',
      drawing('<circle r="NaN"/><path d="MNaN NaNL1 1"/>', {
        attributes: 'width="NaN" height="Infinity" viewBox="0 0 NaN 5"',
      }),
    ],
    [
      'a size of four million million pixels',
      'svg',
      drawing('', { attributes: 'width="2000000" height="2000000"' }),
      'icon',
    ],
    ['a size of 99 999 by one', 'svg', drawing('', { attributes: 'width="99999" height="1"' })],
    [
      'negative sizes',
      'svg',
      drawing('', { attributes: 'width="-5" height="-5" viewBox="0 0 -5 -5"' }),
      'icon',
    ],
    [
      'numbers without end',
      'svg',
      drawing(`<rect width="${'9'.repeat(100_000)}" height="1e-${'9'.repeat(50)}"/>`),
    ],
    [
      '100 000 groups in each other',
      'svg',
      drawing(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`),
    ],
    [
      '1000 groups in each other, half of them to be seen through',
      'svg',
      drawing(
        `${'<g opacity="0.5">'.repeat(1000)}<rect width="9" height="9"/>${'</g>'.repeat(1000)}`,
      ),
    ],
    ['100 000 elements', 'svg', drawing('<rect width="1" height="1"/>'.repeat(100_000))],
    [
      'a path of 10 000 lines',
      'svg',
      drawing(`<path stroke="red" fill="none" d="M0 0${'l9 9-9-9'.repeat(5000)}"/>`),
    ],
    [
      'dashes of nearly nothing',
      'svg',
      drawing('<path stroke="red" stroke-dasharray="0.00001" d="M0 0h1e9"/>'),
    ],
    [
      'a blur without end',
      'svg',
      drawing(
        '<filter id="f" x="-1e9" y="-1e9" width="1e9" height="1e9"><feGaussianBlur stdDeviation="1e9"/></filter><rect width="9" height="9" filter="url(#f)"/>',
      ),
    ],
    [
      'six filters one after the other',
      'svg',
      drawing(
        `<filter id="f">${'<feGaussianBlur stdDeviation="90"/><feMorphology operator="dilate" radius="9"/>'.repeat(3)}</filter><rect width="90" height="50" filter="url(#f)"/>`,
      ),
    ],
    [
      'turbulence of 10 000 octaves',
      'svg',
      drawing(
        '<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="10000"/></filter><rect width="100" height="60" filter="url(#f)"/>',
      ),
    ],
    [
      'lights and a matrix of 100 cells',
      'svg',
      drawing(
        `<filter id="f"><feConvolveMatrix order="10" kernelMatrix="${'1 '.repeat(100)}"/><feDiffuseLighting surfaceScale="1e30"><fePointLight x="1e30" y="NaN" z="-1e30"/></feDiffuseLighting></filter><rect width="100" height="60" filter="url(#f)"/>`,
      ),
    ],
    [
      'patterns of themselves',
      'svg',
      drawing(`${itself('pattern')}<rect width="90" height="9" fill="url(#a)"/>`),
    ],
    ['patterns of each other', 'svg', drawing(eachOther)],
    [
      'a mask of itself',
      'svg',
      drawing(`${itself('mask')}<rect width="90" height="9" mask="url(#a)"/>`),
    ],
    [
      'a clip of itself',
      'svg',
      drawing(`${itself('clipPath')}<rect width="90" height="9" clip-path="url(#a)"/>`),
    ],
    [
      'gradients that go round',
      'svg',
      drawing(
        '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><rect width="9" height="9" fill="url(#a)"/>',
      ),
    ],
    [
      'a marker in itself',
      'svg',
      drawing(
        '<marker id="a"><path d="M0 0h9" marker-end="url(#a)"/></marker><path d="M0 0h9" marker-end="url(#a)"/>',
      ),
    ],
    ['an element that uses itself', 'svg', drawing('<g id="a"><use href="#a"/></g>')],
    [
      'elements that use each other',
      'svg',
      drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    ],
    ['10 000 uses of uses', 'svg', drawing(tenfold(4))],
    ['10 million million uses of uses', 'svg', drawing(tenfold(13))],
    [
      'tiles of nearly nothing',
      'svg',
      drawing(
        '<pattern id="a" width="0.0001" height="0.0001" patternUnits="userSpaceOnUse"><path d="M0 0h1"/></pattern><rect width="1e6" height="1e6" fill="url(#a)"/>',
      ),
    ],
    ['200 000 letters', 'svg', drawing(`<text y="20">${'Wi'.repeat(100_000)}</text>`)],
    [
      'a font that is none',
      'svg',
      drawing(
        `<style>@font-face { font-family: F; src: url("${dataUrl('font/woff2', Buffer.alloc(5000, 255))}") }</style><text y="20" font-family="F">a</text>`,
      ),
    ],
    [
      'a picture of 3600 million pixels in it',
      'svg',
      drawing(
        `<image width="9" height="9" href="${dataUrl('image/png', pngOf(60_000, 60_000, Buffer.alloc(10)))}"/>`,
      ),
    ],
    [
      'a picture of 144 million pixels in it',
      'svg',
      drawing(
        `<image width="9" height="9" href="${dataUrl('image/png', pngOf(12_000, 12_000, Buffer.alloc(1501 * 12_000), { depth: 1, colourType: 0 }))}"/>`,
      ),
    ],
    [
      'an animation that does not end',
      'svg',
      drawing(
        '<rect width="9" height="9"><animate attributeName="x" from="0" to="1e9" dur="0.0001s" repeatCount="indefinite"/></rect>',
      ),
      'picture',
    ],
    [
      'compressed, with 64 MB in it',
      'svg',
      gzipSync(Buffer.alloc(64 * 1024 ** 2, ' '), { level: 1 }),
      'icon',
    ],
    ['in UTF-16', 'svg', Buffer.from(`\ufeff${drawing('')}`, 'utf16le')],
    ['not closed', 'svg', `<svg ${names} ${box}>${'<g>'.repeat(1000)}`, 'icon'],
    ['4 MB of a comment', 'svg', drawing(`<!--${' '.repeat(4 * 1024 ** 2 - 1000)}-->`)],
    ['an attribute of 3 MB', 'svg', drawing(`<g class="${'a '.repeat(1_500_000)}"/>`)],
    [
      '30 000 attributes',
      'svg',
      drawing(`<g ${Array.from({ length: 30_000 }, (_none, index) => `a${index}=""`).join(' ')}/>`),
    ],
    [
      'selectors that match all of it',
      'svg',
      drawing(
        `<style>${'g g g g g g g g:first-child * {fill:red}'.repeat(2000)}</style>${'<g>'.repeat(200)}${'</g>'.repeat(200)}`,
      ),
    ],
    [
      'turned and grown beyond all',
      'svg',
      drawing(
        `<g transform="scale(1e38) rotate(1e38) skewX(90) matrix(${most32} 1e38 NaN 0 0 0)"><rect width="1e38" height="1e38"/></g>`,
      ),
    ],
  ]);
