import { AppError } from '../../../../lib/errors.ts';

/** A parameter's value, and whether it stood in quotation marks and had some escaped in it. */
export interface Parameter {
  text: string;
  form: 'token' | 'quoted' | 'escaped';
}

/** The place behind it is a semicolon or the end of the text. */
interface Value extends Parameter {
  end: number;
}

/**
 * The parameters of a Content-Disposition, `; name="…"; filename="…"`, by their names in lower case;
 * the first of a name counts. Values may stand without quotation marks. Every character is looked at a
 * bounded number of times. Throws `invalid_request` for a quotation mark that never closes and for
 * what is no parameter.
 */
export function readParameters(text: string): Map<string, Parameter> {
  const parameters = new Map<string, Parameter>();
  let at = skipBlank(text, 0);
  // Every turn ends behind a semicolon further on, or returns.
  while (at < text.length) {
    if (text[at] !== ';') throw malformed();
    const nameStart = skipBlank(text, at + 1);
    at = nameStart;
    // RFC 9110 §5.6.6: nothing may stand between two semicolons, or behind the last.
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
 * A quoted string of RFC 9110: behind a backslash a quotation mark does not close. Undefined where it
 * does not end as one does, so that its sender cannot have escaped what is in it.
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
    // Before anything else a backslash is itself, as in C:\folder\cat.gif.
    if (text[at] !== '\\' || (text[at + 1] !== '\\' && text[at + 1] !== '"')) continue;
    value += text.slice(copied, at);
    copied = at + 1;
    at += 1;
  }
  return undefined;
}

/**
 * A value whose sender escapes nothing, as ShareX, and curl since 7.81 with a backslash at the end: the
 * first quotation mark before a semicolon or the end closes.
 */
function readPlain(text: string, start: number): Value {
  let quote = text.indexOf('"', start);
  while (quote >= 0) {
    const end = skipBlank(text, quote + 1);
    if (isEnd(text, end)) return { text: text.slice(start, quote), form: 'quoted', end };
    quote = text.indexOf('"', end);
  }
  throw new AppError('invalid_request', 'A quotation mark in a part of the form never closes.');
}

const isEnd = (text: string, at: number) => at === text.length || text[at] === ';';

function skipBlank(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ' || text[at] === '\t') at += 1;
  return at;
}

const malformed = () => new AppError('invalid_request', 'The multipart form is malformed.');
