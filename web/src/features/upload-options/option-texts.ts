import {
  expiryMinMs,
  maxDownloadsMax,
  slugPattern,
  stripModes,
} from '@perch/contract/uploads/limits';
import type { OptionName } from '@perch/contract/uploads/options';

import { formatDateTime } from '../../format/date.ts';
import { isCount } from '../../format/number.ts';
import { m } from '../../language/messages.ts';
import { namesOf } from './names-of.ts';
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

interface OptionText {
  /** What the line about new uploads says of it; undefined: nothing. */
  summarize?(chosen: UploadOptions, preset: UploadOptions): string | undefined;
  /** Why the server would refuse this value; undefined: it would not. */
  problemOf?(text: string, nowMs: number): string | undefined;
}

/** The words for each option, in the order of the line about new uploads. */
const optionTexts: Record<OptionName, OptionText> = {
  expires: {
    summarize: endSummary,
    problemOf: (expires, nowMs) => (isPast(expires, nowMs) ? m.newUploads.expiry.past : undefined),
  },
  maxDownloads: {
    summarize: downloadsSummary,
    problemOf: (max) =>
      max === 'none' || isCount(max, maxDownloadsMax)
        ? undefined
        : m.newUploads.downloads.invalid({ max: maxDownloadsMax }),
  },
  burn: {},
  link: { summarize: linkSummary },
  password: {
    summarize: ({ password }) =>
      password === undefined ? undefined : m.newUploads.summary.password,
  },
  slug: {
    summarize: ({ slug }) => (slug === undefined ? undefined : m.newUploads.summary.slug({ slug })),
    problemOf: (slug) => (slugPattern.test(slug) ? undefined : m.newUploads.slug.invalid),
  },
  // Its name is known where it is shown.
  album: {},
  // Chosen, and shown, next to the button for files.
  domain: {},
  tags: {
    summarize: ({ tags }) =>
      tags === undefined ? undefined : m.newUploads.summary.tags({ count: tags.split(',').length }),
  },
  strip: { summarize: stripSummary },
};

/**
 * One line for what new uploads get: `ends after 7 days · link to a page · password`.
 * @param album the name of the chosen album
 */
export function summarizeOptions(
  chosen: UploadOptions,
  preset: UploadOptions,
  album?: string,
): string {
  const { nothing, album: albumText } = m.newUploads.summary;
  const parts = namesOf(optionTexts).map((name) =>
    name === 'album' && album !== undefined
      ? albumText({ name: album })
      : optionTexts[name].summarize?.(chosen, preset),
  );
  // No line begins with the sign between them.
  return parts.filter((part) => part !== undefined).join('\u00A0· ') || nothing;
}

/** Why the server would refuse them, by option. The server validates again, by its own clock. */
export function optionProblems(options: UploadOptions, nowMs: number): UploadOptions {
  const problems: UploadOptions = {};
  for (const name of namesOf(optionTexts)) {
    const text = options[name];
    const problem = text === undefined ? undefined : optionTexts[name].problemOf?.(text, nowMs);
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}

/** Of durations, none is too short to be chosen. */
function isPast(expires: string, nowMs: number): boolean {
  if (expires === '') return true;
  const atMs = expires.includes('T') ? Date.parse(expires) : Infinity;
  return atMs < nowMs + expiryMinMs;
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

function stripSummary(chosen: UploadOptions, preset: UploadOptions): string | undefined {
  const strip = stripModeOf(chosen.strip ?? preset.strip);
  // What every upload loses is not worth a word.
  return strip === stripModeOf(preset.strip) ? undefined : m.newUploads.summary.strip[strip];
}

export const stripModeOf = (text: string | undefined): StripMode =>
  stripModes.find((mode) => mode === text) ?? 'off';

type StripMode = (typeof stripModes)[number];

/** The account has it otherwise: then also that there is none is worth a word. */
const isChanged = (preset: string | undefined, value: string) =>
  preset !== undefined && preset !== value;
