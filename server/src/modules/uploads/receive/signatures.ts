// The types that the bytes of a binary file prove. Most signatures are letters that could also be typed, so they only
// count in files with bytes that no text contains.

/** Extensions under which one frame is proof enough; elsewhere the next ones have to follow. */
const mpegAudio = new Set(['mp1', 'mp2', 'mp3', 'mpga']);
const adtsAudio = new Set(['aac', 'adts']);
const transportStreams = new Set(['ts', 'mts', 'm2ts', 'm2t']);
const soundExtensions = new Set(['m4a', 'm4b']);

/** The type of a picture, a video or sound; undefined where the bytes prove none. */
export function mediaTypeOf(head: Buffer, extension: string): string | undefined {
  const start = textAt(head, 0, 16);
  return (
    prefixes.find(([prefix]) => start.startsWith(prefix))?.[1] ??
    bitmapType(head) ??
    iconType(head) ??
    tiffType(head, extension) ??
    chunkedType(head) ??
    oggType(head) ??
    isoMediaType(head, extension) ??
    matroskaType(head, extension) ??
    windowsMediaType(head, extension) ??
    soundType(head, extension) ??
    transportStreamType(head, extension)
  );
}

/** The type of an archive, by its bytes alone. */
export function archiveTypeOf(head: Buffer): string | undefined {
  const start = textAt(head, 0, 512);
  return archives.find(([prefix, , at]) => start.startsWith(prefix, at))?.[1];
}

const prefixes: [prefix: string, type: string][] = [
  ['\x89PNG\r\n\x1A\n', 'image/png'],
  ['\xFF\xD8\xFF', 'image/jpeg'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['8BPS\0\x01', 'image/vnd.adobe.photoshop'],
  ['\0\0\0\x0CjP  \r\n\x87\n', 'image/jp2'],
  ['\0\0\0\x0CJXL \r\n\x87\n', 'image/jxl'],
  ['FLV\x01', 'video/x-flv'],
  ['\0\0\x01\xBA', 'video/mpeg'],
  ['\0\0\x01\xB3', 'video/mpeg'],
  // Its first block has to be STREAMINFO, of 34 bytes.
  ['fLaC\0\0\0\x22', 'audio/flac'],
  ['fLaC\x80\0\0\x22', 'audio/flac'],
  ['MThd\0\0\0\x06', 'audio/midi'],
  ['#!AMR\n', 'audio/amr'],
  ['#!AMR-WB\n', 'audio/amr-wb'],
  ['caff\0\x01\0\0', 'audio/x-caf'],
];

const archives: [prefix: string, type: string, at?: number][] = [
  ['PK\x03\x04', 'application/zip'],
  ['PK\x05\x06', 'application/zip'],
  ['\x1F\x8B\x08', 'application/gzip'],
  ["7z\xBC\xAF'\x1C", 'application/x-7z-compressed'],
  ['Rar!\x1A\x07', 'application/vnd.rar'],
  ['BZh', 'application/x-bzip2'],
  ['\xFD7zXZ\0', 'application/x-xz'],
  ['\x28\xB5\x2F\xFD', 'application/zstd'],
  ['ustar', 'application/x-tar', 257],
];

const textAt = (head: Buffer, start: number, length: number) =>
  head.toString('latin1', start, start + length);

/** 0 beyond the end, as in none of these numbers. */
const uint32 = (head: Buffer, at: number) => (at + 4 <= head.length ? head.readUInt32BE(at) : 0);

const headerSizesOfBitmaps = new Set([12, 16, 40, 52, 56, 64, 108, 124]);

function bitmapType(head: Buffer): string | undefined {
  if (textAt(head, 0, 2) !== 'BM' || head.length < 18 || uint32(head, 6) !== 0) return undefined;
  return headerSizesOfBitmaps.has(head.readUInt32LE(14)) ? 'image/bmp' : undefined;
}

/** Icons and cursors. Files of other kinds begin as they do, so the first picture has to lie behind the list of all. */
function iconType(head: Buffer): string | undefined {
  if (head.length < 22 || head.readUInt16LE(0) !== 0) return undefined;
  const kind = head.readUInt16LE(2);
  const count = head.readUInt16LE(4);
  if ((kind !== 1 && kind !== 2) || count === 0 || head[9] !== 0) return undefined;
  const isBehind = head.readUInt32LE(18) >= 6 + 16 * count;
  return isBehind && head.readUInt32LE(14) > 0 ? 'image/x-icon' : undefined;
}

/** Formats of cameras that are TIFF to the bytes. */
const rawTypes: Record<string, string> = {
  dng: 'image/x-adobe-dng',
  cr2: 'image/x-canon-cr2',
  nef: 'image/x-nikon-nef',
  arw: 'image/x-sony-arw',
  pef: 'image/x-pentax-pef',
};

function tiffType(head: Buffer, extension: string): string | undefined {
  const start = textAt(head, 0, 4);
  const isTiff = ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].includes(start) && head.length >= 8;
  return isTiff ? (rawTypes[extension] ?? 'image/tiff') : undefined;
}

