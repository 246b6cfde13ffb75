const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);

/** Whether this was thrown by a disk, a quota of the system or a SQLite database that has no room left. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && fullCodes.has(String(error.code));
