import { OpenAPIHono } from '@hono/zod-openapi';
import { headArchive } from '@perch/contract/archives';
import { sendUpload } from '@perch/contract/uploads';
import { fetchOembed, fetchPreview } from '@perch/contract/uploads/embeds';
import { fetchFile, headFile, headThumbnail } from '@perch/contract/uploads/public-links';
import { tusPath } from '@perch/contract/uploads/tus-path';

import { allowOrigins } from './http/cors.ts';
import { type Connection, createServe } from './http/endpoint.ts';
import { errorResponse } from './http/error-response.ts';
import { healthRoutes } from './http/health.routes.ts';
import { openApiRoutes } from './http/openapi.routes.ts';
import { createClientAddress } from './http/request/client-address.ts';
import { createHostGate } from './http/request/host-gate.ts';
import type { Fetch } from './http/request/other-end.ts';
import { drainBody } from './http/request/request-body.ts';
import { requestLocale, visitorLocale } from './http/request/request-locale.ts';
import { parseRequestTarget } from './http/request/request-target.ts';
import type { WebApp } from './http/web-app.ts';
import { AppError } from './lib/errors.ts';
import { adminRoutes } from './modules/admin/admin.routes.ts';
import { metricsRoutes } from './modules/admin/metrics.routes.ts';
import { albumRoutes } from './modules/albums/albums.routes.ts';
import { archiveRoutes } from './modules/archives/archives.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { confirmationRoutes } from './modules/auth/confirmation/confirmation.routes.ts';
import { defaultTokenRoutes } from './modules/auth/default-token.routes.ts';
import { requireDuties } from './modules/auth/duties/require-duties.ts';
import { termsRoutes } from './modules/auth/duties/terms.routes.ts';
import { passkeyRoutes } from './modules/auth/passkeys/passkeys.routes.ts';
import { passwordResetRoutes } from './modules/auth/password-reset.routes.ts';
import { preferencesRoutes } from './modules/auth/preferences.routes.ts';
import { identityRoutes } from './modules/auth/providers/identities.routes.ts';
import { oidcRoutes } from './modules/auth/providers/oidc/oidc.routes.ts';
import { proxyRoutes } from './modules/auth/providers/proxy/proxy.routes.ts';
import { inviteRoutes } from './modules/auth/registration/invites.routes.ts';
import { secondFactorRoutes } from './modules/auth/second-factors/second-factors.routes.ts';
import { authenticate } from './modules/auth/session/authenticate.ts';
import { brandRoutes } from './modules/brand/brand.routes.ts';
import { clientRoutes } from './modules/clients/clients.routes.ts';
import { filterRoutes } from './modules/collections/filters/filters.routes.ts';
import { tagRoutes } from './modules/collections/tags/tags.routes.ts';
import { createOldClients } from './modules/compat/old-clients.ts';
import { certificateRoutes } from './modules/domains/live/certificates.routes.ts';
import type { LiveDomain } from './modules/domains/live/live-domains.ts';
import { domainRoutes } from './modules/domains/requests/domains.routes.ts';
import { importRoutes } from './modules/imports/imports.routes.ts';
import { linkRoutes } from './modules/links/links.routes.ts';
import { type AlbumPages, createAlbumPages } from './modules/public/albums/album-pages.ts';
import { ownersViewCookie } from './modules/public/gate/owners-view.ts';
import { answerLegacyOnApp } from './modules/public/legacy/answer-legacy.ts';
import { createPublicFiles, type LegacyHost } from './modules/public/public-files.ts';
import { publicRoutes } from './modules/public/public.routes.ts';
import { withLinkPages } from './modules/public/short-links/short-links.ts';
import { createViewPages, type ViewPages } from './modules/public/view/view-page.ts';
import type { ViewScripts } from './modules/public/view/view-scripts.ts';
import { dropRoutes } from './modules/requests/drop/drop.routes.ts';
import { requestRoutes } from './modules/requests/own/requests.routes.ts';
import { dropPageRoutes } from './modules/requests/page/drop-page.routes.ts';
import { settingsRoutes } from './modules/settings/settings.routes.ts';
import { setupRoutes } from './modules/setup/setup.routes.ts';
import { authenticateToken } from './modules/tokens/check/authenticate-token.ts';
import { tokenRoutes } from './modules/tokens/tokens.routes.ts';
import { statisticsRoutes } from './modules/uploads/list/statistics.routes.ts';
import { pasteRoutes } from './modules/uploads/pastes/pastes.routes.ts';
import { profileRoutes } from './modules/uploads/profiles/profiles.routes.ts';
import { asksForPlainText, asPlainText } from './modules/uploads/receive/plain-text-answer.ts';
import { trashRoutes } from './modules/uploads/trash/trash.routes.ts';
import { resumableRoutes } from './modules/uploads/tus/tus.routes.ts';
import { uploadRoutes } from './modules/uploads/uploads.routes.ts';
import { userRoutes } from './modules/users/users.routes.ts';
import type { Services } from './services.ts';

