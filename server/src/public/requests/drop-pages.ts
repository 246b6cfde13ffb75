import { drainBody } from '../../http/request/request-body.ts';
import { parseRequestTarget } from '../../http/request/request-target.ts';
import type { Services } from '../../services.ts';
import { orTooManyTries } from '../pages/gate-pages.ts';
import { frameOf } from '../pages/page-frame.ts';
import { notFoundPage } from '../pages/upload-pages.ts';
import type { ViewScripts } from '../view/view-scripts.ts';
import type { Visit } from '../visit.ts';
import { askDrop, type DropAddress, type DropDecision } from './ask-drop.ts';
import { dropPage, type FormOutcome } from './drop-page.ts';
import { receivePageForm } from './receive-page-form.ts';
import { endedRequestPage, fullRequestPage, lockedRequestPage } from './refused-pages.ts';

type DropVisit = Visit & DropAddress;

/** Answers at `/drop/<token>`. */
export function createDropPages(
  services: Services,
  scripts: Pick<ViewScripts, 'drop'>,
): (visit: DropVisit) => Promise<Response> {
  const frame = (address: DropAddress) => frameOf(services, address.request);

  async function show(address: DropAddress, decision: DropDecision, outcome?: FormOutcome) {
    if (decision.state === 'absent') return notFoundPage(frame(address));
    if (decision.state === 'over') return endedRequestPage(frame(address));
    if (decision.state === 'locked') return lockedRequestPage(frame(address), address.token);
    if (decision.state === 'full' && !outcome) return fullRequestPage(frame(address));
    const { host } = parseRequestTarget(address.request);
    const shown = { ...decision.found, host, script: scripts.drop, outcome };
    return dropPage(services, frame(address), shown);
  }

  return (address) =>
    orTooManyTries(services, frame(address), async () => {
      const decision = await askDrop(services, address);
      const isSending = address.request.method === 'POST';
      if (!isSending || (decision.state !== 'open' && decision.state !== 'full')) {
        await drainBody(address.request);
        return show(address, decision);
      }
      const { stayOpen } = address.peer;
      const sent = { address, frame: frame(address), stayOpen };
      const outcome = await receivePageForm(services, decision.found, sent);
      // As the request is by now.
      return show(address, await askDrop(services, address), outcome);
    });
}
