// Control characters move the cursor or send commands to the terminal; the others reorder or hide the text around them.
const unprintable =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/** A text from a file name or a server, so that a terminal shows it and obeys nothing in it. */
export const printable = (text: string): string => text.replaceAll(unprintable, escapeOf);

/** One line of JSON, of which a terminal obeys nothing either. */
export const jsonLine = (value: unknown): string =>
  JSON.stringify(value).replaceAll(unprintable, escapeOf);

const escapeOf = (character: string) =>
  String.raw`\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
