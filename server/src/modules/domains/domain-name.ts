import { domainToASCII } from 'node:url';

import { AppError } from '../../lib/errors.ts';

const nameLengthMax = 253;
const labelPattern = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
// URL parsers treat a numeric last label as an IPv4 address, including forms such as 0x7f.1.
const numberPattern = /^(\d+|0x[\da-f]*)$/;

// Rejected before the conversion to A-labels, which would decode some of them, such as exa%6dple.com.
const invalidParts: [RegExp, string][] = [
  [/\s/u, 'A domain name has no spaces in it.'],
  [/:\/\//, 'Leave out the scheme (https://); only the domain name is needed.'],
  [/@/, 'Leave out everything up to the @; only the domain name is needed.'],
  [/[/\\?#]/, 'Leave out the path; only the domain name is needed.'],
  [/^\[|:.*:/, 'An IP address cannot be used; a domain name is needed.'],
  [/:/, 'Leave out the port; only the domain name is needed.'],
  [/%/, 'A domain name has no % in it.'],
  [/\*/, 'A wildcard cannot be requested; name one domain.'],
  [/_/, 'A domain name has no underscore in it.'],
];

type Parsed = { name: string } | { problem: string };

/** Normalizes a domain name to A-labels in lower case. Throws `invalid_request` with the reason. */
export function parseDomainName(text: string): string {
  const parsed = normalizeDomainName(text);
  if ('name' in parsed) return parsed.name;
  throw new AppError('invalid_request', parsed.problem);
}

/** Normalizes a domain name for a look-up; undefined if it is not one. */
export function findDomainName(text: string): string | undefined {
  const parsed = normalizeDomainName(text);
  return 'name' in parsed ? parsed.name : undefined;
}

function normalizeDomainName(text: string): Parsed {
  const written = text.trim();
  if (written === '') return { problem: 'Domain is required.' };
  const invalid = invalidParts.find(([pattern]) => pattern.test(written));
  if (invalid) return { problem: invalid[1] };
  const name = domainToASCII(written);
  if (name === '') return { problem: 'This is not a valid domain name.' };
  const problem = problemOf(name);
  return problem === undefined ? { name } : { problem };
}

function problemOf(name: string): string | undefined {
  const labels = name.split('.');
  if (labels.includes('')) return 'A domain name has no dot at its ends and no two in a row.';
  if (name.length > nameLengthMax) return 'A domain name has 253 characters at the most.';
  if (labels.some(({ length }) => length > 63)) {
    return 'Each part of a domain name has 63 characters at the most.';
  }
  if (!labels.every((label) => labelPattern.test(label))) {
    return 'The parts of a domain name are letters, digits and hyphens between them.';
  }
  if (numberPattern.test(labels.at(-1) ?? '')) {
    return 'The last part of a domain name is not a number; an IP address cannot be used.';
  }
  if (labels.length < 2) return 'A domain name has two parts or more, such as example.com.';
  return undefined;
}

/** `example.com` and `com` for `files.example.com`. */
export function parentsOf(name: string): string[] {
  const labels = name.split('.');
  return labels.slice(1).map((_, index) => labels.slice(index + 1).join('.'));
}

/** Whether `name` is a subdomain of `other`, at any depth. */
export const isBelow = (name: string, other: string) => name.endsWith(`.${other}`);
