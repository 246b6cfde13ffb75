import type { Upload } from '@perch/contract/uploads';
import { maxDownloadsMax, slugPattern } from '@perch/contract/uploads/limits';
import type { LinkKind, UploadChange } from '@perch/contract/uploads/option-schemas';

import { m } from '../../../language/messages.ts';
import {
  endChange,
  type EndFields,
  endProblem,
  keptEnd,
  keptPassword,
  passwordChange,
  type PasswordFields,
  passwordProblem,
} from '../../../ui/link-options/link-fields.ts';

/** The choice in the fields of a link. Of options that stay, the values are empty. */
export interface LinkChoice extends EndFields, PasswordFields {
  link: LinkKind | '';
  /** The host of the app is `appHost`. */
  domain: string;
}

/** The fields of one file's link. */
export interface OwnLinkChoice extends LinkChoice {
  downloads: string;
  burn: boolean;
  slug: string;
}

/** How often files may be fetched; `kept`: each as often as its link has it. */
export type LimitChoice = 'kept' | 'any' | 'custom' | 'burn';

/** The fields of the links of several files. */
export interface BulkLinkChoice extends LinkChoice {
  limit: LimitChoice;
  /** For `custom`. */
  downloads: string;
}

/** Stands for the app's own host, as an empty domain stands for one that stays. */
export const appHost = '.';

export const unchanged: LinkChoice = {
  ...keptEnd,
  ...keptPassword,
  link: '',
  domain: '',
};

export const unchangedLinks: BulkLinkChoice = { ...unchanged, limit: 'kept', downloads: '' };

type Linked = Pick<Upload, 'fileId' | 'link' | 'downloadsLeft' | 'burn' | 'domain'>;

/** The choice that leaves a link as it is. */
export function choiceOf({ fileId, link, downloadsLeft, burn, domain }: Linked): OwnLinkChoice {
  return {
    ...unchanged,
    link,
    downloads: burn || downloadsLeft === null ? '' : String(downloadsLeft),
    burn,
    slug: fileId,
    domain: domain ?? appHost,
  };
}

/** The change that a choice makes in any link. */
function sharedChange(choice: LinkChoice): UploadChange {
  const { link, domain } = choice;
  return {
    ...(link && { link }),
    ...endChange(choice),
    ...passwordChange(choice),
    ...(domain && { domain: domain === appHost ? null : domain }),
  };
}

/** What links of several files get. */
export const bulkChange = ({ limit, downloads, ...choice }: BulkLinkChoice): UploadChange => ({
  ...sharedChange(choice),
  ...limitChange(limit, downloads),
});

function limitChange(limit: LimitChoice, downloads: string): UploadChange {
  if (limit === 'kept') return {};
  if (limit === 'burn') return { burn: true };
  // Also where a file was to be deleted after one.
  return { burn: false, maxDownloads: limit === 'any' ? 'none' : Number(downloads) };
}

/** The changes of a file’s link; empty when there are none. */
export function linkChangeOf(upload: Linked, choice: OwnLinkChoice): UploadChange {
  const present = choiceOf(upload);
  const { link, domain, downloads, burn, slug } = choice;
  return {
    ...sharedChange({
      ...choice,
      link: link === present.link ? '' : link,
      domain: domain === present.domain ? '' : domain,
    }),
    ...(burn !== present.burn && { burn }),
    ...(!burn && downloads.trim() !== present.downloads && downloadsChange(downloads)),
    ...(slug.trim() !== present.slug && { slug: slug.trim() }),
  };
}

const downloadsChange = (downloads: string): UploadChange => ({
  maxDownloads: downloads.trim() === '' ? 'none' : Number(downloads),
});

export type OptionName = keyof UploadChange;
export type OptionProblems = Partial<Record<OptionName, string>>;

/** Why the server would refuse a choice, by option. It is asked all the same: its clock counts. */
function sharedProblems(choice: LinkChoice, nowMs: number): OptionProblems {
  const [expires, password] = [endProblem(choice, nowMs), passwordProblem(choice)];
  return { ...(expires && { expires }), ...(password && { password }) };
}

function limitProblems({ maxDownloads }: UploadChange): OptionProblems {
  const isCount =
    typeof maxDownloads !== 'number' ||
    (Number.isInteger(maxDownloads) && maxDownloads >= 1 && maxDownloads <= maxDownloadsMax);
  return isCount ? {} : { maxDownloads: m.linkChange.downloads.invalid({ max: maxDownloadsMax }) };
}

/** Why the server would refuse a choice for several links, by option. */
export const bulkProblems = (choice: BulkLinkChoice, nowMs: number): OptionProblems => ({
  ...sharedProblems(choice, nowMs),
  ...limitProblems(bulkChange(choice)),
});

/** The same for one file’s link. */
export function linkProblems(upload: Linked, choice: OwnLinkChoice, nowMs: number): OptionProblems {
  const change = linkChangeOf(upload, choice);
  const { slug } = change;
  return {
    ...sharedProblems(choice, nowMs),
    ...limitProblems(change),
    ...(typeof slug === 'string' && !slugPattern.test(slug) && { slug: m.linkChange.slug.invalid }),
  };
}
