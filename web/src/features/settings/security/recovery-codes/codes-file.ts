/** The codes as a file: what they are for, and each on a line of its own. */
export const codesFile = (title: string, codes: readonly string[]): string =>
  // Windows' older editors show other line ends as none.
  [title, '', ...codes, ''].join('\r\n');

/** `perch-recovery-codes.txt`; `name` is what the installation is called. */
export function codesFileName(name: string): string {
  const word = name.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-');
  return `${word.replaceAll(/^-|-$/g, '') || 'perch'}-recovery-codes.txt`;
}
