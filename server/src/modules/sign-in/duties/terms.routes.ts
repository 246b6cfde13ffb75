import * as contract from '@perch/contract/accounts/terms';

import { actorOf, type Serve } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { acceptTerms } from './terms.ts';

export function termsRoutes(serve: Serve, services: Services) {
  serve(contract.acceptTerms, async (call) => {
    await acceptTerms(services, actorOf(call), call.body.version);
    return { message: (m) => m.brand.termsAccepted };
  });
}
