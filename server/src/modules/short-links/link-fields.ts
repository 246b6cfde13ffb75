import { linkTitleLengthMax, maxClicksMax } from '@perch/contract/short-links/limits';

import type { Services } from '../../services.ts';
import {
  decodeHeader,
  invalidOption,
  parseJson,
  refuseSecond,
  type RequestedOptions,
} from '../uploads/options/options.ts';
import { parseTarget } from './parse-target.ts';

/** The short link's fields in a request, each validated separately; missing ones are left out. */
export interface RequestedLink extends Pick<
  RequestedOptions,
  'expiry' | 'password' | 'slug' | 'domain'
> {
  target?: string;
  /** Empty takes it away. */
  title?: string;
  /** null: no limit. */
  maxClicks?: number | null;
}

type Json = Readonly<Record<string, unknown>>;

/** Options that are those of uploads, with the same values. */
const sharedNames = ['expires', 'password', 'slug', 'domain'] as const;
const headerPrefix = 'perch-';
const headerNames = [...sharedNames, 'maxClicks', 'title'] as const;

/** The fields of a request's JSON. Throws `invalid_option`, also for a property that is none. */
export function parseLinkFields(
  services: Pick<Services, 'config' | 'liveDomains' | 'clock'>,
  json: Json,
): RequestedLink {
  const { url, title, maxClicks, ...others } = json;
  const unknown = Object.keys(others).find((name) => !sharedNames.some((each) => each === name));
  if (unknown !== undefined) throw unknownOption(unknown);
  return {
    ...parseJson(others, services.clock.now()),
    ...(url !== undefined && { target: parseTarget(services, url) }),
    ...(title !== undefined && { title: parseTitle(title) }),
    ...(maxClicks !== undefined && { maxClicks: parseMaxClicks(maxClicks) }),
  };
}

/**
 * The JSON of a request with the options of its `Perch-*` headers. Throws `invalid_option` for an unknown header, and
 * for an option with two values.
 */
export function withHeaders(json: Json, headers: Headers): Json {
  const all: Record<string, unknown> = { ...json };
  for (const [header, written] of headers) {
    if (!header.toLowerCase().startsWith(headerPrefix)) continue;
    const wanted = header.slice(headerPrefix.length).toLowerCase();
    const name = headerNames.find((each) => each.toLowerCase() === wanted);
    if (name === undefined) throw unknownOption(header);
    const text = decodeHeader(name, written);
    if (all[name] !== undefined) refuseSecond(name, String(all[name]), text);
    else all[name] = name === 'maxClicks' && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : text;
  }
  return all;
}

const unknownOption = (name: string) =>
  invalidOption(name, (m) => m.linkOptions.options.unknown({ name }));

/** Throws `invalid_option`; null means no limit. */
export function parseMaxClicks(value: unknown): number | null {
  if (value === null || value === 'none') return null;
  const isCount = typeof value === 'number' && Number.isInteger(value);
  if (isCount && value >= 1 && value <= maxClicksMax) return value;
  throw invalidOption('maxClicks', (m) => m.links.options.maxClicks);
}

function parseTitle(value: unknown): string {
  if (value === null) return '';
  // Normalizing longer texts takes long.
  const isShort = typeof value === 'string' && value.length <= linkTitleLengthMax;
  const title = isShort ? value.trim().normalize('NFC') : undefined;
  if (title !== undefined && !/[\p{Cc}\p{Cs}]/u.test(title)) return title;
  throw invalidOption('title', (m) => m.links.options.title({ max: linkTitleLengthMax }));
}
