import { AppError } from '../../../../lib/errors.ts';
import { readFileName } from './part-file-name.ts';
import { readParameters } from './part-parameters.ts';

export interface PartHeader {
  name: string;
  /** As its sender meant it, not cleaned; undefined for a field, which is no file. */
  fileName: string | undefined;
}

const linesMax = 50;

/**
 * Reads what stands between a delimiter and a part's content. Names are UTF-8, as browsers, curl and
 * ShareX send them; what is escaped in a file's name depends on the client, which `userAgent` tells.
 * What a part says of its type does not matter here.
 */
export function parsePartHeader(text: string, userAgent = ''): PartHeader {
  const [padding = '', ...lines] = text.split('\r\n');
  // Anything but white space behind a delimiter means that it was only the beginning of another word.
  if (padding.trim() !== '' || lines.length > linesMax) throw malformed();
  const disposition = lines
    .map((line) => /^content-disposition[ \t]*:[ \t]*form-data[ \t]*(?=;|$)/i.exec(line))
    .find((found) => found !== null);
  if (!disposition) throw malformed();
  const parameters = readParameters(disposition.input.slice(disposition[0].length));
  return {
    name: (parameters.get('name')?.text ?? '').replaceAll('%22', '"'),
    fileName: readFileName(parameters, userAgent),
  };
}

const malformed = () => new AppError('invalid_request', 'The multipart form is malformed.');
