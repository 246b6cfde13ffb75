/** A text as one word of a POSIX shell, where it is no plain one. */
export function shellWord(text: string): string {
  return /^[\w./:@%+,=][\w./:@%+,=-]*$/.test(text)
    ? text
    : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
