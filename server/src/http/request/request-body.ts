import { AppError } from '../../lib/errors.ts';
import { expectsContinue } from './expectation.ts';
import { isDeeplyNested } from './json-depth.ts';

/** Of a call that names no other limit. */
export const jsonBytesMax = 64 * 1024;
/** Bytes of a refused body that are read so that its sender sees the response. */
export const drainBytesMax = 256 * 1024 ** 2;

/** How large a body may be, and the limit that the refusal of a larger one names. */
interface BodyLimits {
  bodyBytesMax?: number;
  namedBytesMax?: number;
}

/** Resolves when a complete body of this many bytes may be parsed; undefined: immediately. */
type TakeSlice = (bytes: number) => Promise<void> | undefined;

/** Like `readJson`, but `{}` for a request without a body. */
export async function readOptionalJson(
  request: Request,
  limits: BodyLimits,
  takeSlice: TakeSlice,
): Promise<unknown> {
  const isAbsent = request.headers.get('content-type') === null;
  if (isAbsent || request.headers.get('content-length') === '0') return {};
  return readJson(request, limits, takeSlice);
}

/**
 * Reads a JSON body, which takes a slice before it is parsed: the bodies of a crowd come together. Throws
 * `unsupported_media_type`, `body_too_large`, `invalid_request`.
 */
export async function readJson(
  request: Request,
  limits: BodyLimits,
  takeSlice: TakeSlice,
): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new AppError('unsupported_media_type', (m) => m.errors.bodyOfAnotherType);
  }
  const text = await readText(request, limits);
  await takeSlice(text.length);
  if (text.length > jsonBytesMax && isDeeplyNested(text)) {
    throw new AppError('invalid_request', (m) => m.errors.bodyNotJson);
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid_request', (m) => m.errors.bodyNotJson, { cause });
  }
}

/** The whole body; undefined where it is larger, of which the rest is not read. Throws where it is cut off. */
export async function readUpTo(
  { body }: Request,
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > bytesMax) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readText(
  request: Request,
  { bodyBytesMax: bytesMax = jsonBytesMax, namedBytesMax = bytesMax }: BodyLimits,
): Promise<string> {
  try {
    const bytes = await readUpTo(request, bytesMax);
    if (bytes) return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('invalid_request', (m) => m.errors.bodyNotUtf8, { cause });
  }
  throw new AppError('body_too_large', (m) =>
    m.errors.bodyTooLarge({ kilobytes: namedBytesMax / 1024 }),
  );
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
