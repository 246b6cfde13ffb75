import { escapeHtml } from '../../lib/escape-html.ts';
import { type FileFacts, isVideoForAll, previewSizeOf } from '../embeds/tags/embed-tags.ts';

const cacheSeconds = 3600;

/** What a consumer has room for; undefined: it did not say. */
export interface Room {
  maxWidth: number | undefined;
  maxHeight: number | undefined;
}

type OembedResponse = Record<string, string | number>;

/** oEmbed 1.0 of a file. Never `rich`: consumers that are careful show none of it. */
export function oembedOf(
  file: FileFacts,
  videoBytesMax: number | null,
  room: Room,
): OembedResponse {
  const shared = {
    version: '1.0',
    title: file.title,
    provider_name: file.siteName,
    provider_url: new URL(file.pageUrl).origin,
    cache_age: cacheSeconds,
  };
  return {
    ...shared,
    ...(photo(file, room) ?? video(file, videoBytesMax, room) ?? { type: 'link' }),
  };
}

function photo({ previewUrl, size }: FileFacts, room: Room): OembedResponse | undefined {
  const shown = size && previewSizeOf(size);
  if (previewUrl === undefined || !shown || !fits(shown, room)) return undefined;
  return { type: 'photo', url: previewUrl, ...shown };
}

function video(
  file: FileFacts,
  videoBytesMax: number | null,
  room: Room,
): OembedResponse | undefined {
  if (!file.size || !isVideoForAll(file, videoBytesMax)) return undefined;
  const { width, height } = shrink(file.size, room);
  const source = escapeHtml(file.rawUrl);
  const player = `<video src="${source}" width="${width}" height="${height}" controls></video>`;
  return { type: 'video', html: player, width, height };
}

interface Size {
  width: number;
  height: number;
}

const fits = ({ width, height }: Size, { maxWidth = width, maxHeight = height }: Room) =>
  width <= maxWidth && height <= maxHeight;

function shrink({ width, height }: Size, { maxWidth = width, maxHeight = height }: Room): Size {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  const scaled = (edge: number) => Math.max(1, Math.floor(edge * scale));
  return { width: scaled(width), height: scaled(height) };
}
