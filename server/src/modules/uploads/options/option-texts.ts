import { invalidOption, type UploadOptionName, uploadOptionNames } from './requested-options.ts';

const headerPrefix = 'perch-';

const byLowerCase = new Map<string, UploadOptionName>(
  uploadOptionNames.map((name) => [name.toLowerCase(), name]),
);

/** The option that a form field or a key of tus metadata is; letter case does not matter, as in headers. */
export const findOption = (name: string): UploadOptionName | undefined =>
  byLowerCase.get(name.toLowerCase());

/**
 * The options of a request as texts: of its fields, among which others are passed over, and of its `Perch-*`
 * headers. Throws `invalid_option` for an unknown header, and for an option with two values.
 */
export function collectOptions(
  fields: Iterable<readonly [name: string, text: string]>,
  headers: Headers,
): Map<UploadOptionName, string> {
  const texts = new Map<UploadOptionName, string>();
  for (const [name, text] of fields) {
    const option = findOption(name);
    // Forms and scripts send an empty field where no domain was chosen.
    if (!option || (option === 'domain' && text.trim() === '')) continue;
    add(texts, option, text);
  }
  for (const [name, text] of headers) {
    if (!name.toLowerCase().startsWith(headerPrefix)) continue;
    const option = findOption(name.slice(headerPrefix.length));
    if (!option) throw invalidOption(name, (m) => m.linkOptions.options.unknown({ name }));
    add(texts, option, decodeHeader(option, text));
  }
  return texts;
}

function add(texts: Map<UploadOptionName, string>, name: UploadOptionName, text: string): void {
  refuseSecond(name, texts.get(name), text);
  texts.set(name, text);
}

/** Throws `invalid_option` for an option whose second value is another than its first. */
export function refuseSecond(name: string, first: string | undefined, second: string): void {
  if (first !== undefined && first !== second)
    throw invalidOption(name, (m) => m.linkOptions.options.twice({ name }));
}

/** An option's value in a header. Throws `invalid_option` unless it is ASCII, percent-encoded where it stands for more. */
export function decodeHeader(name: string, text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) {
    try {
      return decodeURIComponent(text);
    } catch {
      // A % that begins no escape, or bytes that are no UTF-8.
    }
  }
  throw invalidOption(name, (m) => m.linkOptions.options.encoding({ name }));
}
