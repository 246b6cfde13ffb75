import { tagLimits } from '@perch/contract/uploads/embed-limits';

import { escapeHtml } from '../../lib/escape-html.ts';
import { cutToBytes } from '../../lib/plain-text.ts';
import { type FileFacts, isVideoForAll, photoOf } from '../embeds/tags/embed-tags.ts';

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
    title: cutToBytes(file.title, tagLimits.titleBytesMax),
    ...(file.author === undefined ? {} : { author_name: file.author }),
    provider_name: cutToBytes(file.siteName, tagLimits.siteNameBytesMax),
    provider_url: new URL(file.pageUrl).origin,
    cache_age: cacheSeconds,
  };
  return {
    ...shared,
    ...(video(file, videoBytesMax, room) ?? photo(file, room) ?? { type: 'link' }),
  };
}

function photo(file: FileFacts, room: Room): OembedResponse | undefined {
  const shown = photoOf(file);
  return shown && fits(shown, room) ? { type: 'photo', ...shown } : undefined;
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
