// Plain values without imports, so that the web app can use them without loading the schemas.

/** The products that can be imported, by the names that `perch import` takes. */
export const importSources = [
  'xbackbone',
  'zipline3',
  'zipline4',
  'chibisafe',
  'ass',
  'pingvin',
] as const;
export type ImportSource = (typeof importSources)[number];

/** Where each product may have its accounts: in a file, in a folder, or in a database server. */
export const sourceDatabases: Record<ImportSource, readonly ('file' | 'folder' | 'url')[]> = {
  xbackbone: ['file', 'url'],
  zipline3: ['url'],
  zipline4: ['url'],
  chibisafe: ['file'],
  ass: ['folder'],
  pingvin: ['file'],
};

/** Whether a database server is of the kind that a product has its accounts in: MySQL of XBackBone, PostgreSQL of others. */
export const takesDatabaseUrl = (source: ImportSource, url: string): boolean =>
  sourceDatabases[source].includes('url') &&
  /^(mysql|mariadb):/.test(url) === (source === 'xbackbone');

/** What a run does: an inspection writes nothing of the source. */
export const importPhases = ['inspection', 'import'] as const;
export type ImportPhase = (typeof importPhases)[number];

export const importStates = [
  'waiting',
  'running',
  'stopping',
  'stopped',
  'interrupted',
  'failed',
  'done',
] as const;
export type ImportState = (typeof importStates)[number];

export const importedKinds = ['accounts', 'tokens', 'albums', 'files', 'links'] as const;
export type ImportedKind = (typeof importedKinds)[number];

/** Why a row was skipped; `changed`: it was imported, and something is different here. */
export const importReasons = [
  'unreadable',
  'bytes',
  'ended',
  'owner',
  'limit',
  'target',
  'password',
  'changed',
] as const;
export type ImportReason = (typeof importReasons)[number];

/** How bytes come into the storage; `move` removes the original once its row is written. */
export const importLinkModes = ['copy', 'hard', 'move'] as const;
export type ImportLinkMode = (typeof importLinkModes)[number];

/** In characters. */
export const importPathLengthMax = 1000;
export const importHostsMax = 10;
export const importIgnoredColumnsMax = 50;
/** Of the folders, and of the databases, that are listed below the import folder. */
export const importPlacesMax = 300;
