import { maxClicksMax } from '@perch/contract/short-links/limits';
import type { ShortLink } from '@perch/contract/short-links/short-links';
import { slugPattern } from '@perch/contract/uploads/limits';

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

/** The form of a short link, with typed values as text. */
export interface ShortLinkFields extends ExpiryFields, PasswordFields {
  target: string;
  title: string;
  /** Of a new link, empty: the server chooses one. */
  slug: string;
  /** Empty: not chosen, as the account has it. The host of the app is `appHost`. */
  domain: string;
  /** Empty: no limit. */
  clicks: string;
}

export const newLinkFields: ShortLinkFields = {
  ...unchangedExpiry,
  ...unchangedPassword,
  target: '',
  title: '',
  slug: '',
  domain: '',
  clicks: '',
};

/** The fields that leave a link unchanged. */
export const fieldsOf = (link: ShortLink): ShortLinkFields => ({
  ...newLinkFields,
  target: link.target,
  title: link.title,
  slug: link.slug,
  domain: link.domain ?? appHost,
  clicks: link.clicksLeft === null ? '' : String(link.clicksLeft),
});

/** The names of the call's fields that the form has. */
export const linkFieldNames = [
  'url',
  'title',
  'slug',
  'domain',
  'expires',
  'maxClicks',
  'password',
] as const;

export type LinkProblems = Partial<Record<(typeof linkFieldNames)[number], string>>;

const withoutScheme = /^[^\s/:?#@\\]+\.[^\s/:?#@\\]+(:\d+)?([/?#]\S*)?$/;
const web = /^https?:\/\/[^\s/\\@?#]+([/?#]\S*)?$/i;

/** An address as people write it, such as `example.org/a`, with its scheme. */
export function completeAddress(text: string): string {
  const address = text.trim();
  return withoutScheme.test(address) ? `https://${address}` : address;
}

/** Why the server would refuse the fields, by the names of the call. The server validates again. */
export function linkProblems(
  fields: ShortLinkFields,
  { nowMs, host }: { nowMs: number; host: string },
): LinkProblems {
  const { targetInvalid, targetOwn } = m.shortLinks;
  const address = completeAddress(fields.target);
  const target = web.test(address) && URL.canParse(address) ? new URL(address) : undefined;
  const [slug, clicks] = [fields.slug.trim(), fields.clicks.trim()];
  const problems: LinkProblems = {
    ...(!target && { url: targetInvalid }),
    ...(target?.host === host && { url: targetOwn }),
    ...(slug !== '' && !slugPattern.test(slug) && { slug: m.linkChange.slug.invalid }),
    ...(clicks !== '' &&
      !isCount(clicks, maxClicksMax) && {
        maxClicks: m.linkChange.downloads.invalid({ max: maxClicksMax }),
      }),
  };
  const [expires, password] = [expiryProblem(fields, nowMs), passwordProblem(fields)];
  return { ...problems, ...(expires && { expires }), ...(password && { password }) };
}

const domainOf = (domain: string) => (domain === appHost ? null : domain);

/** The body of the call that makes a link. */
export function newLinkBody(fields: ShortLinkFields) {
  const { target, title, slug, domain, clicks } = fields;
  return {
    url: completeAddress(target),
    ...(title.trim() && { title: title.trim() }),
    ...(slug.trim() && { slug: slug.trim() }),
    ...(domain && { domain: domainOf(domain) }),
    ...(clicks.trim() && { maxClicks: Number(clicks) }),
    ...expiryChange(fields),
    ...passwordChange(fields),
  };
}

/** The changes of a link; empty when there are none. */
export function linkChangeOf(link: ShortLink, fields: ShortLinkFields) {
  const present = fieldsOf(link);
  const [url, title, slug] = [
    completeAddress(fields.target),
    fields.title.trim(),
    fields.slug.trim(),
  ];
  const clicks = fields.clicks.trim();
  return {
    ...(url !== present.target && { url }),
    ...(title !== present.title && { title }),
    ...(slug !== '' && slug !== present.slug && { slug }),
    ...(fields.domain !== present.domain && { domain: domainOf(fields.domain) }),
    ...(clicks !== present.clicks && { maxClicks: clicks === '' ? 'none' : Number(clicks) }),
    ...expiryChange(fields),
    ...passwordChange(fields),
  };
}
