import { AppError } from '../../../../lib/errors.ts';

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

/**
 * The boundary that a Content-Type names. Throws `unsupported_media_type` for another type and
 * `invalid_request` for a boundary that is missing or longer than RFC 2046 allows.
 */
export function readBoundary(contentType: string): string {
  if (!/^multipart\/form-data[ \t]*(;|$)/i.test(contentType)) {
    throw new AppError('unsupported_media_type', (m) => m.errors.formExpected);
  }
  const [, quoted, plain] = /;[ \t]*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? '';
  // RFC 2046 §5.1.1: 1 to 70 characters.
  if (boundary.length > 0 && boundary.length <= 70) return boundary;
  throw new AppError('invalid_request', (m) => m.errors.boundaryInvalid);
}

/** A parameter's decoded value, and its notation: a token, a quoted string, or one with escapes in it. */
interface Parameter {
  text: string;
  form: 'token' | 'quoted' | 'escaped';
}

/** `end` is the index of the semicolon after the value, or the text's length. */
interface Value extends Parameter {
  end: number;
}

/**
 * The parameters of a Content-Disposition, `; name="…"; filename="…"`, by their names in lower case;
 * the first of duplicate names wins. Values may be unquoted. Linear time. Throws `invalid_request` for an
 * unterminated quoted string and for a malformed parameter.
 */
function readParameters(text: string): Map<string, Parameter> {
  const parameters = new Map<string, Parameter>();
  let at = skipBlank(text, 0);
  // Each iteration advances past a semicolon, or returns.
  while (at < text.length) {
    if (text[at] !== ';') throw malformed();
    const nameStart = skipBlank(text, at + 1);
    at = nameStart;
    // RFC 9110 §5.6.6 allows empty parameters: between two semicolons, or after the last.
    if (isEnd(text, nameStart)) continue;
    const equals = text.indexOf('=', nameStart);
    if (equals < 0) throw malformed();
    const name = text.slice(nameStart, equals).trimEnd().toLowerCase();
    if (!/^[\w*-]+$/.test(name)) throw malformed();
    const { end, ...value } = readValue(text, skipBlank(text, equals + 1));
    if (!parameters.has(name)) parameters.set(name, value);
    at = end;
  }
  return parameters;
}

function readValue(text: string, start: number): Value {
  if (text[start] === '"') return readEscaped(text, start + 1) ?? readPlain(text, start + 1);
  const semicolon = text.indexOf(';', start);
  const end = semicolon < 0 ? text.length : semicolon;
  return { text: text.slice(start, end).trimEnd(), form: 'token', end };
}

/**
 * A quoted string of RFC 9110, where a backslash escapes a quotation mark. Undefined where it does not
 * terminate like one: then its client does not escape.
 */
function readEscaped(text: string, start: number): Value | undefined {
  let value = '';
  let copied = start;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '"') {
      const end = skipBlank(text, at + 1);
      if (!isEnd(text, end)) return undefined;
      return {
        text: value + text.slice(copied, at),
        form: copied === start ? 'quoted' : 'escaped',
        end,
      };
    }
    // Before any other character a backslash is literal, as in C:\folder\cat.gif.
    if (text[at] !== '\\' || (text[at + 1] !== '\\' && text[at + 1] !== '"')) continue;
    value += text.slice(copied, at);
    copied = at + 1;
    at += 1;
  }
  return undefined;
}

/**
 * A quoted value of a client that escapes nothing, as ShareX, and curl since 7.81 with a backslash at the end: the
 * first quotation mark before a semicolon or the end closes.
 */
function readPlain(text: string, start: number): Value {
  let quote = text.indexOf('"', start);
  while (quote >= 0) {
    const end = skipBlank(text, quote + 1);
    if (isEnd(text, end)) return { text: text.slice(start, quote), form: 'quoted', end };
    quote = text.indexOf('"', end);
  }
  throw new AppError('invalid_request', (m) => m.errors.quotationNeverCloses);
}

