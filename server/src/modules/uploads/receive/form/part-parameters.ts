import { AppError } from '../../../../lib/errors.ts';

/** A parameter's decoded value, and its notation: a token, a quoted string, or one with escapes in it. */
export interface Parameter {
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
export function readParameters(text: string): Map<string, Parameter> {
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

const malformed = () => new AppError('invalid_request', (m) => m.errors.formMalformed);
