/** Whether a path of a database leads out of where it begins. */
export const leadsOut = (path: string): boolean =>
  path.includes('\0') || path.split(/[/\\]/).includes('..');
