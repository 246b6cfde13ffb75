import type { Profile } from '@perch/contract/uploads/profiles';

import type { UploadOptions } from '../new-uploads/new-uploads.ts';

/** A profile's options as the fields of new uploads have them; those that it leaves to the account are left out. */
export function optionsOf(profile: Profile): UploadOptions {
  const { expires, maxDownloads, burn, link, tags } = profile;
  return {
    ...(expires !== null && { expires }),
    ...(maxDownloads !== null && { maxDownloads: String(maxDownloads) }),
    ...(burn !== null && { burn: String(burn) }),
    ...(link !== null && { link }),
    ...(tags !== null && { tags: tags.join(',') }),
  };
}

/** The body of the call that makes or changes a profile; null leaves an option to the account. */
export function bodyOf(name: string, options: UploadOptions) {
  const { expires, maxDownloads, burn, link, tags } = options;
  return {
    name: name.trim(),
    expires: expires ?? null,
    maxDownloads: countOf(maxDownloads),
    burn: burn === undefined ? null : burn === 'true',
    link: link ?? null,
    tags: tags?.split(',') ?? null,
  };
}

function countOf(text: string | undefined): number | string | null {
  if (text === undefined) return null;
  return text === 'none' ? text : Number(text);
}
