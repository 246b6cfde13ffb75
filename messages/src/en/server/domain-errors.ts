import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('en');

/** Failed calls about domains. */
export const domainErrors = {
  noSuchDomain: 'There is no such domain.',
  notApprovedDomain: 'This is not one of your approved domains.',
  notAnotherApprovedDomain: 'This is not another of your approved domains.',
  defaultNotApproved: 'Only an approved domain can be the default.',
  domainListed: 'This domain is in your list already.',
  domainTaken: 'This domain, or one above or below it, already belongs to another user.',
  noCertificate: 'This name may not have a certificate.',
  redirectScheme: 'The address must begin with https:// or http://.',
  redirectToItself: 'A front page cannot lead to itself.',
  rejectedNotChecked: 'A rejected domain is not checked.',
  suspendedNotChecked: 'The domain of a suspended account is not checked.',
  justChecked: 'This domain has just been checked.',
  ownName: 'This name belongs to the server itself.',
  reservedName: 'This name is reserved; please choose another.',
  publicSuffix: 'This is a suffix under which others have their domains.',
  domainRequired: 'Domain is required.',
  domainWithSpaces: 'A domain name has no spaces in it.',
  domainWithScheme: 'Leave out the scheme (https://); only the domain name is needed.',
  domainWithAt: 'Leave out everything up to the @; only the domain name is needed.',
  domainWithPath: 'Leave out the path; only the domain name is needed.',
  domainIsAddress: 'An IP address cannot be used; a domain name is needed.',
  domainWithPort: 'Leave out the port; only the domain name is needed.',
  domainWithPercent: 'A domain name has no % in it.',
  domainWithWildcard: 'A wildcard cannot be requested; name one domain.',
  domainWithUnderscore: 'A domain name has no underscore in it.',
  domainInvalid: 'This is not a valid domain name.',
  domainDots: 'A domain name has no dot at its ends and no two in a row.',
  domainTooLong: 'A domain name has 253 characters at the most.',
  domainPartTooLong: 'Each part of a domain name has 63 characters at the most.',
  domainCharacters: 'The parts of a domain name are letters, digits and hyphens between them.',
  domainEndsInNumber:
    'The last part of a domain name is not a number; an IP address cannot be used.',
  domainParts: 'A domain name has two parts or more, such as example.com.',
  tooManyDomains: ({ max }: { max: number }) =>
    plural(max, { one: 'You may have one domain.', other: 'You may have up to # domains.' }),
  subdomainUnder: ({ bases }: { bases: readonly string[] }) =>
    `A subdomain is one name directly under ${bases.map(isolate).join(' or ')}.`,
  underOwnName: ({ parent }: { parent: string }) =>
    `Names under ${isolate(parent)} cannot be requested as a domain of your own.`,
  underSpecialSuffix: ({ suffix }: { suffix: string }) =>
    `Names under ${isolate(`.${suffix}`)} cannot be reached from the internet.`,
};