const tusMethods = ['OPTIONS', 'HEAD', 'POST', 'PATCH', 'DELETE'];

const fallbackLocale = ({ settings }: Services) => settings.current().defaultLanguage;

/** The pages that the server renders. */
interface PublicPages {
  viewPages: ViewPages;
  albumPages: AlbumPages;
  scripts: Pick<ViewScripts, 'drop'>;
}

/** Every route of the service, in order. */
export function createRouter(
  services: Services,
  webApp: WebApp,
  { viewPages, albumPages, scripts }: PublicPages,
) {
  const app = new OpenAPIHono<{ Bindings: Connection }>();
  const { clientAddress } = createClientAddress(services.config.trustedProxies);
  const serve = createServe(
    app,
    async (credentials) =>
      (await authenticateToken(services, credentials)) ??
      authenticate(services, credentials.authorization),
    (caller, openBefore) => requireDuties(services, caller, openBefore),
    clientAddress,
    () => fallbackLocale(services),
  );

  const { corsOrigins } = services.config;
  if (corsOrigins.length > 0) {
    app.use(sendUpload.path, allowOrigins(corsOrigins, ['POST']));
    app.use(`${tusPath}/*`, allowOrigins(corsOrigins, tusMethods));
  }
  publicRoutes(app, serve, services, viewPages, albumPages);
  // HEAD is answered by the routes of GET.
  for (const call of [fetchFile, headFile, headThumbnail, fetchPreview, fetchOembed, headArchive]) {
    app.openAPIRegistry.registerPath(call);
  }
  authRoutes(serve, services);
  oidcRoutes(serve, services);
  proxyRoutes(serve, services);
  identityRoutes(serve, services);
  defaultTokenRoutes(serve, services);
  confirmationRoutes(serve, services);
  secondFactorRoutes(serve, services);
  passkeyRoutes(serve, services);
  preferencesRoutes(serve, services);
  termsRoutes(serve, services);
  passwordResetRoutes(serve, services);
  inviteRoutes(serve, services);
  tokenRoutes(serve, services);
  profileRoutes(serve, services);
  userRoutes(serve, services);
  // Before the uploads' own: neither `sharex-config` nor `stats` nor `resumable` is an upload's id.
  statisticsRoutes(serve, services);
  clientRoutes(serve, services);
  resumableRoutes(app, serve, services);
  uploadRoutes(serve, services);
  pasteRoutes(serve, services);
  trashRoutes(serve, services);
  albumRoutes(serve, services);
  tagRoutes(serve, services);
  filterRoutes(serve, services);
  linkRoutes(serve, services);
  archiveRoutes(serve, services);
  requestRoutes(serve, services);
  dropRoutes(app, serve, services);
  dropPageRoutes(app, services, scripts);
  domainRoutes(serve, services);
  certificateRoutes(serve, services);
  adminRoutes(serve, services);
  importRoutes(serve, services);
  brandRoutes(serve, services);
  settingsRoutes(serve, services);
  setupRoutes(serve, services);
  healthRoutes(serve, services);
  metricsRoutes(serve, services);
  openApiRoutes(app, serve, services.config.publicUrl);

  app.all('/api/*', () => {
    throw new AppError('not_found', (m) => m.errors.noSuchCall);
  });
  app.notFound(({ req, env }) =>
    webApp(req.raw, () => answerLegacyOnApp(services, req.raw, () => env.peer)),
  );
  app.onError((error, { req, env }) => {
    const locale = requestLocale(req.raw, env.accountLanguage, fallbackLocale(services));
    return errorResponse(error, services.log, locale);
  });
  return app;
}

