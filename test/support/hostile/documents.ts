import { deflateSync } from 'node:zlib';

import { pdf } from '../files/made-media.ts';
import { times } from './binary.ts';
import { filesOf, type HostileFile } from './hostile-file.ts';

export const page =
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources 5 0 R>>';

/** What stands in the place of an object; the others are those of a page with a line of text. */
type Objects = Record<number, string | Buffer>;

export const stream = (content: string | Buffer, dictionary = '') => {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<</Length ${bytes.length}${dictionary}>>stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
};

const usual: Objects = {
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: page,
  4: stream('0.2 0.4 0.6 rg 20 20 200 90 re f BT /F 24 Tf 40 150 Td (Quince) Tj ET'),
  5: '<</Font<</F 6 0 R>>/XObject<</X 7 0 R>>>>',
  6: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
};

export function document(changed: Objects = {}, trailer = '/Root 1 0 R'): Buffer {
  const objects = Object.entries({ ...usual, ...changed }).flatMap(([number, content]) => [
    Buffer.from(`${number} 0 obj\n`),
    Buffer.from(content),
    Buffer.from('\nendobj\n'),
  ]);
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects,
    Buffer.from(`trailer<<${trailer}>>\n%%EOF\n`),
  ]);
}

const withBox = (box: string) => document({ 3: page.replace('[0 0 300 200]', box) });

const zeros = (filters: number) => {
  let bytes = deflateSync(Buffer.alloc(200 * 1024 ** 2, ' '), { level: 9 });
  for (let count = 1; count < filters; count += 1) bytes = deflateSync(bytes, { level: 9 });
  return stream(bytes, `/Filter[${'/FlateDecode'.repeat(filters)}]`);
};

