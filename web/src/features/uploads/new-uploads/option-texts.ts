import { formatDateTime } from '../../../format/date.ts';
import { m } from '../../../language/messages.ts';
import type { UploadOptions } from './new-uploads.ts';

const duration = /^(\d+)([mhdw])$/;

/** `after 7 days`, `never`, or the time; in a list of choices, after their label. */
export function endText(expires: string): string {
  if (expires === 'never') return m.newUploads.expiry.never;
  return afterText(expires) ?? timeText(expires);
}

function afterText(expires: string): string | undefined {
  const [, count, unit] = duration.exec(expires) ?? [];
  if (unit !== 'm' && unit !== 'h' && unit !== 'd' && unit !== 'w') return undefined;
  return m.newUploads.after[unit]({ count: Number(count) });
}

const timeText = (time: string) => (Number.isNaN(Date.parse(time)) ? '?' : formatDateTime(time));

/** A choice among the values of two options that go together. */
export type DownloadsChoice = 'unlimited' | 'limited' | 'burn';

export function downloadsOf({ burn, maxDownloads }: UploadOptions): DownloadsChoice | undefined {
  if (burn === 'true') return 'burn';
  if (maxDownloads === undefined) return undefined;
  return maxDownloads === 'none' ? 'unlimited' : 'limited';
}

/** In a list of choices. */
export function downloadsText(options: UploadOptions): string {
  const { downloads, summary } = m.newUploads;
  const choice = downloadsOf(options) ?? 'unlimited';
  if (choice === 'limited') return summary.downloads({ count: Number(options.maxDownloads) });
  return downloads[choice];
}

/**
 * One line for what new uploads get: `ends after 7 days · link to a page · password`.
 * @param album the name of the chosen album
 */
export function summarizeOptions(
  chosen: UploadOptions,
  preset: UploadOptions,
  album?: string,
): string {
  const texts = m.newUploads.summary;
  const { password, slug, tags } = chosen;
  const parts = [
    endSummary(chosen, preset),
    downloadsSummary(chosen, preset),
    linkSummary(chosen, preset),
    password !== undefined && texts.password,
    slug !== undefined && texts.slug({ slug }),
    album !== undefined && texts.album({ name: album }),
    tags !== undefined && texts.tags({ count: tags.split(',').length }),
  ];
  // No line begins with the sign between them.
  return parts.filter((part) => typeof part === 'string').join('\u00A0· ') || texts.nothing;
}

function endSummary(chosen: UploadOptions, preset: UploadOptions): string | undefined {
  const { ends, endsAt, neverEnds } = m.newUploads.summary;
  const expires = chosen.expires ?? preset.expires ?? 'never';
  if (expires === 'never') return isChanged(preset.expires, 'never') ? neverEnds : undefined;
  const when = afterText(expires);
  return when === undefined ? endsAt({ time: timeText(expires) }) : ends({ when });
}

function downloadsSummary(chosen: UploadOptions, preset: UploadOptions): string | undefined {
  const { burn, downloads, unlimited } = m.newUploads.summary;
  const presetChoice = downloadsOf(preset);
  const choice = downloadsOf(chosen) ?? presetChoice ?? 'unlimited';
  if (choice === 'burn') return burn;
  if (choice === 'unlimited') return isChanged(presetChoice, choice) ? unlimited : undefined;
  const { maxDownloads } = { ...preset, ...chosen };
  return downloads({ count: Number(maxDownloads) });
}

function linkSummary(chosen: UploadOptions, preset: UploadOptions): string | undefined {
  const { raw, view } = m.newUploads.summary;
  const link = chosen.link ?? preset.link ?? 'raw';
  if (link === 'view') return view;
  return isChanged(preset.link, 'raw') ? raw : undefined;
}

/** The account has it otherwise: then also that there is none is worth a word. */
const isChanged = (preset: string | undefined, value: string) =>
  preset !== undefined && preset !== value;