const riffTypes: Record<string, string> = {
  WEBP: 'image/webp',
  WAVE: 'audio/wav',
  'AVI ': 'video/x-msvideo',
  RMID: 'audio/midi',
};
const iffTypes: Record<string, string> = { AIFF: 'audio/aiff', AIFC: 'audio/aiff' };

function chunkedType(head: Buffer): string | undefined {
  const form = textAt(head, 8, 4);
  const kind = textAt(head, 0, 4);
  if (kind === 'RIFF' || kind === 'RF64') return riffTypes[form];
  return kind === 'FORM' ? iffTypes[form] : undefined;
}

function oggType(head: Buffer): string | undefined {
  if (textAt(head, 0, 5) !== 'OggS\0') return undefined;
  return head.includes('theora') ? 'video/ogg' : 'audio/ogg';
}

// ISO/IEC 14496-12 §4.3: a file conforms to each of its brands, not only the first one.
const brands: [type: string, brands: string][] = [
  ['image/avif', 'avif avis'],
  ['image/heic', 'heic heix heim heis'],
  ['image/heic-sequence', 'hevc hevx hevm hevs'],
  ['image/x-canon-cr3', 'crx'],
  ['video/quicktime', 'qt'],
  ['audio/mp4', 'm4a m4b m4p f4a f4b'],
  ['video/mp4', 'isom iso2 iso3 iso4 iso5 iso6 iso7 iso8 iso9 isoa isob isoc mp41 mp42 mp71'],
  ['video/mp4', 'avc1 av01 hvc1 hev1 dash cmf2 cmfc cmff cmfs m4v m4vh m4vp msnv mmp4 f4v'],
];
const typeByBrand = new Map(
  brands.flatMap(([type, names]) => names.split(' ').map((name) => [name, type] as const)),
);
/** Telephones' brands are many: a letter for the purpose and one for the version. */
const phoneBrand = /^3g[2egprs]\w$/;

/** Brands of all picture formats; another brand says how they are coded. */
const pictureBrands: Record<string, string> = {
  mif1: 'image/heif',
  mif2: 'image/heif',
  msf1: 'image/heif-sequence',
};

function typeOfBrand(brand: string): string | undefined {
  const name = brand.trimEnd().toLowerCase();
  return typeByBrand.get(name) ?? (phoneBrand.test(name) ? 'video/mp4' : undefined);
}

function isoMediaType(head: Buffer, extension: string): string | undefined {
  const type =
    textAt(head, 4, 4) === 'ftyp' ? typeOfBrands(brandsOf(head)) : unbrandedType(head, extension);
  return type === 'video/mp4' && soundExtensions.has(extension) ? 'audio/mp4' : type;
}

/** The major brand first. */
function brandsOf(head: Buffer): [major: string, ...compatible: string[]] {
  const end = Math.min(uint32(head, 0), head.length);
  const compatible: string[] = [];
  for (let at = 16; at + 4 <= end; at += 4) compatible.push(textAt(head, at, 4));
  return [textAt(head, 8, 4), ...compatible];
}

