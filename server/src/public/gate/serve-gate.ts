import { drainBody } from '../../http/request/request-body.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { lockedPage, orTooManyTriesPage } from '../pages/gate-pages.ts';
import { frameOf } from '../pages/page-frame.ts';
import { isRead } from '../visit.ts';
import { consumeDownload } from './consume-download.ts';
import { findClosedLocks } from './decide-read.ts';
import { passwordIn, readPostedForm, respondWithPass, seeOther } from './posted-form.ts';
import { type RefusalContext, respondRefused } from './refusals.ts';
import { authorizeRead, type PublicAddress, refusalContextAt } from './serve-readable.ts';
import { tryAtLocks } from './try-password.ts';

/** What the button of a closed link's page does. */
export type GateAction = 'unlock' | 'open';

type GateVisit = Omit<PublicAddress, 'surface'>;
type GateUpload = PublicAddress & { upload: NonNullable<RefusalContext['upload']> };

/**
 * Answers `POST /v/<slug>/unlock`, with the password in a form, and `POST /v/<slug>/open`, which spends a
 * download: both hand out a pass for this visitor's browser. Reading these addresses leads back to the page.
 */
export async function serveGate(
  services: Services,
  action: GateAction,
  asked: GateVisit,
): Promise<Response> {
  const { request } = asked;
  if (isRead(request)) return seeOther(`/v/${asked.slug}`);
  if (request.method !== 'POST') {
    await drainBody(request);
    throw new AppError('method_not_allowed', (m) => m.errors.onlyRead);
  }
  const body = await readPostedForm(request);
  const address: PublicAddress = { ...asked, surface: 'page' };
  return authorizeRead(services, address, async (decision, upload) => {
    if (upload && !('refused' in decision)) {
      return alreadyOpen(action, refusalContextAt(address, upload));
    }
    const reason = 'refused' in decision ? decision.refused : 'gone';
    if (!upload || reason === 'gone' || reason === 'ended') {
      return respondRefused(services, reason, refusalContextAt(address, upload));
    }
    const found = refusalContextAt(address, upload);
    if (action === 'open') {
      return reason === 'limited' ? open(services, found) : seeOther(pageOf(found));
    }
    return reason === 'locked'
      ? unlock(services, found, passwordIn(request, body))
      : seeOther(pageOf(found));
  });
}

const alreadyOpen = (action: GateAction, found: GateUpload) =>
  seeOther(action === 'open' ? bytesOf(found) : pageOf(found));

async function unlock(services: Services, found: GateUpload, password: string): Promise<Response> {
  const { request } = found;
  const frame = frameOf(services, request);
  return orTooManyTriesPage(services, frame, async () => {
    // The page asks again where another password is missing.
    const locks = findClosedLocks(services, found.upload, found);
    const guarded = await tryAtLocks(services, locks, password, found);
    return guarded.length > 0
      ? respondWithPass(services, found, { kind: 'unlock', guarded, location: pageOf(found) })
      : lockedPage(frame, found, 'wrong');
  });
}

async function open(services: Services, found: GateUpload) {
  const isSpent = await consumeDownload(services, found.upload);
  if (!isSpent) return respondRefused(services, 'ended', found);
  const { upload } = found;
  return respondWithPass(services, found, {
    kind: 'grant',
    guarded: [upload],
    location: bytesOf(found),
  });
}

const pageOf = (found: GateUpload) => `/v/${found.slug}`;

/**
 * What goes with its one download is saved where a browser would play it or read it in parts: a player first
 * looks at the beginning, and what it asks for next would be gone.
 */
function bytesOf(found: GateUpload): string {
  const { domain, upload } = found;
  const path = `${domain ? '/' : '/f/'}${found.slug}`;
  const isSaved = upload.burn === 1 && !/^(?:image|text)\//.test(upload.mime_type);
  return isSaved ? `${path}?download` : path;
}
