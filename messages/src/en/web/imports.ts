import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

/** Imports of other products by administrators: the form, progress and report. */
export const imports = {
  title: 'Import',
  new: {
    title: 'New import',
    lead: 'Bring accounts, files, albums and short links from another product. Passwords and old addresses keep working.',
    loading: 'Loading the import folder',
    failed: 'The import folder could not be loaded',
    notInspected: 'The source was not inspected',
    noFolder: 'There is no import folder yet',
    noFolderHint: ({ folder }: { folder: string }) =>
      `Create ${isolate(folder)} on the server and copy the database and the files of the old product into it, or set IMPORT_FOLDER.`,
    inspect: 'Inspect',
    inspectHint: 'Nothing is imported yet.',
    product: 'Product',
    productHint: 'Source product',
    database: 'Database',
    databaseHints: {
      file: 'The file with its accounts',
      folder: 'The folder with auth.json and data.json',
      url: 'Named by IMPORT_DATABASE_URL on the server',
    },
    choose: 'Choose…',
    files: 'Folder of the files',
    filesHint: 'Where the old product stores them',
    hosts: 'Old address',
    hostsHint: ({ host }: { host: string }) =>
      `Its host names, separated by spaces. If empty: ${isolate(host)}`,
    missing: 'Choose one.',
    options: 'More options',
    noDatabaseUrl:
      'This product keeps its accounts in a database server. Set IMPORT_DATABASE_URL to its address, and start Perch again.',
    noDatabase: ({ folder }: { folder: string }) =>
      `No database was found. Copy it into ${isolate(folder)}; its name ends in .db, .sqlite or .sqlite3.`,
    whereHint: ({ folder }: { folder: string }) =>
      `Only ${isolate(folder)} on the server can be read, and nothing in it is changed unless you choose to move files.`,
    notWhole: ({ folder }: { folder: string }) =>
      `Not everything in ${isolate(folder)} is listed, because it has too many entries. Copy the old product into a folder of its own.`,
  },
  options: {
    link: 'How to import files',
    links: {
      copy: 'Copy',
      hard: 'Link',
      move: 'Move',
    },
    linkHints: {
      copy: 'Keeps the originals. Needs as much space again.',
      hard: 'Needs no extra space on the same disk; otherwise files are copied.',
      move: 'The originals are removed once they are imported.',
    },
    maxViews: 'View limits',
    maxViewsHint: 'A file with a download limit can only be opened on its page.',
    maxViewsDrop: 'Ignore them',
    maxViewsPage: 'Keep them as download limits',
    owner: 'Owner of unassigned files',
    ownerHint: 'The user who gets files without an account. If empty, they are skipped.',
    fileRoute: 'Route of files',
    linkRoute: 'Route of short links',
    routeHint: 'Only if it was changed',
    ignoreColumns: 'Columns to ignore',
    ignoreColumnsHint:
      'Names from the message of an inspection that stopped at them, separated by spaces. Files that these columns protect in the old product may be public here.',
    admins: 'Administrators stay administrators',
  },
  list: {
    title: 'Imports',
    loading: 'Loading imports',
    empty: 'No imports yet',
    product: 'Product',
    state: 'State',
    by: 'By',
    made: 'Started',
  },
  phases: {
    inspection: 'Inspection',
    import: 'Import',
  },
  states: {
    waiting: 'Waiting',
    running: 'Running',
    stopping: 'Stopping',
    stopped: 'Stopped',
    interrupted: 'Interrupted',
    failed: 'Failed',
    done: 'Done',
  },
  kinds: {
    accounts: 'Accounts',
    tokens: 'Upload tokens',
    albums: 'Albums',
    files: 'Files',
    links: 'Short links',
  },
  page: {
    loading: 'Loading the import',
    failed: 'The import could not be loaded',
    waiting: 'It starts in a moment.',
    stopping: 'It stops after the files that are being copied.',
    interrupted:
      'The server that ran it no longer responds. Everything imported so far is kept, and continuing does not import it twice.',
    failedImport:
      'The import failed. Everything imported so far is kept, and continuing does not import it twice.',
    failedInspection: 'This source cannot be imported.',
    inspecting: 'The source is being read. Nothing is imported.',
    inspectionStopped: 'The inspection was stopped.',
    inspected:
      'Everything can be imported. Stop the old product before you start, so that nothing is uploaded to it in the meantime.',
    inspectedSkipping:
      'Some rows would be skipped: see the report. Stop the old product before you start, so that nothing is uploaded to it in the meantime.',
    importing:
      'The import is running. You can leave this page, and the server can be used as usual.',
    stopped:
      'The import was stopped. Everything imported so far is kept, and continuing does not import it twice.',
    done: 'Everything was imported. Now point the old address to this server, in DNS and in the proxy in front of it.',
    doneSkipping:
      'Imported, except for the skipped rows: see the report. Now point the old address to this server, in DNS and in the proxy in front of it.',
    stop: 'Stop',
    notStopped: 'The import was not stopped',
    notStarted: 'The import was not started',
    start: 'Start import',
    goOn: 'Continue',
    again: 'Import again',
    change: 'Change options',
    noSpace: ({ size, free }: { size: string; free: string }) =>
      `The files need ${size}, and only ${free} are free.`,
    moves: 'The originals are removed once they are imported. This cannot be undone.',
  },
  progress: {
    title: 'Progress of the import',
    of: ({ done, total }: { done: string; total: string }) => `${done} of ${total}`,
    size: 'Size',
    rate: 'Rate',
    perSecond: ({ size }: { size: string }) => `${size}/s`,
    left: 'Time',
  },
  counts: {
    titleImport: 'What was imported',
    titleInspection: 'What was found',
    kind: 'Kind',
    found: 'Found',
    toImport: 'To import',
    imported: 'Imported',
    known: 'Already imported',
    skipped: 'Skipped',
    free: 'Free space',
    tags: 'Tags',
    addresses: 'Old addresses',
    copied: 'Copied instead of linked',
  },
  report: {
    title: 'Report',
    by: 'Rows by reason',
    all: 'All',
    loading: 'Loading the report',
    empty: 'No rows were skipped',
    row: 'Row',
    why: 'Reason',
    download: 'Download JSON',
    notDownloaded: 'The report was not downloaded',
    reasons: {
      unreadable: 'Cannot be imported',
      bytes: 'Content is missing',
      ended: 'Expired',
      owner: 'No account',
      limit: 'Too many for one account',
      target: 'Not a web address',
      password: 'Unknown password format',
      changed: 'Different here',
    },
  },
};
