import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

/** Imports of other products by administrators: the form, progress and report. */
export const imports = {
  title: 'Import',
  new: {
    title: 'New import',
    lead: 'Bring accounts, files, albums and short links from another product. Passwords and old addresses keep working.',
    loading: 'Looking into the import folder',
    failed: 'The import folder cannot be shown',
    notInspected: 'The source was not inspected',
    noFolder: 'There is no import folder yet',
    noFolderHint: ({ folder }: { folder: string }) =>
      `Make ${isolate(folder)} on the server and copy the database and the files of the old product into it, or set IMPORT_FOLDER.`,
    inspect: 'Inspect',
    inspectHint: 'Nothing is imported yet.',
    product: 'Product',
    productHint: 'What you come from',
    database: 'Database',
    databaseHints: {
      file: 'The file with its accounts',
      folder: 'The folder with auth.json and data.json',
      url: 'Named by IMPORT_DATABASE_URL on the server',
    },
    choose: 'Choose…',
    files: 'Folder of the files',
    filesHint: 'Where the old product keeps them',
    hosts: 'Old address',
    hostsHint: ({ host }: { host: string }) =>
      `Its host names, separated by spaces. Empty: ${isolate(host)}`,
    missing: 'Choose one.',
    options: 'More options',
    noDatabaseUrl:
      'This product keeps its accounts in a database server. Set IMPORT_DATABASE_URL to its address, and start Perch again.',
    noDatabase: ({ folder }: { folder: string }) =>
      `No database was found. Copy it into ${isolate(folder)}; its name ends in .db, .sqlite or .sqlite3.`,
    whereHint: ({ folder }: { folder: string }) =>
      `Only what lies in ${isolate(folder)} on the server can be read, and nothing there is changed unless you choose to move files.`,
    notWhole: ({ folder }: { folder: string }) =>
      `Not everything in ${isolate(folder)} is listed, because it has too many entries. Copy the old product into a folder of its own.`,
  },
  options: {
    link: 'How files come',
    links: {
      copy: 'Copy',
      hard: 'Link',
      move: 'Move',
    },
    linkHints: {
      copy: 'The originals stay. Takes as much space again.',
      hard: 'Takes no space where both are on one disk; others are copied.',
      move: 'The originals are removed once they are imported.',
    },
    maxViews: 'Limits of views',
    maxViewsHint: 'With a limit of downloads, a file is opened on its page only.',
    maxViewsDrop: 'Drop them',
    maxViewsPage: 'Keep them as limits of downloads',
    owner: 'Account for the rest',
    ownerHint: 'The username that gets files without an account. Empty: they are skipped.',
    fileRoute: 'Route of files',
    linkRoute: 'Route of short links',
    routeHint: 'Only where it was changed',
    ignoreColumns: 'Columns to pass over',
    ignoreColumnsHint:
      'Names from the message of an inspection that stopped at them, separated by spaces. What these columns close in the old product may be open here.',
    admins: 'Administrators stay administrators',
  },
  list: {
    title: 'Imports',
    loading: 'Loading imports',
    empty: 'Nothing was imported yet',
    product: 'Product',
    state: 'State',
    by: 'By',
    made: 'Begun',
  },
  phases: {
    inspection: 'Inspection',
    import: 'Import',
  },
  states: {
    waiting: 'Waiting',
    running: 'Under way',
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
    failed: 'The import cannot be shown',
    waiting: 'It begins in a moment.',
    stopping: 'It stops after the files that are being copied.',
    interrupted:
      'The server that ran it does not answer any more. What was imported stays, and going on does not import it twice.',
    failedImport:
      'The import has failed. What was imported stays, and going on does not import it twice.',
    failedInspection: 'The source cannot be imported like this.',
    inspecting: 'The source is being read. Nothing is imported.',
    inspectionStopped: 'The inspection was stopped.',
    inspected:
      'Everything can be imported. Stop the old product before you start, so that nothing is uploaded there meanwhile.',
    inspectedSkipping:
      'Some rows would be skipped: see the report. Stop the old product before you start, so that nothing is uploaded there meanwhile.',
    importing:
      'The import is under way. You can leave this page, and people can go on using the server.',
    stopped:
      'The import was stopped. What was imported stays, and going on does not import it twice.',
    done: 'Everything was imported. Now let the old address lead to this server, in DNS and in the proxy before it.',
    doneSkipping:
      'Imported, but for the rows that were skipped: see the report. Now let the old address lead to this server, in DNS and in the proxy before it.',
    stop: 'Stop',
    notStopped: 'The import was not stopped',
    notStarted: 'The import was not started',
    start: 'Start import',
    goOn: 'Go on',
    again: 'Import again',
    change: 'Change options',
    noSpace: ({ size, free }: { size: string; free: string }) =>
      `The files need ${size}, and only ${free} are free.`,
    moves: 'The originals are removed once they are imported. There is no way back then.',
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
    known: 'Here already',
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
    empty: 'No row was skipped',
    row: 'Row',
    why: 'Why',
    download: 'Download JSON',
    notDownloaded: 'The report was not downloaded',
    reasons: {
      unreadable: 'Cannot be imported',
      bytes: 'Bytes are missing',
      ended: 'Has ended',
      owner: 'No account',
      limit: 'Too many for one account',
      target: 'Leads nowhere on the web',
      password: 'Password of an unknown form',
      changed: 'Different here',
    },
  },
};
