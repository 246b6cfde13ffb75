/** A part of a text that is replaced, and the selection afterwards. */
export interface Replacement {
  from: number;
  to: number;
  text: string;
  selectionStart: number;
  selectionEnd: number;
}

/** What the Tab key does to a text of which this part is selected: within a line a tab, over several lines one each. */
export function indent(content: string, start: number, end: number): Replacement {
  const selected = content.slice(start, end);
  if (!selected.includes('\n')) {
    return { from: start, to: end, text: '\t', selectionStart: start + 1, selectionEnd: start + 1 };
  }
  const from = content.lastIndexOf('\n', start - 1) + 1;
  // A line of which only the break before it is selected stays where it is.
  const to = selected.endsWith('\n') ? end - 1 : end;
  const text = content
    .slice(from, to)
    .split('\n')
    .map((line) => (line === '' ? line : `\t${line}`))
    .join('\n');
  const grown = text.length - (to - from);
  return { from, to, text, selectionStart: from, selectionEnd: end + grown };
}
