import { createFormats } from '../../formats.ts';

const { isolate, list, plural } = createFormats('en');

/** `A` and `AAAA`: the types of the address records, of which there are `count`. */
export interface AddressRecords {
  types: readonly string[];
  count: number;
}

/** A user's own domains: the list, a domain's options, adding one and what its records are. */
export const domains = {
  page: 'Domains',
  aboutApproval: 'About approval',
  approvalText:
    'Every domain needs admin approval before it can be used. Once it is approved, your links can use it, and it gets its own ShareX configuration.',
  list: {
    title: 'Your Domains',
    failed: 'Your domains could not be loaded',
    empty: 'No domains yet',
    emptyText:
      'Request a subdomain of this server, or add your own domain, and your links can use it.',
    loading: 'Loading your domains',
  },
  card: {
    domainAdded: ({ date }: { date: string }) => `Domain, added ${date}`,
    subdomainAdded: ({ date }: { date: string }) => `Subdomain, added ${date}`,
    remove: ({ domain }: { domain: string }) => `Remove ${isolate(domain)}`,
    reason: 'Reason:',
    rejected: ({ label, reason }: { label: string; reason: string }) =>
      `${label} ${isolate(reason)}`,
    rejectedWithout: ({ label }: { label: string }) => `${label} none given.`,
    openNamed: ({ domain }: { domain: string }) => `Open ${isolate(domain)}`,
  },
  defaults: {
    label: 'Default for new uploads',
    on: ({ domain }: { domain: string }) => `New uploads get links on ${isolate(domain)}.`,
    off: 'New uploads get links on this server again.',
    linksOn: 'Links of new uploads on',
    link: 'Default link',
    linkOn: ({ domain }: { domain: string }) => `Default link (${isolate(domain)})`,
  },
  options: {
    title: 'Options',
    redirect: 'Front page redirects to',
    redirectHint: 'If empty, it shows a neutral page.',
    redirectSaved: 'Front page saved.',
    moveFiles: 'Move all files to another domain',
  },
  move: {
    title: 'Move files',
    text: ({ domain }: { domain: string }) =>
      `All files on ${isolate(domain)} get new links on the address that you choose. Their old links keep working as long as ${isolate(domain)} does.`,
    target: 'New address',
    thisServer: 'This server',
    thisServerAt: ({ host }: { host: string }) => `This server (${isolate(host)})`,
    nothingMoved: 'There are no files on this domain.',
    moved: ({ count }: { count: number }) =>
      plural(count, {
        one: '# file moved. Earlier links still work.',
        other: '# files moved. Earlier links still work.',
      }),
    failed: 'Failed to move files',
  },
  remove: {
    title: 'Remove domain',
    confirm: 'Remove',
    question: ({ domain }: { domain: string }) =>
      `Are you sure you want to remove ${isolate(domain)}?`,
    outcome:
      'Links on it stop working immediately. Your files are kept and get the default link. To use the domain again, it has to be requested and approved again.',
    removed: 'Domain removed successfully.',
    failed: 'Failed to remove domain',
  },
  add: {
    title: 'Add Domain',
    submit: 'Add Domain',
    type: 'Type',
    types: { subdomain: 'Subdomain', domain: 'Domain' },
    names: { subdomain: 'Subdomain name', domain: 'Domain name' },
    subdomainExample: 'myname',
    base: 'Base domain',
    subdomainNeeded: 'Subdomain name is required',
    baseNeeded: 'Base domain is required',
    domainNeeded: 'Domain name is required',
    requested: 'Domain request submitted! Waiting for approval.',
  },
  check: {
    label: 'Check now',
    named: ({ domain }: { domain: string }) => `Check now: ${isolate(domain)}`,
    checked: ({ domain }: { domain: string }) => `${isolate(domain)} was checked just now.`,
  },
  records: {
    title: 'DNS records',
    prove: 'Prove that the domain is yours with a TXT record.',
    name: 'Name',
    copyTxtName: 'Copy TXT record name',
    copyTxtValue: 'Copy TXT record value',
    copyName: 'Copy domain name',
    copyValue: ({ type, value }: { type: string; value: string }) =>
      `Copy ${type} record value ${isolate(value)}`,
    hint: 'Names are shown in full; some providers expect only the part before your domain. New records can take a while to propagate.',
    copied: 'DNS record copied to clipboard!',
    failedToCopy: 'Failed to copy DNS record',
  },
  pointing: {
    addresses: ({ types, count }: AddressRecords) =>
      plural(count, {
        one: `Point it here with an ${list(types)} record.`,
        other: `Point it here with ${list(types)} records.`,
      }),
    nameOrAddresses: ({ types, count }: AddressRecords) =>
      plural(count, {
        one: `Point it here with either the CNAME record alone or an ${list(types)} record. A registered domain itself, such as example.com, cannot have a CNAME.`,
        other: `Point it here with either the CNAME record alone or ${list(types)} records. A registered domain itself, such as example.com, cannot have a CNAME.`,
      }),
    alias: ({ target }: { target: string }) =>
      `Point it here with an ALIAS record, which some providers call ANAME or a flattened CNAME; if there is none, with A and AAAA records with the addresses of ${isolate(target)}.`,
    name: ({ target }: { target: string }) =>
      `Point it here with a CNAME record. A registered domain itself, such as example.com, cannot have one: it needs an ALIAS record, or A and AAAA records with the addresses of ${isolate(target)}.`,
  },
  /** How far a domain is, and its owner's next step. */
  steps: {
    rejected:
      'An administrator has rejected this domain. To request it again, remove it and add it again.',
    disabled: ({ time }: { time: string }) =>
      `Disabled since ${time}, because its records were wrong for 7 days. It is enabled again as soon as they are correct; until then its files have the default link.`,
    live: 'Live. Links on it work over HTTPS.',
    subdomainPending:
      'Waiting for an administrator’s approval. There is nothing for you to set up.',
    subdomainChecking: 'Approved. Checking whether it points here.',
    subdomainWaiting:
      'Approved. The administrator has to point it here over HTTPS; links on it work from then on.',
    pointPending:
      'The domain is yours. Next: point it here. An administrator has to approve it as well.',
    pointApproved: 'The domain is yours. Next: point it here. Links on it work from then on.',
    approvalPending: 'Your records are correct. Waiting for an administrator’s approval.',
    waitingForHttps: 'Waiting for HTTPS. The certificate is usually issued within a minute.',
    putRecordBack: 'Put the TXT record back: without it the domain is disabled after 7 days.',
    addRecordPending:
      'Next: add the TXT record, which proves that the domain is yours. An administrator has to approve it as well.',
    addRecordApproved:
      'Next: add the TXT record, which proves that the domain is yours. It is approved and goes live as soon as the record is seen.',
  },
};
