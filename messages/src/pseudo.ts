import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

import { hasArguments, type Source } from './source.ts';

const plain = 'acdeghijklnorstuwyz';
const accented = 'áçđéğĥíĵķĺñóŕšţúŵýž';

/**
 * English that cannot be taken for English, and is as long as the longest translations: what stands in plain letters
 * on a screen is not translated, and what is cut off does not fit.
 */
export function pseudoTranslate(source: Source): Source {
  return Object.fromEntries(
    Object.entries(source).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoTranslate(value),
    ]),
  );
}

function pseudoText(text: string): string {
  if (!hasArguments(text)) return `[${accent(text)}${padding(text)}]`;
  const nodes = parse(text);
  accentAll(nodes);
  return `[${printAST(nodes)}${padding(text)}]`;
}

/** Four tenths, as for German and Russian. */
const padding = (text: string) => ' ~'.repeat(Math.ceil(text.length * 0.2));

const accent = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const lower = letter.toLowerCase();
    const changed = accented[plain.indexOf(lower)] ?? lower;
    return letter === lower ? changed : changed.toUpperCase();
  });

function accentAll(nodes: MessageFormatElement[]): void {
  for (const node of nodes) {
    if (node.type === TYPE.literal) node.value = accent(node.value);
    if (node.type === TYPE.plural || node.type === TYPE.select) {
      for (const { value } of Object.values(node.options)) accentAll(value);
    }
  }
}
