import { AppError } from '../../errors.ts';

export interface PartHeader {
  name: string;
  /** As it was sent; undefined for a field, which is no file. */
  fileName: string | undefined;
}

const linesMax = 50;

/**
 * Reads what stands between a delimiter and a part's content. Names are UTF-8, as browsers, curl and
 * ShareX send them; what a part says of its type does not matter here.
 */
export function parsePartHeader(text: string): PartHeader {
  const [padding = '', ...lines] = text.split('\r\n');
  // Anything but white space behind a delimiter means that it was only the beginning of another word.
  if (padding.trim() !== '' || lines.length > linesMax) throw malformed();
  const disposition = lines
    .map((line) => /^content-disposition[ \t]*:[ \t]*form-data[ \t]*(?=;|$)/i.exec(line))
    .find((found) => found !== null);
  if (!disposition) throw malformed();
  const parameters = parseParameters(disposition.input.slice(disposition[0].length));
  const plainName = parameters.get('filename');
  const exactName = decodeExtended(parameters.get('filename*'));
  return {
    name: decodeQuotes(parameters.get('name') ?? ''),
    fileName: exactName ?? (plainName === undefined ? undefined : decodeQuotes(plainName)),
  };
}

const malformed = () => new AppError('invalid_request', 'The multipart form is malformed.');

/** `; name="…"; filename="…"`; values may stand without quotation marks. */
function parseParameters(text: string): Map<string, string> {
  const parameters = new Map<string, string>();
  const start = /;[ \t]*([\w*-]+)[ \t]*=[ \t]*/y;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const [, name = ''] = found;
    const value = readValue(text, start.lastIndex);
    if (!parameters.has(name.toLowerCase())) parameters.set(name.toLowerCase(), value.text);
    start.lastIndex = value.end;
  }
  return parameters;
}

function readValue(text: string, start: number): { text: string; end: number } {
  if (text[start] !== '"') {
    const [token = ''] = /^[^;]*/.exec(text.slice(start)) ?? [];
    return { text: token.trim(), end: start + token.length };
  }
  const end = closingQuote(text, start + 1);
  const rest = /[ \t]*/y;
  rest.lastIndex = end + 1;
  rest.exec(text);
  return { text: text.slice(start + 1, end).replaceAll('\\"', '"'), end: rest.lastIndex };
}

/** ShareX writes quotation marks in names as they are: only one before `;` or the end closes. */
function closingQuote(text: string, start: number): number {
  const candidate = /"[ \t]*(?:;|$)/g;
  candidate.lastIndex = start;
  let found = candidate.exec(text);
  while (found && text[found.index - 1] === '\\' && found.index > start) {
    candidate.lastIndex = found.index + 1;
    found = candidate.exec(text);
  }
  return found?.index ?? text.length;
}

/** Browsers write a quotation mark in a name as %22, and nothing else in that way (HTML §4.10.22). */
const decodeQuotes = (name: string) => name.replaceAll('%22', '"');

/** RFC 8187, which forms are not supposed to use and some programs do. */
function decodeExtended(value: string | undefined): string | undefined {
  const [, encoded] = /^utf-8'[^']*'(.*)$/i.exec(value ?? '') ?? [];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