function typeOfBrands([major, ...compatible]: [string, ...string[]]): string | undefined {
  const own = typeOfBrand(major);
  if (own) return own;
  const others = compatible.flatMap((brand) => typeOfBrand(brand) ?? []);
  const picture = pictureBrands[major];
  if (picture) return others.find((type) => type.startsWith('image/')) ?? picture;
  return others[0] ?? compatible.flatMap((brand) => pictureBrands[brand] ?? [])[0];
}

const unbrandedBoxes = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

/** QuickTime from before brands: boxes of its kinds, of which one has the index or the frames. */
function unbrandedType(head: Buffer, extension: string): string | undefined {
  let at = 0;
  let hasContent = false;
  while (at + 8 <= head.length) {
    const box = textAt(head, at + 4, 4);
    if (!unbrandedBoxes.has(box)) return undefined;
    hasContent ||= box === 'moov' || box === 'mdat';
    const bytes = uint32(head, at);
    // 0: to the end of the file; 1: the size follows, in 64 bits.
    if (bytes < 8) {
      if (bytes > 1) return undefined;
      break;
    }
    at += bytes;
  }
  if (!hasContent) return undefined;
  return extension === 'mp4' || soundExtensions.has(extension) ? 'video/mp4' : 'video/quicktime';
}

function matroskaType(head: Buffer, extension: string): string | undefined {
  if (uint32(head, 0) !== 0x1a_45_df_a3) return undefined;
  if (textAt(head, 0, 64).includes('webm')) return 'video/webm';
  return extension === 'mka' ? 'audio/x-matroska' : 'video/x-matroska';
}

const windowsMedia: Record<string, string> = { wmv: 'video/x-ms-wmv', wma: 'audio/x-ms-wma' };

const windowsMediaType = (head: Buffer, extension: string) =>
  textAt(head, 0, 8) === '\x30\x26\xB2\x75\x8E\x66\xCF\x11'
    ? (windowsMedia[extension] ?? 'video/x-ms-asf')
    : undefined;

/** Audio in frames, and anything after an ID3 tag. */
function soundType(head: Buffer, extension: string): string | undefined {
  if (id3Bytes(head) !== undefined) return typeBehindTags(head, extension);
  if (areFrames(head, mpegFrameBytes, mpegAudio.has(extension))) return 'audio/mpeg';
  return areFrames(head, adtsFrameBytes, adtsAudio.has(extension)) ? 'audio/aac' : undefined;
}

/** ID3v2.4 §3.1: the version, flags of which four are not used, and a size of four times seven bits. */
function id3Bytes(head: Buffer): number | undefined {
  if (head.length < 10 || textAt(head, 0, 3) !== 'ID3') return undefined;
  const [version = 0, revision = 0, flags = 0, ...size] = head.subarray(3, 10);
  const isHeader = version >= 2 && version <= 4 && revision !== 0xff && (flags & 0x0f) === 0;
  if (!isHeader || size.some((byte) => byte > 0x7f)) return undefined;
  const footerBytes = flags & 0x10 ? 10 : 0;
  return 10 + size.reduce((sum, byte) => sum * 128 + byte, 0) + footerBytes;
}

const typesBehindTags: Record<string, string> = {
  flac: 'audio/flac',
  aac: 'audio/aac',
  aif: 'audio/aiff',
  aiff: 'audio/aiff',
};

/** What tags belong to, with zeros around them; where that lies beyond the head, what the extension says. */
function typeBehindTags(head: Buffer, extension: string): string | undefined {
  let at = 0;
  for (let bytes = id3Bytes(head); bytes !== undefined; bytes = id3Bytes(head.subarray(at))) {
    at += bytes;
    while (head[at] === 0) at += 1;
  }
  if (at >= head.length) return typesBehindTags[extension] ?? 'audio/mpeg';
  const behind = head.subarray(at);
  const type = mediaTypeOf(behind, extension);
  if (type?.startsWith('audio/')) return type;
  // With the tag, one frame is enough.
  if (areFrames(behind, adtsFrameBytes, true)) return 'audio/aac';
  const isMpeg = mpegAudio.has(extension) || areFrames(behind, mpegFrameBytes, true);
  return isMpeg ? 'audio/mpeg' : undefined;
}

