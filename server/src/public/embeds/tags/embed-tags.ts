// What the programs that show a link's preview read, and where they give up:
// Discord takes no site_name above 253 bytes and a theme-color of six digits only; WhatsApp wants title,
// description and url, and a picture below 600 KB; Facebook and Signal read `property`, not `name`.
const titleBytesMax = 250;
const siteNameBytesMax = 200;
const descriptionBytesMax = 340;

/** The longest edge of `/p/<slug>.jpg`. */
const previewEdgeMax = 1200;

interface Size {
  width: number;
  height: number;
}

/** A page's address and the contents of every preview of it. */
interface PageFacts {
  title: string;
  description: string;
  siteName: string;
  /** On the host that the configuration names, never that of the request. */
  pageUrl: string;
}

/** What an open file shows of itself. */
export interface FileFacts extends PageFacts {
  name: string;
  rawUrl: string;
  mimeType: string;
  bytes: number;
  /** Pixels, as they are shown. */
  size: Size | undefined;
  /** RFC 6381, with commas; empty: not known. */
  codecs: string;
  /** `/p/<slug>.jpg`, where there is one. */
  previewUrl: string | undefined;
  oembedUrl: string;
  /** `#rrggbb` */
  colour: string | undefined;
}

export type EmbedTag =
  | { tag: 'meta'; key: 'property' | 'name'; is: string; content: string }
  | { tag: 'link'; type: string; href: string; title: string };

const property = (is: string, content: string | number): EmbedTag => ({
  tag: 'meta',
  key: 'property',
  is,
  content: String(content),
});
const named = (is: string, content: string): EmbedTag => ({
  tag: 'meta',
  key: 'name',
  is,
  content,
});

/** The tags of a page whose file is locked, limited or gone: `title` and `description` reveal nothing of it. */
export const closedTags = (page: PageFacts): EmbedTag[] => [
  ...pageTags(page, 'website'),
  named('twitter:card', 'summary'),
];

/** The tags of an open album's page, with the picture of its cover. */
export const albumTags = (
  album: PageFacts & Pick<FileFacts, 'previewUrl' | 'size' | 'name'>,
): EmbedTag[] => [
  ...pageTags(album, 'website'),
  ...pictureTags(album),
  named('twitter:card', album.previewUrl === undefined ? 'summary' : 'summary_large_image'),
];

/** The tags of an open file's page. */
export function fileTags(file: FileFacts, videoBytesMax: number | null): EmbedTag[] {
  const video = isVideoForAll(file, videoBytesMax) ? file.size : undefined;
  return [
    ...pageTags(file, video ? 'video.other' : 'website'),
    ...pictureTags(file),
    ...(video ? videoTags(file, video) : []),
    ...(file.mimeType.startsWith('audio/') ? mediaTags('audio', file) : []),
    named('twitter:card', file.previewUrl === undefined ? 'summary' : 'summary_large_image'),
    ...(file.colour === undefined ? [] : [named('theme-color', file.colour)]),
    ...oembedTag(file, video !== undefined),
  ];
}

/**
 * Only where oEmbed shows a picture or a video: Mastodon takes no other tag once it has an answer, and an answer
 * has no description.
 */
function oembedTag(
  { previewUrl, size, oembedUrl, title }: FileFacts,
  isVideo: boolean,
): EmbedTag[] {
  if (!isVideo && (previewUrl === undefined || size === undefined)) return [];
  const type = 'application/json+oembed';
  return [{ tag: 'link', type, href: oembedUrl, title: cutToBytes(title, titleBytesMax) }];
}

const pageTags = ({ title, description, siteName, pageUrl }: PageFacts, type: string) => [
  property('og:title', cutToBytes(title, titleBytesMax)),
  property('og:type', type),
  property('og:url', pageUrl),
  property('og:site_name', cutToBytes(siteName, siteNameBytesMax)),
  property('og:description', cutToBytes(description, descriptionBytesMax)),
];

function pictureTags({
  previewUrl,
  size,
  name,
}: Pick<FileFacts, 'previewUrl' | 'size' | 'name'>): EmbedTag[] {
  if (previewUrl === undefined) return [];
  const shown = size && previewSizeOf(size);
  return [
    property('og:image', previewUrl),
    property('og:image:type', 'image/jpeg'),
    ...(shown ? sizeTags('og:image', shown) : []),
    property('og:image:alt', cutToBytes(name, titleBytesMax)),
  ];
}

const videoTags = (file: FileFacts, size: Size): EmbedTag[] => [
  ...mediaTags('video', file),
  ...sizeTags('og:video', size),
];

const mediaTags = (kind: 'video' | 'audio', { rawUrl, mimeType }: FileFacts): EmbedTag[] => [
  property(`og:${kind}`, rawUrl),
  ...(rawUrl.startsWith('https:') ? [property(`og:${kind}:secure_url`, rawUrl)] : []),
  property(`og:${kind}:type`, mimeType),
];

const sizeTags = (of: string, { width, height }: Size): EmbedTag[] => [
  property(`${of}:width`, width),
  property(`${of}:height`, height),
];

/**
 * Whether programs that take only what every device plays may have the video: MP4 with H.264, and AAC if it
 * has sound. They fetch all of it, and give large ones up. `videoBytesMax` null: without limit.
 */
export const isVideoForAll = (
  { mimeType, bytes, codecs }: Pick<FileFacts, 'mimeType' | 'bytes' | 'codecs'>,
  videoBytesMax: number | null,
): boolean => {
  const each = codecs.split(',');
  return (
    mimeType === 'video/mp4' &&
    bytes <= (videoBytesMax ?? Infinity) &&
    each.some(isH264) &&
    each.every((codec) => isH264(codec) || codec.startsWith('mp4a.40.'))
  );
};

const isH264 = (codec: string) => codec.startsWith('avc1.') || codec.startsWith('avc3.');

/** The size of `/p/<slug>.jpg` of a picture of this size; it is never enlarged. */
export function previewSizeOf({ width, height }: Size): Size {
  const scale = Math.min(1, previewEdgeMax / Math.max(width, height));
  const scaled = (edge: number) => Math.max(1, Math.round(edge * scale));
  return { width: scaled(width), height: scaled(height) };
}

const graphemes = new Intl.Segmenter();
const ellipsis = '…';

/** A text of at most so many bytes in UTF-8, cut between characters as they are read. */
function cutToBytes(text: string, bytesMax: number): string {
  if (Buffer.byteLength(text) <= bytesMax) return text;
  let kept = '';
  let bytes = Buffer.byteLength(ellipsis);
  for (const { segment } of graphemes.segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > bytesMax) break;
    kept += segment;
  }
  return `${kept.trimEnd()}${ellipsis}`;
}
