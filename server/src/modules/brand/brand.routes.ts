import { removeLogo, setLogo } from '@perch/contract/brand/logo';

import { actorOf, type Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import * as logo from './logo/set-logo.ts';

export function brandRoutes(serve: Serve, services: Services) {
  serve(setLogo, async (call) => {
    await logo.setLogo(services, actorOf(call), await logo.readPicture(call.request));
    return { message: (m) => m.brand.logoSaved };
  });

  serve(removeLogo, async (call) => {
    await logo.removeLogo(services, actorOf(call));
    return { message: (m) => m.brand.logoRemoved };
  });
}
