import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('en');

type Named = { name: string };
type Counted = { count: number };

/** Short links, as their owner sees them. */
export const shortLinks = {
  title: 'Your short links',
  create: 'New short link',
  /** Further words that find the command; they are not shown. */
  createKeywords: 'shorten url address redirect',
  /** `max` is how many an account may have. */
  lead: ({ max }: { max: number }) =>
    `A short link redirects its visitors to another address. You can have up to ${number(max)}; expired links are deleted.`,
  target: 'Address to shorten',
  shorten: 'Shorten',
  more: 'More options',
  targetInvalid: 'Enter an address that begins with http:// or https://.',
  targetOwn: 'This address is on this server: short links must lead elsewhere.',
  made: 'Your short link',
  notMade: 'The short link was not created',
  name: 'Title',
  nameHint: 'Shown on the page that says where the link leads.',
  slugHint: 'Leave empty for a random one.',
  clicksAllowed: 'Clicks allowed',
  clicksRemaining: 'Clicks left',
  changeTarget: 'Where it leads',
  newPassword: 'New password of the short link',
  clicks: ({ count }: Counted) => plural(count, { one: '# click', other: '# clicks' }),
  clicksLeft: ({ count }: Counted) =>
    plural(count, { one: '# click left', other: '# clicks left' }),
  copy: 'Copy short link',
  copyNamed: ({ name }: Named) => `Copy ${isolate(name)}`,
  copied: 'Short link copied to clipboard!',
  copyFailed: 'Failed to copy the short link',
  openTarget: ({ target }: { target: string }) => `Open ${isolate(target)}`,
  change: 'Change short link',
  dismiss: 'Close the form',
  edit: ({ name }: Named) => `Change ${isolate(name)}`,
  saved: 'Short link changed.',
  notSaved: 'The short link was not changed',
  delete: ({ name }: Named) => `Delete ${isolate(name)}`,
  deleteText: 'It stops working immediately wherever it was shared, and its click count is lost.',
  deleted: 'Short link deleted.',
  search: 'Search short links',
  searchHint: 'Name, title or address',
  sortBy: 'Sort by',
  sorts: { newest: 'Newest first', oldest: 'Oldest first', clicks: 'Most clicks' },
  loading: 'Loading your short links',
  failed: 'Your short links could not be loaded',
  none: 'No short links yet',
  noneHint: 'Paste an address above, and you get a short one that leads to it.',
  noneFound: ({ search }: { search: string }) => `No short links with “${isolate(search)}”`,
  /** How many links a search looks through. */
  searched: ({ max }: { max: number }) => `Only the newest ${number(max)} are searched.`,
  showAll: 'Show all',
};
