import { AppError } from '../../../../lib/errors.ts';
import { readFileName } from './part-file-name.ts';
import { readParameters } from './part-parameters.ts';

export interface PartHeader {
  name: string;
  /** Decoded but not sanitized; undefined for a field. */
  fileName: string | undefined;
}

const linesMax = 50;

/**
 * Parses a part's header lines, with the padding after the delimiter. Names are UTF-8, as browsers, curl and
 * ShareX send them; how file names are escaped depends on the client, identified by `userAgent`. A part's
 * Content-Type is ignored: `decideType` looks at the bytes. ScreenCloud calls a part with a file `file` in the place of
 * `form-data`. Throws `invalid_request`.
 */
export function parsePartHeader(text: string, userAgent = ''): PartHeader {
  const [padding = '', ...lines] = text.split('\r\n');
  // With anything but white space after it, the delimiter was only a prefix of other text.
  if (padding.trim() !== '' || lines.length > linesMax) throw malformed();
  const disposition = lines
    .map((line) => /^content-disposition[ \t]*:[ \t]*(?:form-data|file)[ \t]*(?=;|$)/i.exec(line))
    .find((found) => found !== null);
  if (!disposition) throw malformed();
  const parameters = readParameters(disposition.input.slice(disposition[0].length));
  return {
    name: (parameters.get('name')?.text ?? '').replaceAll('%22', '"'),
    fileName: readFileName(parameters, userAgent),
  };
}

const malformed = () => new AppError('invalid_request', (m) => m.errors.formMalformed);
