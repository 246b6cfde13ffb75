// The first bytes of files as real programs write them.

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const isoMedia = (brand: string) =>
  bytes(`\0\0\0\x1Cftyp${brand}\0\0\x02\0${brand}mp41\0\0\0\x08free\0\0\0\0mdat`);

export const samples = {
  png: Uint8Array.fromBase64(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  jpeg: bytes('\xFF\xD8\xFF\xE0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xFF\xD9'),
  gif: Uint8Array.fromBase64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  webp: bytes('RIFF\x24\0\0\0WEBPVP8 \x18\0\0\0\x30\x01\0\x9D\x01\x2A\x01\0\x01\0\x02\0\x34\x25'),
  avif: isoMedia('avif'),
  bmp: bytes('BM\x3A\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0'),
  mp4: isoMedia('isom'),
  webm: bytes(
    '\x1A\x45\xDF\xA3\x9F\x42\x86\x81\x01\x42\xF7\x81\x01\x42\x82\x84webm\x42\x87\x81\x04',
  ),
  ogg: bytes('OggS\0\x02\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\x01\x1E\x01vorbis\0\0'),
  opus: bytes('OggS\0\x02\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\x01\x13OpusHead\x01\x02'),
  mov: isoMedia('qt  '),
  mp3: bytes('ID3\x04\0\0\0\0\0\x23TSSE\0\0\0\x0F\0\0\x03Lavf58.76.100\0'),
  mp3Frame: bytes('\xFF\xFB\x90\x64\0\0\0\0\0\0\0\0\0\0\0\0'),
  m4a: isoMedia('M4A '),
  wav: bytes(
    'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x44\xAC\0\0\x88\x58\x01\0\x02\0\x10\0data',
  ),
  flac: bytes('fLaC\0\0\0\x22\x10\0\x10\0\0\0\0\0\0\0\x0A\xC4\x42\xF0\0\0\0\0'),
  pdf: bytes('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n1 0 obj\n<</Type/Catalog>>\nendobj\n'),
  zip: bytes('PK\x03\x04\x14\0\0\0\x08\0\0\0!\0'),
  exe: bytes('MZ\x90\0\x03\0\0\0\x04\0\0\0\xFF\xFF\0\0'),
} satisfies Record<string, Uint8Array>;

export const markup = {
  html: '<!doctype html><script>parent.stolen = localStorage.ez_gg_token</script>',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  xml: '<?xml version="1.0"?><root xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></root>',
};
