import { drainBody } from '../../../http/request/request-body.ts';
import { parseRequestTarget } from '../../../http/request/request-target.ts';
import type { Services } from '../../../services.ts';
import { orTooManyTries } from '../../public/pages/gate-pages.ts';
import { frameOf } from '../../public/pages/page-frame.ts';
import { notFoundPage } from '../../public/pages/upload-pages.ts';
import type { PublicRoute } from '../../public/public-routes.ts';
import type { ViewScripts } from '../../public/view/view-scripts.ts';
import type { Visit } from '../../public/visit.ts';
import { askDrop, type DropAddress, type DropDecision } from '../drop/ask-drop.ts';
import { dropPage, type FormOutcome } from './drop-page.ts';
import { receivePageForm } from './receive-page-form.ts';
import { endedRequestPage, fullRequestPage, lockedRequestPage } from './refused-pages.ts';
import { unlockRequest } from './unlock-request.ts';

/** The public addresses of requests. */
export function listDropRoutes(
  services: Services,
  scripts: Pick<ViewScripts, 'drop'>,
): PublicRoute[] {
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

  const answer = (address: Visit & DropAddress) =>
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

  return [
    {
      path: '/drop/{token}',
      hosts: 'app',
      methods: 'form',
      answer: (visit, { token = '' }) => answer({ ...visit, token }),
    },
    {
      path: '/drop/{token}/unlock',
      hosts: 'app',
      methods: 'any',
      answer: (visit, { token = '' }) => unlockRequest(services, { ...visit, token }),
    },
  ];
}