const hstsOfApp = 'max-age=31536000';
// Domains belong to users: one that leaves this server must not be bound to https for longer than a month.
const hstsOfDomain = 'max-age=2592000';

/** The whole service as one function from requests to answers; it never throws. */
export function createApp(services: Services, webApp: WebApp, scripts: ViewScripts): Fetch {
  const viewPages = withLinkPages(services, createViewPages(services, scripts));
  const albumPages = createAlbumPages(services, scripts);
  const app = createRouter(services, webApp, { viewPages, albumPages, scripts });
  const { liveDomains } = services;
  const checkHost = createHostGate(
    services.config.publicUrl,
    (name): LiveDomain | LegacyHost | undefined =>
      liveDomains.find(name) ??
      (liveDomains.hasLegacyLinks(name) ? { legacyName: name } : undefined),
  );
  const publicFiles = createPublicFiles(services, viewPages, albumPages);
  const answerOldClient = createOldClients(services);
  const { metrics } = services;
  const isSecure = services.config.publicUrl.startsWith('https:');
  return (request, otherEnd) => {
    const { findPeer, stayOpen, takeTurn } = otherEnd;
    const startedAt = performance.now();
    let hsts = hstsOfApp;
    const finish = (response: Response, route: string) => {
      if (isSecure) response.headers.set('strict-transport-security', hsts);
      metrics.requestAnswered(startedAt, route, request.method, response.status);
      // The runtime writes the date of every answer but those to HEAD.
      if (request.method === 'HEAD') response.headers.set('date', new Date().toUTCString());
      return response;
    };
    const failed = (error: unknown) => {
      const locale = visitorLocale(services, request);
      return finish(errorResponse(error, services.log, locale), '');
    };
    try {
      const host = checkHost(request);
      if (host !== 'app') hsts = hstsOfDomain;
      const old = answerOldClient?.(request, host, otherEnd);
      if (old) return old.response.then((response) => finish(response, old.route), failed);
      const file =
        host === 'app' ? publicFiles.onApp(request, findPeer) : onDomain(host, request, findPeer);
      if (file instanceof Response) return finish(file, fetchFile.path);
      if (file) return file.then((response) => finish(response, fetchFile.path), failed);
      const connection: Connection = {
        peer: findPeer(),
        route: '',
        accountLanguage: null,
        stayOpen,
        takeTurn,
      };
      return answer(request, connection).then(
        (response) => finish(response, connection.route),
        failed,
      );
    } catch (error) {
      return failed(error);
    }
  };

  function onDomain(domain: LiveDomain | LegacyHost, request: Request, findPeer: () => string) {
    const isScript =
      request.url.includes('/assets/') && scripts.has(parseRequestTarget(request).path);
    return isScript ? webApp(request) : publicFiles.onDomain(domain, request, findPeer);
  }

  async function answer(request: Request, connection: Connection): Promise<Response> {
    const answered = await app.fetch(request, connection);
    const legacy =
      answered.status === 404 &&
      (await answerLegacyOnApp(services, request, () => connection.peer));
    const response = legacy || answered;
    if (response.status >= 400) await drainBody(request);
    const { sessionId, route } = connection;
    const isAboutUploads = sessionId !== undefined && route.startsWith(sendUpload.path);
    const cookie = isAboutUploads && ownersViewCookie(services, request, sessionId);
    if (cookie) response.headers.append('set-cookie', cookie);
    return asksForPlainText(request) ? asPlainText(response) : response;
  }
}
