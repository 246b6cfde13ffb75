import type { Services } from '../../services.ts';
import { handOutPass, passwordIn, readPostedForm, seeOther } from '../gate/posted-form.ts';
import { tryPassword } from '../gate/try-password.ts';
import { orTooManyTries } from '../pages/gate-pages.ts';
import { frameOf } from '../pages/page-frame.ts';
import { askDrop, type DropAddress, guardedBy } from './ask-drop.ts';
import { lockedRequestPage } from './refused-pages.ts';

/**
 * Answers `POST /drop/<token>/unlock`, with the password in a form: a pass in a cookie, with which the page and all that
 * it sends are let through. Every other request there leads back to the page.
 */
export async function unlockRequest(services: Services, address: DropAddress): Promise<Response> {
  const { request, token } = address;
  const page = `/drop/${encodeURIComponent(token)}`;
  if (request.method !== 'POST') return seeOther(page);
  const body = await readPostedForm(request);
  const frame = frameOf(services, request);
  return orTooManyTries(services, frame, async () => {
    const decision = await askDrop(services, address);
    if (decision.state !== 'locked') return seeOther(page);
    const guarded = guardedBy(decision.found);
    const password = passwordIn(request, body);
    const isRight = await tryPassword(services, guarded, password, address);
    if (!isRight) return lockedRequestPage(frame, token, 'wrong');
    return handOutPass(
      services,
      { request, domain: undefined },
      { kind: 'unlock', guarded, location: page },
    );
  });
}