/** Whether frames follow each other; one is enough where something else says so as well. */
function areFrames(
  head: Buffer,
  frameBytes: (head: Buffer, at: number) => number | undefined,
  isClaimed: boolean,
): boolean {
  const first = frameBytes(head, 0);
  if (first === undefined) return false;
  if (isClaimed) return true;
  const second = first > 0 ? frameBytes(head, first) : undefined;
  return second !== undefined && second > 0;
}

const bitrates: Record<string, number[]> = {
  '1-1': [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1-2': [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1-3': [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2-1': [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2-2': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  '2-3': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000];
/** By the version's bits: 2.5, none, 2 and 1. */
const rateDivisors = [4, 1, 2, 1];

/** The length of the frame of MPEG audio that begins here (ISO/IEC 11172-3 §2.4.2.3); 0: of a free bit rate. */
function mpegFrameBytes(head: Buffer, at: number): number | undefined {
  if (at + 4 > head.length || head[at] !== 0xff) return undefined;
  const [, second = 0, third = 0, fourth = 0] = head.subarray(at, at + 4);
  const version = (second >> 3) & 3;
  const layer = 4 - ((second >> 1) & 3);
  if (second < 0xe0 || version === 1 || layer === 4 || (fourth & 3) === 2) return undefined;
  const isVersion1 = version === 3;
  const kilobits = bitrates[`${isVersion1 ? 1 : 2}-${layer}`]?.[third >> 4];
  const fullRate = sampleRates[(third >> 2) & 3];
  if (kilobits === undefined || fullRate === undefined) return undefined;
  const rate = fullRate / (rateDivisors[version] ?? 1);
  const padding = (third >> 1) & 1;
  if (kilobits === 0) return 0;
  if (layer === 1) return 4 * (Math.floor((12_000 * kilobits) / rate) + padding);
  const samples = layer === 3 && !isVersion1 ? 72_000 : 144_000;
  return Math.floor((samples * kilobits) / rate) + padding;
}

/** The length of the ADTS frame that begins here (ISO/IEC 13818-7 §6.2). */
function adtsFrameBytes(head: Buffer, at: number): number | undefined {
  if (at + 7 > head.length || head[at] !== 0xff) return undefined;
  const [, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = head.subarray(at, at + 6);
  const isRate = ((third >> 2) & 0x0f) <= 12;
  if ((second & 0xf6) !== 0xf0 || !isRate) return undefined;
  const bytes = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
  return bytes > 7 ? bytes : undefined;
}

/** Bytes of a packet and its prefix: plain, with a timestamp, with a trailing checksum. */
const packets = [
  { bytes: 188, before: 0 },
  { bytes: 192, before: 4 },
  { bytes: 204, before: 0 },
];
const syncByte = 0x47;

/** MPEG-TS (ISO/IEC 13818-1 §2.4.3.2). */
function transportStreamType(head: Buffer, extension: string): string | undefined {
  const isClaimed = transportStreams.has(extension);
  const isStream = packets.some(
    ({ bytes, before }) =>
      arePackets(head, before, bytes, isClaimed ? 2 : 5) ||
      (isClaimed && beginsWithinPacket(head, bytes)),
  );
  return isStream ? 'video/mp2t' : undefined;
}

/** Whether packets of so many bytes reach from `start` to the head's end. */
function arePackets(head: Buffer, start: number, bytes: number, packetsMin: number): boolean {
  let count = 0;
  for (let at = start; at < head.length; at += bytes, count += 1) {
    if (head[at] !== syncByte) return false;
  }
  return count >= packetsMin;
}

/** Whether packets begin behind the first bytes: a recording may start in the middle of one. */
function beginsWithinPacket(head: Buffer, bytes: number): boolean {
  let start = head.indexOf(syncByte);
  while (start !== -1 && start < bytes) {
    if (arePackets(head, start, bytes, 5)) return true;
    start = head.indexOf(syncByte, start + 1);
  }
  return false;
}
