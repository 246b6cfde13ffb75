import type { Release } from '@perch/contract/settings/releases';
import { z } from 'zod';

const addressLengthMax = 500;

// Semantic Versioning, short enough to be shown.
const version = z
  .string()
  .regex(
    /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(-[0-9A-Za-z][0-9A-Za-z.-]{0,39})?$/,
  );

const url = z
  .string()
  .max(addressLengthMax)
  .refine((text) => {
    const address = URL.parse(text);
    return address?.protocol === 'https:' && !address.username && !address.password;
  })
  // As the browser reads it: without line breaks and spaces around it.
  .transform((text) => new URL(text).href);

// Fields that a later version adds are left out.
const Feed = z.object({ version, url });

/** The newest release by the text of a feed, `{ "version": "1.2.0", "url": "https://…" }`; undefined for anything else. */
export function parseRelease(text: string): Release | undefined {
  try {
    return Feed.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Whether a release is newer than the version that runs. */
export const isNewer = (release: Release, running: string): boolean =>
  Bun.semver.order(release.version, running) > 0;
