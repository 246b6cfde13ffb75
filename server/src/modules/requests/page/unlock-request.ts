import { readUpTo } from '../../../http/request/request-body.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { passReaderOf } from '../../public/gate/may-read.ts';
import { issuePass } from '../../public/gate/passes.ts';
import { isFromOtherSite, passwordIn, seeOther } from '../../public/gate/posted-form.ts';
import { tryPassword } from '../../public/gate/try-password.ts';
import { tooManyTriesPage } from '../../public/pages/gate-pages.ts';
import { frameOf } from '../../public/pages/page-frame.ts';
import { askDrop, type DropAddress, guardedBy } from '../drop/ask-drop.ts';
import { lockedRequestPage } from './refused-pages.ts';

const formBytesMax = 16 * 1024;

/**
 * Answers `POST /drop/<token>/unlock`, with the password in a form: a pass in a cookie, with which the page and all that
 * it sends are let through. Every other request there leads back to the page.
 */
export async function unlockRequest(services: Services, address: DropAddress): Promise<Response> {
  const { request, token } = address;
  const toPage = () => seeOther(`/drop/${encodeURIComponent(token)}`);
  if (request.method !== 'POST') return toPage();
  const body = await readUpTo(request, formBytesMax);
  if (isFromOtherSite(request)) {
    throw new AppError('forbidden', (m) => m.filePage.gate.fromOtherSite);
  }
  const frame = frameOf(services, request);
  try {
    const decision = await askDrop(services, address);
    if (decision.state !== 'locked') return toPage();
    const guarded = guardedBy(decision.found);
    const password = passwordIn(request, body);
    const isRight = await tryPassword(services, guarded, password, address);
    if (!isRight) return await lockedRequestPage(frame, token, 'wrong');
    const answer = toPage();
    const reader = passReaderOf(services, { domainOwnerId: undefined });
    for (const cookie of issuePass(reader, request.headers.get('cookie'), 'unlock', guarded)) {
      answer.headers.append('set-cookie', cookie);
    }
    return answer;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_attempts') throw error;
    const page = await tooManyTriesPage(frame, error.sentenceIn(frame.locale));
    page.headers.set('retry-after', String(error.retryAfterSeconds));
    return page;
  }
}
