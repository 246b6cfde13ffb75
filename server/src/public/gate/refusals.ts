import { type ErrorCode, errorStatuses } from '@perch/contract/errors';
import type { Sentence } from '@perch/messages/catalogue';

import type { LinkedUpload } from '../../database/rows/upload-rows.ts';
import { jsonResponse } from '../../http/error-response.ts';
import { drainBody } from '../../http/request/request-body.ts';
import { AppError } from '../../lib/errors.ts';
import { endedPage, limitedPage, lockedPage } from '../pages/gate-pages.ts';
import { frameOf, type FrameServices, type PageFrame } from '../pages/page-frame.ts';
import { alreadyDeletedPage, notFoundPage } from '../pages/upload-pages.ts';
import { isRead } from '../visit.ts';
import type { ReadRequest, Refusal, Surface } from './decide-read.ts';
import { isNavigation } from './navigation.ts';

/** A request that the gate has refused. */
export interface RefusalContext extends Pick<ReadRequest, 'request' | 'surface'> {
  /** Of its page. */
  slug: string;
  /** Undefined where there is none. */
  upload: LinkedUpload | undefined;
  /** The origin that has its page; undefined: the host of the request. */
  pageOrigin?: string | undefined;
}

type RefusalResponder = (
  frame: PageFrame,
  refused: RefusalContext,
  publicUrl: string,
) => Promise<Response>;

// Header for header the answer to a slug that never existed.
const nothing: RefusalResponder = async (frame, { request }) => {
  if (!isRead(request)) await drainBody(request);
  return notFoundPage(frame);
};

const gone: Record<Surface, RefusalResponder> = {
  file: nothing,
  page: nothing,
  preview: nothing,
  oembed: nothing,
  archive: nothing,
  thumbnail: () => Promise.reject(noSuchThumbnail()),
  deletionPage: alreadyDeletedPage,
};

const locked = closed('password_required', (m) => m.filePage.gate.passwordNeeded);
const limited = closed('confirmation_required', (m) => m.filePage.gate.openingNeeded);

const askForPassword: RefusalResponder = (frame, refused) => lockedPage(frame, refused);

const askForOpening: RefusalResponder = (frame, refused) =>
  limitedPage(frame, {
    slug: refused.slug,
    isOnce: refused.upload?.burn === 1,
    limit: refused.upload ?? { downloads_left: 0, downloads_limit: null },
  });

const answers: Record<Refusal, Record<Surface, RefusalResponder>> = {
  gone,
  ended: { ...gone, page: endedPage },
  locked: { ...gone, file: locked, thumbnail: locked, page: askForPassword },
  limited: { ...gone, file: limited, thumbnail: limited, page: askForOpening },
};

/** The answer to a request that the gate has refused. Throws AppError where the error map answers. */
export const respondRefused = (
  services: FrameServices,
  reason: Refusal,
  refused: RefusalContext,
) => {
  const { publicUrl } = services.config;
  return answers[reason][refused.surface](frameOf(services, refused.request), refused, publicUrl);
};

export const noSuchThumbnail = () => new AppError('not_found', (m) => m.errors.noSuchThumbnail);

/** At an address of bytes, of which nothing is told. */
function closed(code: ErrorCode, sentence: Sentence): RefusalResponder {
  return async ({ m }, { request, slug, pageOrigin = '' }, publicUrl) => {
    if (!isRead(request)) await drainBody(request);
    const page = `${pageOrigin}/v/${slug}`;
    return respondClosed(publicUrl, request, { page, code, sentence: sentence(m) });
  };
}

/** The missing proof, and the page that asks for it: its address, or the page itself where it has the same. */
interface Closed {
  page: string | (() => Promise<Response>);
  code: ErrorCode;
  sentence: string;
}

/**
 * The answer wherever a password or a spent download is missing: a browser that navigates there gets the page that asks
 * for it, and every other client is told what it lacks.
 */
export async function respondClosed(
  publicUrl: string,
  request: Request,
  { page, code, sentence }: Closed,
): Promise<Response> {
  if (!isNavigation(publicUrl, request)) return refuseProgram(code, sentence);
  if (typeof page !== 'string') return page();
  const headers = { ...closedHeaders, location: page, 'referrer-policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
}

/** What a program is told where a browser gets a page: what it lacks. */
export const refuseProgram = (code: ErrorCode, sentence: string): Response =>
  jsonResponse({ success: false, error: sentence, code }, errorStatuses[code], closedHeaders);

const closedHeaders = { 'cache-control': 'private, no-store', vary: 'Sec-Fetch-Mode' };
