import { ErrorBody } from '@perch/contract/errors';
import { sendUpload, type StoredFile } from '@perch/contract/uploads';

import { requireAccess } from '../../http/access.ts';
import { errorResponse } from '../../http/error-response.ts';
import { drainBody } from '../../http/request/request-body.ts';
import { requestLocale } from '../../http/request/request-locale.ts';
import { AppError } from '../../lib/errors.ts';
import { requireDuties } from '../../modules/sign-in/duties/require-duties.ts';
import {
  authenticateImported,
  type ImportedCaller,
} from '../../modules/tokens/check/authenticate-imported.ts';
import type { Services } from '../../services.ts';

/** An upload request of a client of another product. */
export interface CompatRequest {
  request: Request;
  /** The client's network address. */
  address: string;
  /** Restarts the idle time-out; to be called for each chunk of the body. */
  stayOpen: () => void;
  /** The language of the account, once that is known. */
  language: string | null;
}

/** The form of a product's responses. */
export interface ResponseFormat {
  success(files: readonly StoredFile[]): Response;
  failure(sentence: string, status: number): Response;
}

/**
 * The caller with an imported token of one of these products, who may upload; undefined if there is no such token. Throws
 * as every upload with a token does.
 */
export async function findUploader(
  services: Services,
  call: CompatRequest,
  secret: string,
  sources: readonly string[],
): Promise<ImportedCaller | undefined> {
  const caller = await authenticateImported(services, secret, sources, call);
  if (!caller) return undefined;
  call.language = caller.user.language;
  requireAccess(caller, sendUpload);
  await requireDuties(services, caller, []);
  return caller;
}

export const unknownToken = () => new AppError('unauthenticated', (m) => m.errors.notSignedIn);

/** An error caused by a header, with its name as the client sent it. */
export class RefusedHeader extends Error {
  override readonly name = 'RefusedHeader';

  constructor(
    readonly header: string,
    override readonly cause: AppError,
  ) {
    super(cause.message, { cause });
  }
}

/** Responds in the product's form, to failures as well. */
export async function respondIn(
  services: Services,
  format: ResponseFormat,
  call: CompatRequest,
  receive: () => Promise<readonly StoredFile[]>,
): Promise<Response> {
  try {
    return format.success(await receive());
  } catch (error) {
    const response = await answerFailure(services, format, call, error);
    await drainBody(call.request);
    return response;
  }
}

async function answerFailure(
  services: Services,
  format: ResponseFormat,
  { request, language }: CompatRequest,
  error: unknown,
): Promise<Response> {
  const fallback = services.settings.current().defaultLanguage;
  const locale = requestLocale(request, language, fallback);
  const header = error instanceof RefusedHeader ? `${error.header}: ` : '';
  const cause = error instanceof RefusedHeader ? error.cause : error;
  const ours = errorResponse(services, cause, locale);
  const { error: sentence } = ErrorBody.parse(await ours.json());
  const response = format.failure(`${header}${sentence}`, ours.status);
  const retryAfter = ours.headers.get('retry-after');
  if (retryAfter !== null) response.headers.set('retry-after', retryAfter);
  return response;
}

/** Never cached. */
export const plainText = (text: string, status = 200): Response =>
  new Response(text, {
    status,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  });

/** The last part of a link's path. */
export const linkNameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
