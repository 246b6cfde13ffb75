import { AppError } from '../../lib/errors.ts';
import { expectsContinue } from './expectation.ts';

const jsonBytesMax = 64 * 1024;
/** How much of a refused body is read so that its sender gets to see the answer. */
export const drainBytesMax = 256 * 1024 ** 2;

/** The same as `readJson` where there is a body, and `{}` where there is none. */
export async function readOptionalJson(request: Request): Promise<unknown> {
  const isAbsent = request.headers.get('content-type') === null;
  return isAbsent || request.headers.get('content-length') === '0' ? {} : readJson(request);
}

/** The JSON in the body. Throws for another type, for more than 64 KB and for broken JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new AppError('unsupported_media_type', 'The body must be JSON (application/json).');
  }
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid_request', 'The body is not valid JSON.', { cause });
  }
}

async function readText({ body }: Request): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.length;
      if (bytes > jsonBytesMax) break;
      text += decoder.decode(chunk, { stream: true });
    }
    if (bytes <= jsonBytesMax) return text + decoder.decode();
  } catch (cause) {
    throw new AppError('invalid_request', 'The body is not valid UTF-8 text.', { cause });
  }
  throw new AppError('body_too_large', 'The body may be up to 64 KB.');
}

/**
 * Reads what is left of a refused request's body, up to a cap. Clients such as ShareX and browsers
 * send everything before they read the answer; closing earlier would lose them the sentence.
 */
export async function drainBody(request: Request): Promise<void> {
  const { body, bodyUsed } = request;
  if (!body || bodyUsed || body.locked || expectsContinue(request)) return;
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > drainBytesMax) return;
    }
  } catch {
    // The client has gone; there is nobody left to answer.
  }
}
