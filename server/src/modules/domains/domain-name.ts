import { domainToASCII } from 'node:url';

import type { Sentence } from '@perch/messages/catalogue';

import { AppError } from '../../lib/errors.ts';

const nameLengthMax = 253;
const labelPattern = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
// URL parsers treat a numeric last label as an IPv4 address, including forms such as 0x7f.1.
const numberPattern = /^(\d+|0x[\da-f]*)$/;

// Rejected before the conversion to A-labels, which would decode some of them, such as exa%6dple.com.
const invalidParts: [RegExp, Sentence][] = [
  [/\s/u, (m) => m.errors.domainWithSpaces],
  [/:\/\//, (m) => m.errors.domainWithScheme],
  [/@/, (m) => m.errors.domainWithAt],
  [/[/\\?#]/, (m) => m.errors.domainWithPath],
  [/^\[|:.*:/, (m) => m.errors.domainIsAddress],
  [/:/, (m) => m.errors.domainWithPort],
  [/%/, (m) => m.errors.domainWithPercent],
  [/\*/, (m) => m.errors.domainWithWildcard],
  [/_/, (m) => m.errors.domainWithUnderscore],
];

type Parsed = { name: string } | { problem: Sentence };

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
  if (written === '') return { problem: (m) => m.errors.domainRequired };
  const invalid = invalidParts.find(([pattern]) => pattern.test(written));
  if (invalid) return { problem: invalid[1] };
  const name = domainToASCII(written);
  if (name === '') return { problem: (m) => m.errors.domainInvalid };
  const problem = problemOf(name);
  return problem === undefined ? { name } : { problem };
}

function problemOf(name: string): Sentence | undefined {
  const labels = name.split('.');
  if (labels.includes('')) return (m) => m.errors.domainDots;
  if (name.length > nameLengthMax) return (m) => m.errors.domainTooLong;
  if (labels.some(({ length }) => length > 63)) {
    return (m) => m.errors.domainPartTooLong;
  }
  if (!labels.every((label) => labelPattern.test(label))) {
    return (m) => m.errors.domainCharacters;
  }
  if (numberPattern.test(labels.at(-1) ?? '')) {
    return (m) => m.errors.domainEndsInNumber;
  }
  if (labels.length < 2) return (m) => m.errors.domainParts;
  return undefined;
}

/** `example.com` and `com` for `files.example.com`. */
export function parentsOf(name: string): string[] {
  const labels = name.split('.');
  return labels.slice(1).map((_, index) => labels.slice(index + 1).join('.'));
}

/** Whether `name` is a subdomain of `other`, at any depth. */
export const isBelow = (name: string, other: string) => name.endsWith(`.${other}`);
