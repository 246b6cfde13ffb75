import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('en');

/** The command palette and the keyboard shortcuts. */
export const commands = {
  /** The headings in the palette. */
  groups: {
    pages: 'Pages',
    actions: 'Actions',
    files: 'Files',
    recentFiles: 'Recent files',
    links: 'Links',
    clients: 'Clients',
    albums: 'Albums',
    tags: 'Tags',
  },
  palette: 'Command palette',
  open: 'Search or jump to…',
  search: 'Search or jump to',
  searchHint: 'Search files, pages and actions',
  results: 'Results',
  resultCount: ({ count }: { count: number }) =>
    plural(count, { one: '# result', other: '# results' }),
  searching: 'Searching…',
  nothingFound: ({ typed }: { typed: string }) => `Nothing found for “${isolate(typed)}”`,
  logOut: 'Log out',
  /** Keywords are further words that find the command; they are not shown. */
  logOutKeywords: 'logout sign out',
  shortcutsKeywords: 'keys help',
  shortcuts: {
    title: 'Keyboard shortcuts',
    close: 'Close shortcuts',
    jump: 'Search or jump to anything',
    searchInList: 'Search in the list',
    upload: 'Upload files',
    favorite: 'Add a file to favourites, or remove it',
    goTo: {
      dashboard: 'Go to Dashboard',
      uploads: 'Go to Uploads',
      albums: 'Go to Albums',
      requests: 'Go to Requests',
      links: 'Go to Short links',
      domains: 'Go to Domains',
      settings: 'Go to Settings',
      admin: 'Go to Admin',
    },
    showList: 'Show this list',
    closeOrClear: 'Close or clear',
    singleKeys: 'Single-key shortcuts in this browser',
  },
};
