import type { LinkKind } from '@perch/contract/uploads/option-schemas';
import type { UploadOptionName } from '@perch/contract/uploads/options';
import type { Sentence } from '@perch/messages/catalogue';

import { AppError } from '../../../lib/errors.ts';

export const optionNames = [
  'expires',
  'maxDownloads',
  'password',
  'burn',
  'slug',
  'link',
  'album',
  'domain',
  'tags',
] as const;

export type OptionName = (typeof optionNames)[number];

/** What may be said of a new upload: its options, and the profile that has others. */
export const uploadOptionNames: readonly UploadOptionName[] = [...optionNames, 'profile'];

export type { UploadOptionName };

/** When a link ends: so long after its file has been stored, or at a time; null: never. */
export type Expiry = { afterMs: number } | { at: number } | null;

/** Options as a request names them, each checked by itself; those that it does not name are left out. */
export interface RequestedOptions {
  expiry?: Expiry;
  /** null: no limit. */
  maxDownloads?: number | null;
  /** In the clear; null takes it away. */
  password?: string | null;
  burn?: boolean;
  /** null: a random one. */
  slug?: string | null;
  link?: LinkKind;
  /** An id or a slug, not looked up yet. */
  album?: string;
  /** The name of a domain, not looked up yet; null: the app's own host. */
  domain?: string | null;
  /** Names, of which each differs from the others. */
  tags?: readonly string[];
}

/** `invalid_option` of this option, with a sentence that names it. */
export const invalidOption = (field: string, sentence: Sentence) =>
  new AppError('invalid_option', sentence, { field });
