import type { Locale } from '@perch/contract/text/locales';

import { createFormats } from '../formats.ts';

/** A message as it is written with certain values. */
export interface Written {
  text: string;
  /** The names of the values that it has read. */
  names: ReadonlySet<string>;
}

// Values that are one of a few words, by which the message looks up a text.
const words: Record<string, string> = { registration: 'open' };

/** Writes a message with values that can be told apart; `numberOf` says which one has each that is a number. */
export function writeMessage(message: unknown, numberOf = markedNumber): Written {
  const names = new Set<string>();
  if (typeof message !== 'function') return { text: String(message), names };
  const values = new Proxy(
    {},
    {
      get: (_, key) => {
        const name = String(key);
        names.add(name);
        return words[name] ?? anyValue(markOf(name), numberOf(name));
      },
    },
  );
  return { text: String(Reflect.apply(message, undefined, [values])), names };
}

/** Whether the value of this name stands in the text, as a text, number or size. */
export function isShown(name: string, { text }: Written, locale: Locale): boolean {
  const { number, bytes } = createFormats(locale);
  const value = markedNumber(name);
  return [markOf(name), String(value), number(value), bytes(value)].some((form) =>
    text.includes(form),
  );
}

const markOf = (name: string) => `<${name}>`;

/** Another one for each name, and so large that every plural form shows it. */
function markedNumber(name: string): number {
  let sum = 0;
  for (const [index, letter] of [...name].entries()) sum += (index + 1) * letter.charCodeAt(0);
  return 1000 + (sum % 7919);
}

/** A value that is `mark` as a text or in a list, `value` as a number, and true as a condition. */
function anyValue(mark: string, value: number): object {
  const asText: Record<string, unknown> = {
    join: () => mark,
    toLowerCase: () => mark,
    map: (each: (text: string) => unknown) => [each(mark)],
    length: 2,
  };
  return new Proxy(asText, {
    get: (target, name): unknown => {
      if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'string' ? mark : value);
      if (name === Symbol.iterator) return () => [mark].values();
      return Reflect.get(target, name);
    },
  });
}
