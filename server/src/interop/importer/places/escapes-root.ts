/** Whether a relative path of a database leads out of its root. */
export const escapesRoot = (path: string): boolean =>
  path.includes('\0') || path.split(/[/\\]/).includes('..');
