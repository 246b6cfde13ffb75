import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('en');

/** The page with the user's figures. */
export const dashboard = {
  title: 'Dashboard',
  welcome: {
    title: 'Welcome',
    greeting: ({ username }: { username: string }) => `Welcome to Perch, ${isolate(username)}!`,
    lead: 'Upload files, share them with short links and keep an eye on what you store.',
  },
  totalUploads: 'Total Uploads',
  recentUploads: ({ count, days }: { count: number; days: number }) =>
    `${count} in the last ${days} days`,
  totalSize: 'Total Size',
  recentSize: ({ size, days }: { size: number; days: number }) =>
    `${bytes(size)} in the last ${days} days`,
  status: {
    title: 'Account Status',
    active: 'Active',
    administrator: 'Administrator',
    user: 'You can upload and share',
    memberSince: 'Member since',
    storageLimit: 'Storage limit',
  },
  collections: {
    title: 'Albums, tags, requests and links',
    albums: 'Albums',
    tags: 'Tags',
    requests: 'File requests',
    links: 'Short links',
    clicks: 'Clicks',
  },
  notShown: 'Your statistics could not be loaded.',
  quickActions: {
    title: 'Quick Actions',
    upload: 'Upload Files',
    uploadHint: 'Share by short link',
    domains: 'Manage Domains',
    domainsHint: 'Links on your own domain',
    settings: 'Settings',
    settingsHint: 'Profile and password',
  },
  byType: {
    title: 'Storage by Type',
    loading: 'Loading your storage by type',
    notShown: 'Your storage could not be loaded.',
    none: 'Your files appear here by type once you upload some.',
    /** `share` is one of the two that follow. */
    files: ({ count, share }: { count: number; share: string }) =>
      plural(count, { one: `# file · ${share}`, other: `# files · ${share}` }),
    percent: ({ percent }: { percent: number }) => `${percent} %`,
    belowOnePercent: '< 1 %',
  },
};
