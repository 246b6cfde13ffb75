import { AppError } from '../../lib/errors.ts';
import { expectsContinue } from './expectation.ts';

const jsonBytesMax = 64 * 1024;
/** Bytes of a refused body that are read so that its sender sees the response. */
export const drainBytesMax = 256 * 1024 ** 2;

/** Like `readJson`, but `{}` for a request without a body. */
export async function readOptionalJson(request: Request): Promise<unknown> {
  const isAbsent = request.headers.get('content-type') === null;
  return isAbsent || request.headers.get('content-length') === '0' ? {} : readJson(request);
}

/** Reads a JSON body. Throws `unsupported_media_type`, `body_too_large` (64 KB), `invalid_request`. */
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
 * Discards the rest of a refused request's body, up to `drainBytesMax`. Clients such as ShareX and
 * browsers read the response only after sending everything; closing earlier would lose the error.
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
    // The client has disconnected.
  }
}
