import { pageColourPattern } from '@perch/contract/text/page-template';
import { tagLimits } from '@perch/contract/uploads/embed-limits';

import { cutToBytes } from '../../../lib/plain-text.ts';
import { previewEdgeMax } from '../../../thumbnails/picture-form.ts';

// Facebook and Signal read `property`, not `name`. Discord takes the sizes of the picture that stands before them, and shows a video
// only with a picture behind it.
const { titleBytesMax, descriptionBytesMax, siteNameBytesMax, altBytesMax, addressLengthMax } =
  tagLimits;

export interface Size {
  width: number;
  height: number;
}

/** A picture that a preview shows. */
export interface EmbedPicture {
  url: string;
  mimeType: string;
  /** Of the picture at this address; undefined: not known. */
  size: Size | undefined;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** It is a sheet with the file's name, as nothing else can be shown of it. */
  isNeutral?: true;
}

/** A page's address and what stands in every preview of it. */
export interface PageFacts {
  title: string;
  description: string;
  siteName: string;
  /** On the host that the configuration names, never that of the request. */
  pageUrl: string;
}

/** What an open file shows of itself. */
export interface FileFacts extends PageFacts {
  rawUrl: string;
  mimeType: string;
  bytes: number;
  /** Pixels, as they are shown. */
  size: Size | undefined;
  /** RFC 6381, with commas; empty: not known. */
  codecs: string;
  /** Undefined where there is none. */
  picture: EmbedPicture | undefined;
  oembedUrl: string;
  /** `#rrggbb` */
  colour: string | undefined;
  /** The uploader's name, where the account shows it. */
  author: string | undefined;
}

/** What an open album shows of itself. */
export interface AlbumFacts extends PageFacts {
  /** The first ones, its cover before the others. */
  pictures: readonly EmbedPicture[];
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

/** The tags of an open album's page. */
export function albumTags({ pictures, colour, ...page }: AlbumFacts): EmbedTag[] {
  const shown = pictures.filter(hasShortAddress).slice(0, tagLimits.picturesMax);
  return [
    ...pageTags(page, 'website'),
    ...shown.flatMap(pictureTags),
    cardTag(shown.length > 0),
    ...colourTag(colour),
  ];
}

/** The tags of an open file's page. */
export function fileTags(file: FileFacts, videoBytesMax: number | null): EmbedTag[] {
  const { picture } = file;
  const isVideo = isVideoForAll(file, videoBytesMax) && !isTooLong(file.rawUrl);
  const video = isVideo ? file.size : undefined;
  const isSound = file.mimeType.startsWith('audio/') && !isTooLong(file.rawUrl);
  const hasPicture = picture !== undefined && hasShortAddress(picture);
  return [
    ...pageTags(file, video ? 'video.other' : 'website'),
    ...(video ? videoTags(file, video) : []),
    ...(hasPicture ? pictureTags(picture) : []),
    ...(isSound ? mediaTags('audio', file) : []),
    cardTag(hasPicture),
    ...colourTag(file.colour),
    ...oembedTag(file, video !== undefined),
  ];
}

const cardTag = (hasPicture: boolean) =>
  named('twitter:card', hasPicture ? 'summary_large_image' : 'summary');

/** Discord takes six or eight digits, and others six. */
const colourTag = (colour: string | undefined) =>
  colour !== undefined && pageColourPattern.test(colour) ? [named('theme-color', colour)] : [];

/**
 * Only where oEmbed shows a picture, a video or an author: Mastodon takes no other tag once it has an answer, and an answer
 * has no description.
 */
function oembedTag(file: FileFacts, isVideo: boolean): EmbedTag[] {
  const { oembedUrl, title, author } = file;
  if (!isVideo && photoOf(file) === undefined && author === undefined) return [];
  if (isTooLong(oembedUrl)) return [];
  const type = 'application/json+oembed';
  return [{ tag: 'link', type, href: oembedUrl, title: cutToBytes(title, titleBytesMax) }];
}

/** What oEmbed calls a photo: no page of a document, which would have no description beside it. */
export const photoOf = ({ mimeType, picture }: Pick<FileFacts, 'mimeType' | 'picture'>) =>
  mimeType.startsWith('image/') && picture?.size !== undefined && !picture.isNeutral
    ? { url: picture.url, ...picture.size }
    : undefined;

/** Discord shows no preview at all of a page with a longer address in its tags. */
export const isTooLong = (address: string) => address.length > addressLengthMax;
const hasShortAddress = ({ url }: EmbedPicture) => !isTooLong(url);

const pageTags = ({ title, description, siteName, pageUrl }: PageFacts, type: string) => [
  property('og:title', cutToBytes(title, titleBytesMax)),
  property('og:type', type),
  ...(isTooLong(pageUrl) ? [] : [property('og:url', pageUrl)]),
  property('og:site_name', cutToBytes(siteName, siteNameBytesMax)),
  property('og:description', cutToBytes(description, descriptionBytesMax)),
];

const pictureTags = ({ url, mimeType, size, alt }: EmbedPicture): EmbedTag[] => [
  property('og:image', url),
  ...(size ? sizeTags('og:image', size) : []),
  property('og:image:type', mimeType),
  property('og:image:alt', cutToBytes(alt, altBytesMax)),
];

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
