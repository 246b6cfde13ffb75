import type { DomainType } from '@perch/contract/domains';
import type { Sentence } from '@perch/messages/catalogue';
import { getPublicSuffix } from 'tldts';

import { AppError } from '../../../lib/errors.ts';
import { isBelow, parentsOf } from '../domain-name.ts';

/** The server's own names. */
export interface OwnNames {
  appHost: string;
  /** Names under which users may have subdomains. */
  baseDomains: readonly string[];
}

// Not resolvable on the public internet (RFC 6761, RFC 6762, RFC 7686, RFC 9476, ICANN's .internal).
const specialSuffixes = ['localhost', 'local', 'internal', 'test', 'onion', 'arpa'];

// Labels that people or software attribute to the operator.
const operatorLabels = new Set(
  `about abuse access account accounts admin administrator api app apps assets auth autoconfig
  autodiscover billing blog broadcasthost cdn cloud config contact cpanel dashboard dashboards demo
  dev developer dns docs download downloads email example faq forum ftp git guest help home host
  hosting hostmaster imap info internal isatap isp legal local localdomain localhost login
  logout mail mailer-daemon manage marketing master mobile monitor mta-sts mx news nic noc
  nobody noreply no-reply null official ops panel pay payment payments perch pop pop3 portal
  postmaster privacy prod production proxy register root sales secure security server service sftp shop
  signin signup smtp ssh ssl ssladmin sslwebmaster sso staging static stats status store
  support sysadmin system test tls trust undefined unsubscribe update updates upload uploads usenet
  uucp vpn web webmail webmaster wiki wpad www`.split(/\s+/),
);
const numberedLabels = /^(admin|api|cdn|dns|ftp|imap|mail|mx|ns|pop|relay|smtp|vpn|web|www)\d*$/;

/**
 * Refuses names that no user may have: the server's own and their parents, reserved labels, special-use
 * names, and public suffixes. Throws `reserved`, and `invalid_request` for a subdomain that is not directly
 * under a base domain.
 */
export function refuseReserved(name: string, type: DomainType, own: OwnNames): void {
  const ownNames = [own.appHost, ...own.baseDomains];
  if (ownNames.some((ownName) => ownName === name || isBelow(ownName, name))) {
    throw reserved((m) => m.errors.ownName);
  }
  if (type === 'subdomain') refuseReservedLabel(name, own.baseDomains);
  else refuseReservedDomain(name, ownNames);
}

function refuseReservedLabel(name: string, baseDomains: readonly string[]): void {
  const [base = ''] = parentsOf(name);
  if (!baseDomains.includes(base)) {
    throw new AppError('invalid_request', (m) =>
      m.errors.subdomainUnder({ bases: baseDomains.join(', ') }),
    );
  }
  const label = name.slice(0, -base.length - 1);
  if (operatorLabels.has(label) || numberedLabels.test(label)) {
    throw reserved((m) => m.errors.reservedName);
  }
}

function refuseReservedDomain(name: string, ownNames: string[]): void {
  const ownParent = ownNames.find((ownName) => isBelow(name, ownName));
  if (ownParent !== undefined) {
    throw reserved((m) => m.errors.underOwnName({ parent: ownParent }));
  }
  const suffix = specialSuffixes.find((special) => isBelow(name, special));
  if (suffix !== undefined) {
    throw reserved((m) => m.errors.underSpecialSuffix({ suffix }));
  }
  // Including private suffixes such as github.io, below which are names of other parties.
  if (getPublicSuffix(name, { allowPrivateDomains: true, extractHostname: false }) === name) {
    throw reserved((m) => m.errors.publicSuffix);
  }
}

const reserved = (sentence: Sentence) => new AppError('reserved', sentence);
