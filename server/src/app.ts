import { OpenAPIHono } from '@hono/zod-openapi';
import { fetchFile } from '@perch/contract/uploads';

import { AppError } from './errors.ts';
import { createClientAddress } from './http/client-address.ts';
import { createServe } from './http/endpoint.ts';
import { errorResponse } from './http/error-response.ts';
import { healthRoutes } from './http/health.routes.ts';
import { createHostGate } from './http/host-gate.ts';
import { openApiRoutes } from './http/openapi.routes.ts';
import { drain } from './http/request-body.ts';
import type { WebApp } from './http/web-app.ts';
import { adminRoutes } from './modules/admin/admin.routes.ts';
import { settingsRoutes } from './modules/admin/settings.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { authenticate } from './modules/auth/authenticate.ts';
import { inviteRoutes } from './modules/auth/invites.routes.ts';
import { passwordResetRoutes } from './modules/auth/password-reset.routes.ts';
import { clientRoutes } from './modules/clients/clients.routes.ts';
import { domainRoutes } from './modules/domains/domains.routes.ts';
import { createPublicFiles } from './modules/public/public-files.ts';
import { publicRoutes } from './modules/public/public.routes.ts';
import { asksForPlainText, asPlainText } from './modules/uploads/plain-text-answer.ts';
import { statisticsRoutes } from './modules/uploads/statistics.routes.ts';
import { uploadRoutes } from './modules/uploads/uploads.routes.ts';
import { userRoutes } from './modules/users/users.routes.ts';
import type { Services } from './services.ts';

/** `findPeer` gives the address of the other end of the connection. */
export type Fetch = (request: Request, findPeer: () => string) => Response | Promise<Response>;

/** The whole service as one function from requests to answers; it never throws. */
export function createApp(services: Services, webApp: WebApp): Fetch {
  const app = new OpenAPIHono<{ Bindings: { peer: string } }>();
  const { clientAddress } = createClientAddress(services.config.trustedProxies);
  const serve = createServe(
    app,
    (authorization, access) => authenticate(services, authorization, access),
    clientAddress,
  );

  publicRoutes(app, services);
  app.openAPIRegistry.registerPath(fetchFile);
  authRoutes(serve, services);
  passwordResetRoutes(serve, services);
  inviteRoutes(serve, services);
  userRoutes(serve, services);
  // Before the uploads' own: neither `sharex-config` nor `stats` is an upload's id.
  statisticsRoutes(serve, services);
  clientRoutes(serve, services);
  uploadRoutes(serve, services);
  domainRoutes(serve, services);
  adminRoutes(serve, services);
  settingsRoutes(serve, services);
  healthRoutes(serve, services);
  openApiRoutes(app);

  app.all('/api/*', () => {
    throw new AppError('not_found', 'There is no such call.');
  });
  app.notFound((context) => webApp(context.req.raw));
  app.onError((error) => errorResponse(error, services.log));

  const checkHost = createHostGate(services.config.publicUrl);
  const publicFiles = createPublicFiles(services);
  return (request, findPeer) => {
    try {
      checkHost(request);
      return publicFiles(request) ?? answer(request, findPeer());
    } catch (error) {
      return errorResponse(error, services.log);
    }
  };

  async function answer(request: Request, peer: string): Promise<Response> {
    const response = await app.fetch(request, { peer });
    if (response.status >= 400) await drain(request);
    return asksForPlainText(request) ? asPlainText(response) : response;
  }
}
