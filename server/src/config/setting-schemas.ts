import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';

import { deriveAccent } from '@perch/contract/brand/accent';
import { brandNameLengthMax } from '@perch/contract/brand/limits';
import {
  footerLabelLengthMax,
  footerLinksMax,
  footerUrlLengthMax,
  legalTextBytesMax,
  typePattern,
  typesMax,
} from '@perch/contract/settings/limits';
import { parseDuration } from '@perch/contract/text/duration';
import { parseSize } from '@perch/contract/text/size';
import { z } from 'zod';

// Schemas for the values of settings.

export const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

/**
 * Why the user or the password in an address is not read as it was meant, which may send a piece of it to another host;
 * undefined: it is. Names the character to be encoded, and nothing else of the address.
 */
export function unencodedReason(text: string): string | undefined {
  const [, rest = ''] = /^(?!sqlite:|file:)[a-z][a-z0-9+.-]*:\/\/(.*)$/is.exec(text) ?? [];
  const credentials = rest.slice(0, Math.max(rest.lastIndexOf('@'), 0));
  // RFC 3986 §3.2.1: a slash, a question mark or a number sign ends the user part. Some parsers read \ as /.
  const [character] = /[/?#\\\s\p{Cc}]|%(?![0-9a-f]{2})/iu.exec(credentials) ?? [];
  if (character === undefined && isDecodable(credentials)) return undefined;
  const special = character ?? '%';
  const invisible = special === ' ' ? 'a space' : 'a control character';
  const name = /[\s\p{Cc}]/u.test(special) ? invisible : special;
  return `In the user and the password, write ${name} as ${encodeURIComponent(special)}.`;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** An address that may have a user and a password, percent-encoded. */
export const encodedAddress = z.string().superRefine((text, context) => {
  const message = unencodedReason(text);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

export const httpOrigin = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && !url.search && !url.hash && !url.username)
  .transform((url) => url.origin);

// Some stores serve S3 under a path.
export const s3Endpoint = encodedAddress
  .pipe(z.url({ protocol: /^https?$/ }))
  .transform((text) => new URL(text))
  .refine((url) => !url.search && !url.hash && !url.username)
  .transform((url) => url.href.replace(/\/+$/, ''));

// In the notation of the Origin header, which is compared as text. Pages without HTTPS can be tampered with
// on the network, so only local ones are allowed.
export const siteOrigin = z.string().refine((text) => {
  const url = urlOf(text);
  if (url?.origin !== text || text.includes('*')) return false;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal);
});

export const databaseUrl = encodedAddress
  .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/)
  // A socket's address may have a user and no host.
  .refine((text) => text.startsWith('sqlite:') || URL.canParse(text.replace('@/', '@localhost/')));

/** Of another product, with its host. */
export const importDatabaseUrl = encodedAddress
  .regex(/^(postgres(ql)?|mysql|mariadb):\/\/.+$/)
  .refine((text) => Boolean(urlOf(text)?.hostname));

export const size = z.string().transform((text, context) => {
  const bytes = parseSize(text);
  if (bytes !== undefined && bytes > 0) return bytes;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** A size that may be 0. */
export const sizeOrNone = z.string().transform((text, context) => {
  const bytes = parseSize(text);
  if (bytes !== undefined) return bytes;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** Comma-separated items, at least one. */
export const list = <T extends z.ZodType<string, string>>(item: T) =>
  z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(item).min(1));

export const hostName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/)
  // A URL would normalize 0x7f.1 to another name and reject a..b.
  .refine((name) => urlOf(`http://${name}`)?.hostname === name && !name.includes('..'));

/** An IP address or a CIDR range. */
export const network = z.string().refine((text) => {
  const [address = '', bits, ...more] = text.split('/');
  const bitsMax = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) > 0 &&
    more.length === 0 &&
    /^\d{1,3}$/.test(bits ?? '0') &&
    Number(bits ?? 0) <= bitsMax
  );
});

export const address = z.string().refine((text) => isIP(text) > 0);

// The formats that node:dns accepts: 192.0.2.1, 192.0.2.1:53, 2001:db8::1 or [2001:db8::1]:53.
export const nameServer = z.string().refine((text) => {
  const [, bracketed, plain, port] = /^(?:\[(.+)\]|([^:]+))(?::(\d+))?$/.exec(text) ?? [];
  const isPort = port === undefined || (Number(port) > 0 && Number(port) <= 65_535);
  return isIP(text) > 0 || (isPort && (isIP(bracketed ?? '') === 6 || isIP(plain ?? '') === 4));
});

const oneLine = (text: string) => !/\p{Cc}/u.test(text);
const lengthOf = (text: string) => [...text].length;

/** Text of one line that is shown to users, trimmed. */
export const shownText = (lengthMax: number) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => lengthOf(text) <= lengthMax && oneLine(text));

export const shownName = shownText(brandNameLengthMax);

/** A colour that has a readable shade on both themes. */
export const accent = z.string().transform((text, context) => {
  const decision = deriveAccent(text);
  if (!('refused' in decision)) return text.toLowerCase();
  context.addIssue({ code: 'custom', message: decision.refused });
  return z.NEVER;
});

const webAddress = z
  .string()
  .trim()
  .refine((text) => {
    const url = urlOf(text);
    if (url?.protocol === 'mailto:') return url.pathname.includes('@');
    return ['http:', 'https:'].includes(url?.protocol ?? '') && url?.hostname !== '';
  })
  // As browsers read it: no line breaks, spaces or quotes are left.
  .transform((text) => new URL(text).href)
  .pipe(z.string().max(footerUrlLengthMax));

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  }
});

/** Links as JSON. */
export const footerLinks = json.pipe(
  z
    .array(z.strictObject({ label: shownText(footerLabelLengthMax), url: webAddress }))
    .max(footerLinksMax),
);

/** Markdown of a legal page; empty for none. */
export const legalText = z
  .string()
  .refine((text) => Buffer.byteLength(text) <= legalTextBytesMax && !text.includes('\0'));

/** A time such as `7d`, kept as it was written. */
export const duration = z.string().refine((text) => parseDuration(text) !== undefined);

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

const autoWorkersMax = 8;

/** `auto`: one worker for each core that this process may use. */
export const workerCount = z.union([
  z.literal('auto').transform(() => autoWorkers(process.platform, availableParallelism())),
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(64)),
]);

/** Linux alone spreads connections over the processes that share a port. */
export const autoWorkers = (platform: NodeJS.Platform, cores: number) =>
  platform === 'linux' ? Math.min(cores, autoWorkersMax) : 1;

/** In the app it is a boolean. */
export const onOrOff = z
  .enum(['on', 'off', 'true', 'false'])
  .transform((text) => text === 'on' || text === 'true');

/** Types with commas between them, or as JSON; none where the text is empty. */
export const types = z
  .union([
    json,
    z.string().transform((text) => text.split(',').filter((each) => each.trim() !== '')),
  ])
  .pipe(z.array(z.string().trim().toLowerCase().regex(typePattern)).max(typesMax));

/** A user or a group that is not root. */
export const accountNumber = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .pipe(z.number().min(1).max(4_294_967_294));
