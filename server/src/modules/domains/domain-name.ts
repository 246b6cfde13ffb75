import { domainToASCII } from 'node:url';

import { AppError } from '../../lib/errors.ts';

const nameLengthMax = 253;
const labelForm = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
// URL parsers take a last part like these for the end of an IPv4 address, 0x7f.1 included.
const numberForm = /^(\d+|0x[\da-f]*)$/;

// Looked for before the conversion, which resolves some of these: exa%6dple.com would pass.
const foreignParts: [RegExp, string][] = [
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

type Read = { name: string } | { problem: string };

/** A domain name in any notation as A-labels in lower case. Throws `invalid_request`. */
export function parseDomainName(text: string): string {
  const read = readDomainName(text);
  if ('name' in read) return read.name;
  throw new AppError('invalid_request', read.problem);
}

/** The same for a look-up: what is no domain name is nobody's. */
export function findDomainName(text: string): string | undefined {
  const read = readDomainName(text);
  return 'name' in read ? read.name : undefined;
}

function readDomainName(text: string): Read {
  const written = text.trim();
  if (written === '') return { problem: 'Domain is required.' };
  const foreign = foreignParts.find(([pattern]) => pattern.test(written));
  if (foreign) return { problem: foreign[1] };
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
  if (!labels.every((label) => labelForm.test(label))) {
    return 'The parts of a domain name are letters, digits and hyphens between them.';
  }
  if (numberForm.test(labels.at(-1) ?? '')) {
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

/** Whether the first name is the second's child, or a child's child. */
export const isBelow = (name: string, other: string) => name.endsWith(`.${other}`);