const isEnd = (text: string, at: number) => at === text.length || text[at] === ';';

function skipBlank(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ' || text[at] === '\t') at += 1;
  return at;
}

/** Which characters of a quoted file name a client percent-encodes; known by its User-Agent. */
type Escapes = 'all' | 'quotes' | 'nothing';

/**
 * The decoded file name of a part: `filename*` where present (RFC 8187; RFC 7578 §4.2 forbids it in forms,
 * some clients send it), else `filename`, decoded the way the client encodes. Undefined for a field.
 */
function readFileName(
  parameters: ReadonlyMap<string, Parameter>,
  userAgent: string,
): string | undefined {
  const exact = decodeExtended(parameters.get('filename*')?.text ?? '');
  if (exact !== undefined) return exact;
  const plain = parameters.get('filename');
  return plain && decodePlain(plain, userAgent);
}

function decodePlain({ text, form }: Parameter, userAgent: string): string {
  const words = userAgent.startsWith('Mozilla/') ? undefined : decodeWords(text);
  if (words !== undefined) return words;
  const escapes = escapesOf(userAgent);
  if (escapes === 'all') return (isPercentEncoded.test(text) && decodeUtf8(text)) || text;
  if (escapes === 'nothing' || form === 'token') return text;
  // Clients that encode a quotation mark as %22 send no literal one and no backslash escapes; only httpx also
  // escapes backslashes.
  if (text.includes('"') || (form === 'escaped' && !userAgent.startsWith('python-'))) return text;
  return text.replaceAll(/%(?:22|0A|0D)/gi, (code) => decodeURIComponent(code));
}

/**
 * aiohttp percent-encodes all but letters, digits and `_.-~`. Browsers (HTML §4.10.22), curl since
 * 7.81, OkHttp, urllib3 and most others do so with quotation marks and line breaks only: there `50%25`
 * is a name. The rest write every percent sign as it is.
 */
function escapesOf(userAgent: string): Escapes {
  if (/\baiohttp\//.test(userAgent)) return 'all';
  const [, major = '', minor = ''] = /^curl\/(\d{1,4})\.(\d{1,4})/.exec(userAgent) ?? [];
  if (major !== '') return Number(major) * 1000 + Number(minor) < 7081 ? 'nothing' : 'quotes';
  return writesPercents.test(userAgent) ? 'nothing' : 'quotes';
}

const writesPercents =
  /^(?:ShareX|XerahS|Go-http-client|Apache-HttpClient|GuzzleHttp|libwww-perl|lwp-request)\b|PowerShell\//;

const isPercentEncoded = /^(?:[\w.~-]|%[0-9A-F]{2})*$/;

function decodeExtended(value: string): string | undefined {
  const [, charset = '', encoded = ''] = /^(utf-8|iso-8859-1)'[^']*'(.*)$/i.exec(value) ?? [];
  if (charset === '') return undefined;
  return /^u/i.test(charset) ? decodeUtf8(encoded) : decodeLatin1(encoded);
}

function decodeUtf8(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

const decodeLatin1 = (encoded: string) =>
  encoded.replaceAll(/%([\da-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

const word = /=\?utf-8\?([bq])\?([^?]*)\?=/gi;

/** RFC 2047, in which older .NET and Java clients write a name that is not ASCII. */
function decodeWords(text: string): string | undefined {
  if (!/^=\?utf-8\?/i.test(text) || text.replaceAll(word, '').trim() !== '') return undefined;
  const bytes = [...text.matchAll(word)].map(([, encoding = '', content = '']) =>
    /b/i.test(encoding) ? Buffer.from(content, 'base64') : decodeQ(content),
  );
  const whole = Buffer.concat(bytes);
  // Cut in the middle of a character, or no name in UTF-8 at all.
  return whole.toString('utf8').includes('\uFFFD') ? undefined : whole.toString('utf8');
}

const decodeQ = (content: string) =>
  Buffer.from(decodeLatin1(content.replaceAll('_', ' ').replaceAll('=', '%')), 'latin1');
