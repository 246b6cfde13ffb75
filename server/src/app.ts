import { OpenAPIHono } from '@hono/zod-openapi';
import { tusPath } from '@perch/contract/tus';
import { fetchFile, headFile, headThumbnail, sendUpload } from '@perch/contract/uploads';

import { allowOrigins } from './http/cors.ts';
import { type Connection, createServe } from './http/endpoint.ts';
import { errorResponse } from './http/error-response.ts';
import { healthRoutes } from './http/health.routes.ts';
import { openApiRoutes } from './http/openapi.routes.ts';
import { createClientAddress } from './http/request/client-address.ts';
import { createHostGate } from './http/request/host-gate.ts';
import { drainBody } from './http/request/request-body.ts';
import type { WebApp } from './http/web-app.ts';
import { AppError } from './lib/errors.ts';
import { adminRoutes } from './modules/admin/admin.routes.ts';
import { metricsRoutes } from './modules/admin/metrics.routes.ts';
import { settingsRoutes } from './modules/admin/settings.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { confirmationRoutes } from './modules/auth/confirmation/confirmation.routes.ts';
import { passwordResetRoutes } from './modules/auth/password-reset.routes.ts';
import { inviteRoutes } from './modules/auth/registration/invites.routes.ts';
import { authenticate } from './modules/auth/session/authenticate.ts';
import { clientRoutes } from './modules/clients/clients.routes.ts';
import { certificateRoutes } from './modules/domains/live/certificates.routes.ts';
import { domainRoutes } from './modules/domains/requests/domains.routes.ts';
import { createPublicFiles } from './modules/public/public-files.ts';
import { publicRoutes } from './modules/public/public.routes.ts';
import { statisticsRoutes } from './modules/uploads/list/statistics.routes.ts';
import { asksForPlainText, asPlainText } from './modules/uploads/receive/plain-text-answer.ts';
import { resumableRoutes } from './modules/uploads/tus/tus.routes.ts';
import { uploadRoutes } from './modules/uploads/uploads.routes.ts';
import { userRoutes } from './modules/users/users.routes.ts';
import type { Services } from './services.ts';

/** The client's end of a request's connection. */
interface OtherEnd {
  findPeer(): string;
  stayOpen(): void;
}

export type Fetch = (request: Request, otherEnd: OtherEnd) => Response | Promise<Response>;

const tusMethods = ['OPTIONS', 'HEAD', 'POST', 'PATCH', 'DELETE'];

/** Every route of the service, in order. */
export function createRouter(services: Services, webApp: WebApp) {
  const app = new OpenAPIHono<{ Bindings: Connection }>();
  const { clientAddress } = createClientAddress(services.config.trustedProxies);
  const serve = createServe(
    app,
    (authorization, access) => authenticate(services, authorization, access),
    clientAddress,
  );

  const { corsOrigins } = services.config;
  if (corsOrigins.length > 0) {
    app.use(sendUpload.path, allowOrigins(corsOrigins, ['POST']));
    app.use(`${tusPath}/*`, allowOrigins(corsOrigins, tusMethods));
  }
  publicRoutes(app, serve, services);
  // HEAD is answered by the routes of GET.
  for (const call of [fetchFile, headFile, headThumbnail]) {
    app.openAPIRegistry.registerPath(call);
  }
  authRoutes(serve, services);
  confirmationRoutes(serve, services);
  passwordResetRoutes(serve, services);
  inviteRoutes(serve, services);
  userRoutes(serve, services);
  // Before the uploads' own: neither `sharex-config` nor `stats` nor `resumable` is an upload's id.
  statisticsRoutes(serve, services);
  clientRoutes(serve, services);
  resumableRoutes(app, serve, services);
  uploadRoutes(serve, services);
  domainRoutes(serve, services);
  certificateRoutes(serve, services);
  adminRoutes(serve, services);
  settingsRoutes(serve, services);
  healthRoutes(serve, services);
  metricsRoutes(serve, services);
  openApiRoutes(app, serve, services.config.publicUrl);

  app.all('/api/*', () => {
    throw new AppError('not_found', 'There is no such call.');
  });
  app.notFound((context) => webApp(context.req.raw));
  app.onError((error) => errorResponse(error, services.log));
  return app;
}

const hstsOfApp = 'max-age=31536000';
// Domains belong to users: one that leaves this server must not be bound to https for longer than a month.
const hstsOfDomain = 'max-age=2592000';

/** The whole service as one function from requests to answers; it never throws. */
export function createApp(services: Services, webApp: WebApp): Fetch {
  const app = createRouter(services, webApp);
  const checkHost = createHostGate(services.config.publicUrl, services.liveDomains.find);
  const publicFiles = createPublicFiles(services);
  const { metrics } = services;
  const isSecure = services.config.publicUrl.startsWith('https:');
  return (request, { findPeer, stayOpen }) => {
    const startedAt = performance.now();
    let hsts = hstsOfApp;
    const finish = (response: Response, route: string) => {
      if (isSecure) response.headers.set('strict-transport-security', hsts);
      metrics.requestAnswered(startedAt, route, request.method, response.status);
      // The runtime writes the date of every answer but those to HEAD.
      if (request.method === 'HEAD') response.headers.set('date', new Date().toUTCString());
      return response;
    };
    const failed = (error: unknown) => finish(errorResponse(error, services.log), '');
    try {
      const host = checkHost(request);
      if (host !== 'app') hsts = hstsOfDomain;
      const file =
        host === 'app' ? publicFiles.onApp(request) : publicFiles.onDomain(host, request);
      if (file instanceof Response) return finish(file, fetchFile.path);
      if (file) return file.then((response) => finish(response, fetchFile.path), failed);
      const connection = { peer: findPeer(), route: '', stayOpen };
      return answer(request, connection).then(
        (response) => finish(response, connection.route),
        failed,
      );
    } catch (error) {
      return failed(error);
    }
  };

  async function answer(request: Request, connection: Connection): Promise<Response> {
    const response = await app.fetch(request, connection);
    if (response.status >= 400) await drainBody(request);
    return asksForPlainText(request) ? asPlainText(response) : response;
  }
}
