import type { Parameter } from './part-parameters.ts';

/** Which characters of a quoted file name a client percent-encodes; known by its User-Agent. */
type Escapes = 'all' | 'quotes' | 'nothing';

/**
 * The decoded file name of a part: `filename*` where present (RFC 8187; RFC 7578 §4.2 forbids it in forms,
 * some clients send it), else `filename`, decoded the way the client encodes. Undefined for a field.
 */
export function readFileName(
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