const image = (width: number, height: number) =>
  stream(
    Buffer.alloc(10),
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8`,
  );
const drawn = { 4: stream('300 0 0 200 0 0 cm /X Do') };
const form = (content: string) =>
  stream(content, '/Type/XObject/Subtype/Form/BBox[0 0 300 200]/Resources 5 0 R');

/** Forms that each draw the next ten times. */
const tenfold = Object.fromEntries(
  Array.from({ length: 12 }, (_none, index) => [
    20 + index,
    stream(
      index === 11 ? '0 0 9 9 re f' : '/X Do '.repeat(10),
      `/Type/XObject/Subtype/Form/BBox[0 0 300 200]/Resources<</XObject<</X ${21 + index} 0 R>>>>`,
    ),
  ]),
);

const type3 = (content: string) => ({
  6: '<</Type/Font/Subtype/Type3/FontBBox[0 0 1 1]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a 8 0 R>>/Encoding<</Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[1]/Resources 5 0 R>>',
  8: stream(content),
  4: stream('BT /F 24 Tf 40 50 Td (aaaaa) Tj ET'),
});

/** Documents that multiply, go round, or have sizes that cannot be. */
export const hostileDocuments = (): HostileFile[] =>
  filesOf([
    [
      '100 000 pages',
      'pdf',
      pdf('BT /F 48 Tf 72 700 Td (Quince) Tj ET', { pages: 100_000 }),
      'picture',
    ],
    ['2000 million pages', 'pdf', document({ 2: '<</Type/Pages/Kids[3 0 R]/Count 2147483647>>' })],
    ['fewer than no pages', 'pdf', document({ 2: '<</Type/Pages/Kids[3 0 R]/Count -5>>' })],
    [
      'pages that are their own parents',
      'pdf',
      document({ 2: '<</Type/Pages/Parent 2 0 R/Kids[2 0 R]/Count 9>>' }),
    ],
    [
      'pages 10 000 deep',
      'pdf',
      document(
        Object.fromEntries([
          ...Array.from({ length: 10_000 }, (_none, index) => [
            10 + index,
            `<</Type/Pages/Kids[${11 + index} 0 R]/Count 1>>`,
          ]),
          [2, '<</Type/Pages/Kids[10 0 R]/Count 1>>'],
          [10_010, page],
        ]),
      ),
    ],
    ['a page of 10^30', 'pdf', withBox(`[0 0 1${'0'.repeat(30)} 1${'0'.repeat(30)}]`)],
    ['a page of nothing', 'pdf', withBox('[0 0 0 0]')],
    ['a page below zero', 'pdf', withBox('[300 200 -300 -200]')],
    ['a page that is a line', 'pdf', withBox('[0 0 14400 0.001]')],
    [
      'a page in units of a million',
      'pdf',
      document({ 3: page.replace('/Contents', '/UserUnit 1000000/Rotate 45/Contents') }),
    ],
    ['200 MB of content', 'pdf', document({ 4: zeros(1) })],
    ['200 MB of content, compressed four times', 'pdf', document({ 4: zeros(4) })],
    [
      '3000 filters',
      'pdf',
      document({ 4: stream('00', `/Filter[${'/ASCIIHexDecode'.repeat(3000)}]`) }),
    ],
    ['a picture of 3600 million pixels', 'pdf', document({ ...drawn, 7: image(60_000, 60_000) })],
    [
      'a picture of 4 million million million pixels',
      'pdf',
      document({ ...drawn, 7: image(2_147_483_647, 2_147_483_647) }),
    ],
    [
      'a picture that masks itself',
      'pdf',
      document({
        ...drawn,
        7: stream(
          Buffer.alloc(300),
          '/Type/XObject/Subtype/Image/Width 10/Height 10/ColorSpace/DeviceRGB/BitsPerComponent 8/SMask 7 0 R',
        ),
      }),
    ],
    ['a form that draws itself', 'pdf', document({ ...drawn, 7: form('/X Do') })],
    [
      'forms that draw 100 000 million others',
      'pdf',
      document({ 5: '<</XObject<</X 20 0 R>>>>', 4: stream('/X Do'), ...tenfold }),
    ],
    ['letters that write themselves', 'pdf', document(type3('1 0 d0 BT /F 1 Tf (aaa) Tj ET'))],
    [
      'a font that is none',
      'pdf',
      document({
        6: '<</Type/Font/Subtype/TrueType/BaseFont/A/FontDescriptor 8 0 R>>',
        8: '<</Type/FontDescriptor/FontName/A/FontFile2 9 0 R>>',
        9: stream(Buffer.alloc(4000, 255)),
      }),
    ],
    [
      'a font with a program without end',
      'pdf',
      document({
        6: '<</Type/Font/Subtype/Type1/BaseFont/A/FontDescriptor 8 0 R>>',
        8: '<</Type/FontDescriptor/FontName/A/FontFile 9 0 R>>',
        9: stream('%!PS-AdobeFont-1.0\n{ 1 } loop', '/Length1 30/Length2 0/Length3 0'),
      }),
    ],
    [
      'tiles of nearly nothing',
      'pdf',
      document({
        5: '<</Pattern<</P 8 0 R>>>>',
        8: stream(
          '0 0 1 1 re f',
          '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep 0.1/YStep 0.1/Resources<<>>',
        ),
        4: stream('/Pattern cs /P scn 0 0 300 200 re f'),
      }),
    ],
    [
      'a function of itself',
      'pdf',
      document({
        5: '<</Shading<</S<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 9 9]/Function 8 0 R>>>>>>',
        8: '<</FunctionType 3/Domain[0 1]/Functions[8 0 R 8 0 R]/Bounds[0.5]/Encode[0 1 0 1]>>',
        4: stream('/S sh'),
      }),
    ],
    [
      'a colour of itself',
      'pdf',
      document({
        5: '<</ColorSpace<</C 8 0 R>>>>',
        8: '[/Indexed 8 0 R 255 (a)]',
        4: stream('/C cs 1 scn 0 0 99 99 re f'),
      }),
    ],
    [
      'arrays 100 000 deep',
      'pdf',
      document({
        8: `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
        3: page.replace('/Contents', '/Annots 8 0 R/Contents'),
      }),
    ],
    [
      'states that are never restored',
      'pdf',
      document({ 4: stream(times(1_000_000, Buffer.from('q '))) }),
    ],
    [
      'a line of 50 000 curves',
      'pdf',
      document({ 4: stream(`0 0 m ${'9 9 1 200 300 1 c '.repeat(50_000)} S`) }),
    ],
    [
      'tables that name each other',
      'pdf',
      `%PDF-1.7\n1 0 obj<<>>endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Prev 29>>\nstartxref\n29\n%%EOF`,
      'icon',
    ],
    [
      'a table of 2000 million objects',
      'pdf',
      `%PDF-1.7\n1 0 obj<<>>endobj\nxref\n0 2147483647\ntrailer<</Root 1 0 R/Size 2147483647>>\nstartxref\n29\n%%EOF`,
      'icon',
    ],
    [
      'objects in themselves',
      'pdf',
      document({ 8: stream('1 0 2 5 ', '/Type/ObjStm/N 99999999/First 4/Extends 8 0 R') }),
    ],
    [
      'a length of itself',
      'pdf',
      document({ 4: '<</Length 4 0 R>>stream\n0 0 9 9 re f\nendstream' }),
    ],
    [
      'encrypted without a key',
      'pdf',
      document(
        {
          8: `<</Filter/Standard/V 2/R 3/Length 128/P -4/O<${'11'.repeat(32)}>/U<${'22'.repeat(32)}>>>`,
        },
        `/Root 1 0 R/Encrypt 8 0 R/ID[<${'33'.repeat(16)}><${'33'.repeat(16)}>]`,
      ),
      'icon',
    ],
    [
      'encrypted with a key of 10 million bits',
      'pdf',
      document(
        {
          8: `<</Filter/Standard/V 5/R 9/Length 10000000/P -4/O<11>/U<22>/CF<</StdCF<</CFM/AESV9>>>>>>`,
        },
        '/Root 1 0 R/Encrypt 8 0 R/ID[<33><33>]',
      ),
    ],
    ['no catalogue', 'pdf', document({}, '/Root 99 0 R')],
    ['nothing but its first line', 'pdf', '%PDF-1.7\n', 'icon'],
    ['comments alone', 'pdf', `%PDF-1.7\n${'%\n'.repeat(500_000)}`, 'icon'],
  ]);
