import { register } from '@perch/contract/auth';
import { showSettings } from '@perch/contract/settings';

import { hostNameOf } from '../../http/request/host-gate.ts';
import { isApiPath, parseRequestTarget } from '../../http/request/request-target.ts';
import type { Services } from '../../services.ts';
import { hasAdministrator } from '../accounts/create-user.ts';

/** What answers a request for an unknown address: the files of the web app only, all of the app, or nothing. */
export type SetupAccess = 'page' | 'app' | undefined;

/**
 * Lets the set-up be done at the address that it was opened by, as long as it is not finished. Until there is an
 * administrator, any name leads to the web app and to the calls that need the secret of the set-up link: a site that has its
 * own name resolve to this server (DNS rebinding) gets nothing else, and registers no account. After that it is the one
 * address by which the first administrator came.
 */
export function createSetupAccess({
  config,
  db,
  settings,
}: Pick<Services, 'config' | 'db' | 'settings'>) {
  // Without passwords there is no set-up link. Once the set-up is finished, or was done at the public address, it stays so.
  let isOver = !config.passwordLogin;

  return {
    isOver: () => isOver,
    async find(request: Request): Promise<SetupAccess> {
      if (isOver) return undefined;
      if (!(await hasAdministrator(db))) return findForLink(request);
      // Another process may have made the administrator a moment ago.
      await settings.refresh();
      const { setupAddress } = settings.current();
      isOver = setupAddress === null;
      if (setupAddress === null) return undefined;
      const { hostname } = new URL(setupAddress);
      return hostname === hostNameOf(request.headers.get('host')) ? 'app' : undefined;
    },
  };
}

/** The calls by which the set-up link is used, and the page that makes them. */
function findForLink(request: Request): SetupAccess {
  const { method } = request;
  const { path } = parseRequestTarget(request);
  if (method === 'POST') return path === register.path ? 'app' : undefined;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (path === showSettings.path) return 'app';
  return isApiPath(path) ? undefined : 'page';
}
