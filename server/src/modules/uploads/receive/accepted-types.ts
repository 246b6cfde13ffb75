import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import type { Chunks } from '../../../storage/chunks.ts';
import { cleanFileName } from './file-name.ts';
import { decideType, essenceOf, headBytes } from './file-type.ts';

type TypeServices = Pick<Services, 'settings'>;
/** Throws `unsupported_media_type` for a type that is refused where the file goes. */
type TypeCheck = (mimeType: string) => void;

/** Throws `unsupported_media_type` for a type that administrators do not allow, or refuse. */
export function requireAcceptedType({ settings }: TypeServices, mimeType: string): void {
  const { allowedTypes, refusedTypes } = settings.current();
  const type = essenceOf(mimeType);
  const isAllowed = allowedTypes.length === 0 || isOneOf(allowedTypes, type);
  if (!isAllowed || isOneOf(refusedTypes, type)) throw typeRefused(type);
}

/** Throws `unsupported_media_type` for a type that is none of these; an empty list has all. */
export function requireTypeOf(types: readonly string[], mimeType: string): void {
  const type = essenceOf(mimeType);
  if (types.length > 0 && !isOneOf(types, type)) throw typeRefused(type);
}

const typeRefused = (type: string) =>
  new AppError('unsupported_media_type', (m) => m.linkOptions.options.typeRefused({ type }));

const isOneOf = (types: readonly string[], type: string) =>
  types.some((each) => (each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : type === each));

/** Throws `unsupported_media_type` once the first bytes of a file show a type that is not accepted. */
export function requireAcceptedHead(
  services: TypeServices,
  { name, head }: { name: string; head: Uint8Array },
  also?: TypeCheck,
): void {
  if (head.length >= headBytes) requireAcceptedContent(services, { name, head }, also);
}

/**
 * The bytes of a file, once its type, or the first of them, have shown that it is accepted. They throw
 * `unsupported_media_type` before any is given out.
 */
export function requireAcceptedBytes(
  services: TypeServices,
  { name, mimeType, chunks }: { name: string; mimeType?: string; chunks: Chunks },
  also?: TypeCheck,
): Chunks {
  const { allowedTypes, refusedTypes } = services.settings.current();
  if (allowedTypes.length === 0 && refusedTypes.length === 0 && !also) return chunks;
  if (mimeType !== undefined) {
    requireAcceptedType(services, mimeType);
    also?.(mimeType);
    return chunks;
  }
  return checkHead(chunks, (head) => requireAcceptedContent(services, { name, head }, also));
}

function requireAcceptedContent(
  services: TypeServices,
  { name, head }: { name: string; head: Uint8Array },
  also: TypeCheck | undefined,
): void {
  const type = decideType(cleanFileName(name, ''), head);
  requireAcceptedType(services, type);
  also?.(type);
}

/** The bytes of a file, of which none is given out before `check` has let its head pass. */
export async function* checkHead(source: Chunks, check: (head: Uint8Array) => void): Chunks {
  const first: Uint8Array[] = [];
  let bytes = 0;
  let isKnown = false;
  for await (const chunk of source) {
    if (isKnown) {
      yield chunk;
      continue;
    }
    first.push(chunk);
    bytes += chunk.length;
    if (bytes < headBytes) continue;
    check(Buffer.concat(first).subarray(0, headBytes));
    isKnown = true;
    yield* first;
  }
  if (isKnown) return;
  check(Buffer.concat(first));
  yield* first;
}
