import type { Upload } from '@perch/contract/uploads';
import { maxDownloadsMax, slugPattern } from '@perch/contract/uploads/limits';
import type { LinkKind, UploadChange } from '@perch/contract/uploads/option-schemas';
import type { NameIn, OptionJsonOrNull } from '@perch/contract/uploads/options';

import { isCount } from '../../../format/number.ts';
import { m } from '../../../language/messages.ts';
import {
  appHost,
  expiryChange,
  type ExpiryFields,
  expiryProblem,
  passwordChange,
  type PasswordFields,
  passwordProblem,
  unchangedExpiry,
  unchangedPassword,
} from '../../../ui/link-options/link-fields.ts';
import { namesOf } from '../names-of.ts';

/** The choice in the fields of a link. Of options that stay, the values are empty. */
export interface LinkChoice extends ExpiryFields, PasswordFields {
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

export const unchanged: LinkChoice = {
  ...unchangedExpiry,
  ...unchangedPassword,
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

interface ChangedOption<Choice, Value> {
  /** What a choice makes of the option; undefined: it stays. */
  changed: (choice: Choice, before: Choice) => Value | undefined;
  /** Why the server would refuse that. The server validates again, by its own clock. */
  problem?: (choice: Choice, nowMs: number, before: Choice) => string | undefined;
}

/** Every option that may be changed; null: it has no field in the form. */
type ChangedOptions<Choice> = {
  [Name in NameIn<'change'>]: ChangedOption<Choice, OptionJsonOrNull<Name>> | null;
};

/** The options that have a field. */
type WithField<Options> = {
  [Name in keyof Options]: Options[Name] extends null ? never : Name;
}[keyof Options];

// The same for one link and for several.
const shared = {
  expires: { changed: (choice) => expiryChange(choice).expires, problem: expiryProblem },
  password: { changed: (choice) => passwordChange(choice).password, problem: passwordProblem },
  link: { changed: ({ link }, before) => (link === before.link ? undefined : link || undefined) },
  domain: {
    changed: ({ domain }, before) => {
      if (domain === before.domain) return undefined;
      return domain === appHost ? null : domain;
    },
  },
  // Changed in dialogs of their own, which add to those that a file has.
  album: null,
  tags: null,
} satisfies Partial<ChangedOptions<LinkChoice>>;

/** How the fields of one file’s link change its options. */
const ownOptions = {
  ...shared,
  slug: {
    changed: ({ slug }, before) => (slug.trim() === before.slug ? undefined : slug.trim()),
    problem: ({ slug }, _nowMs, before) =>
      slug.trim() === before.slug || slugPattern.test(slug.trim())
        ? undefined
        : m.linkChange.slug.invalid,
  },
  maxDownloads: {
    changed: changedDownloads,
    problem: (choice, _nowMs, before) => countProblem(changedDownloads(choice, before)),
  },
  burn: { changed: ({ burn }, before) => (burn === before.burn ? undefined : burn) },
} satisfies ChangedOptions<OwnLinkChoice>;

/** A single download is never sent together with a number of them. */
function changedDownloads({ burn, downloads }: OwnLinkChoice, before: OwnLinkChoice) {
  const text = downloads.trim();
  if (burn || text === before.downloads) return undefined;
  return text === '' ? 'none' : Number(text);
}

/** How the fields of several links change the options of each. */
const bulkOptions = {
  ...shared,
  // Each file has its own.
  slug: null,
  maxDownloads: { changed: limitOf, problem: (choice) => countProblem(limitOf(choice)) },
  // Also where a file was to be deleted after one.
  burn: { changed: ({ limit }) => (limit === 'kept' ? undefined : limit === 'burn') },
} satisfies ChangedOptions<BulkLinkChoice>;

function limitOf({ limit, downloads }: BulkLinkChoice) {
  if (limit === 'any') return 'none';
  return limit === 'custom' ? Number(downloads) : undefined;
}

const countProblem = (count: number | 'none' | undefined) =>
  typeof count !== 'number' || isCount(String(count), maxDownloadsMax)
    ? undefined
    : m.linkChange.downloads.invalid({ max: maxDownloadsMax });

export type OwnOption = WithField<typeof ownOptions>;
export type BulkOption = WithField<typeof bulkOptions>;

export type OptionName = keyof UploadChange;
export type OptionProblems = Partial<Record<OptionName, string>>;

function changeOf<Choice>(
  options: ChangedOptions<Choice>,
  choice: Choice,
  before: Choice,
): UploadChange {
  const entries = namesOf(options).flatMap((name) => {
    const value = options[name]?.changed(choice, before);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

function problemsOf<Choice>(
  options: ChangedOptions<Choice>,
  choice: Choice,
  before: Choice,
  nowMs: number,
): OptionProblems {
  const problems: OptionProblems = {};
  for (const name of namesOf(options)) {
    const problem = options[name]?.problem?.(choice, nowMs, before);
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}

/** The changes of a file’s link; empty when there are none. */
export const linkChangeOf = (upload: Linked, choice: OwnLinkChoice): UploadChange =>
  changeOf(ownOptions, choice, choiceOf(upload));

export const linkProblems = (upload: Linked, choice: OwnLinkChoice, nowMs: number) =>
  problemsOf(ownOptions, choice, choiceOf(upload), nowMs);

/** What links of several files get. */
export const bulkChange = (choice: BulkLinkChoice): UploadChange =>
  changeOf(bulkOptions, choice, unchangedLinks);

export const bulkProblems = (choice: BulkLinkChoice, nowMs: number) =>
  problemsOf(bulkOptions, choice, unchangedLinks, nowMs);
