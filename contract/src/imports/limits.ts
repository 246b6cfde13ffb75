// Plain values without imports, so that the web app can use them without loading the schemas.

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
