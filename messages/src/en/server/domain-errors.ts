import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('en');

/** Failed calls about domains. */
export const domainErrors = {
  noSuchDomain: 'There is no such domain.',
  notApprovedDomain: 'This is not one of your approved domains.',
  notAnotherApprovedDomain: 'This is not another of your approved domains.',
  defaultNotApproved: 'Only an approved domain can be the default.',
  domainListed: 'This domain is already in your list.',
  domainTaken: 'This domain, or one above or below it, already belongs to another user.',
  noCertificate: 'No certificate may be issued for this name.',
  redirectScheme: 'The address must begin with https:// or http://.',
  redirectToItself: 'A front page cannot redirect to itself.',
  rejectedNotChecked: 'A rejected domain is not checked.',
  suspendedNotChecked: 'The domain of a suspended account is not checked.',
  justChecked: 'This domain has just been checked.',
  ownName: 'This name belongs to the server itself.',
  reservedName: 'This name is reserved; please choose another.',
  publicSuffix: 'This is a public suffix, under which others register domains.',
  domainRequired: 'Domain is required.',
  domainWithSpaces: 'A domain name cannot contain spaces.',
  domainWithScheme: 'Leave out the scheme (https://); only the domain name is needed.',
  domainWithAt: 'Leave out everything up to the @; only the domain name is needed.',
  domainWithPath: 'Leave out the path; only the domain name is needed.',
  domainIsAddress: 'An IP address cannot be used; a domain name is needed.',
  domainWithPort: 'Leave out the port; only the domain name is needed.',
  domainWithPercent: 'A domain name cannot contain %.',
  domainWithWildcard: 'A wildcard cannot be requested; name one domain.',
  domainWithUnderscore: 'A domain name cannot contain underscores.',
  domainInvalid: 'This is not a valid domain name.',
  domainDots: 'A domain name cannot begin or end with a dot or have two in a row.',
  domainTooLong: 'A domain name may be up to 253 characters long.',
  domainPartTooLong: 'Each part of a domain name may be up to 63 characters long.',
  domainCharacters:
    'The parts of a domain name may contain letters, digits and, between them, hyphens.',
  domainEndsInNumber:
    'The last part of a domain name cannot be a number; IP addresses cannot be used.',
  domainParts: 'A domain name has at least two parts, such as example.com.',
  tooManyDomains: ({ max }: { max: number }) =>
    plural(max, { one: 'You may have one domain.', other: 'You may have up to # domains.' }),
  subdomainUnder: ({ bases }: { bases: readonly string[] }) =>
    `A subdomain is one name directly under ${bases.map(isolate).join(' or ')}.`,
  underOwnName: ({ parent }: { parent: string }) =>
    `Names under ${isolate(parent)} cannot be requested as a domain of your own.`,
  underSpecialSuffix: ({ suffix }: { suffix: string }) =>
    `Names under ${isolate(`.${suffix}`)} cannot be reached from the internet.`,
};
