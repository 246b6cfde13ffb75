import { AppError } from '../../errors.ts';
import { readParameters } from './part-parameters.ts';

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
  const parameters = readParameters(disposition.input.slice(disposition[0].length));
  const plainName = parameters.get('filename');
  const exactName = decodeExtended(parameters.get('filename*'));
  return {
    name: decodeQuotes(parameters.get('name') ?? ''),
    fileName: exactName ?? (plainName === undefined ? undefined : decodeQuotes(plainName)),
  };
}

const malformed = () => new AppError('invalid_request', 'The multipart form is malformed.');

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
