import { sendUpload } from '@perch/contract/uploads';
import { fetchFile } from '@perch/contract/uploads/public-links';
import { tusPath } from '@perch/contract/uploads/tus-path';
import { Hono } from 'hono';

import { allowOrigins } from './http/cors.ts';
import { type Connection, createServe, type ServedApp } from './http/endpoint.ts';
import { healthRoutes } from './http/health.routes.ts';
import { lazyPart } from './http/lazy-part.ts';
import { createHostGate } from './http/request/host-gate.ts';
import type { Fetch, OtherEnd } from './http/request/other-end.ts';
import { drainBody } from './http/request/request-body.ts';
import { requestLocale, visitorLocale } from './http/request/request-locale.ts';
import { parseRequestTarget } from './http/request/request-target.ts';
import { bytesInLine, createTimeSlices } from './http/request/time-slices.ts';
import type { WebApp } from './http/web-app.ts';
import { lazyRoutes } from './lazy-routes.ts';
import { AppError } from './lib/errors.ts';
import { metricsRoutes } from './modules/admin/metrics.routes.ts';
import { requireDuties } from './modules/auth/duties/require-duties.ts';
import { authenticate } from './modules/auth/session/authenticate.ts';
import { createOldClients } from './modules/compat/old-clients.ts';
import type { LiveDomain } from './modules/domains/live/live-domains.ts';
import { type AlbumPages, createAlbumPages } from './modules/public/albums/album-pages.ts';
import { ownersViewCookie } from './modules/public/gate/owners-view.ts';
import { visitorAddress } from './modules/public/gate/visitor-network.ts';
import { answerLegacyOnApp } from './modules/public/legacy/answer-legacy.ts';
import { answerError } from './modules/public/pages/failure-page.ts';
import {
  createPublicFiles,
  isLinkOnDomain,
  type LegacyHost,
} from './modules/public/public-files.ts';
import { publicRoutes } from './modules/public/public.routes.ts';
import { withLinkPages } from './modules/public/short-links/short-links.ts';
import { createViewPages, type ViewPages } from './modules/public/view/view-page.ts';
import type { ViewScripts } from './modules/public/view/view-scripts.ts';
import { dropPageRoutes } from './modules/requests/page/drop-page.routes.ts';
import { createSetupAccess } from './modules/settings/setup-access.ts';
import { authenticateToken } from './modules/tokens/check/authenticate-token.ts';
import { asksForPlainText, asPlainText } from './modules/uploads/receive/plain-text-answer.ts';
import { trashRoutes } from './modules/uploads/trash/trash.routes.ts';
import { resumableRoutes } from './modules/uploads/tus/tus.routes.ts';
import { uploadRoutes } from './modules/uploads/uploads.routes.ts';
import type { Services } from './services.ts';

const tusMethods = ['OPTIONS', 'HEAD', 'POST', 'PATCH', 'DELETE'];

const fallbackLocale = ({ settings }: Services) => settings.current().defaultLanguage;

/** The pages that the server renders. */
interface PublicPages {
  viewPages: ViewPages;
  albumPages: AlbumPages;
  scripts: Pick<ViewScripts, 'drop'>;
}

/** A router, and those parts of it that are loaded with the first request for them. */
interface Router {
  app: ServedApp;
  loadParts(): Promise<ServedApp[]>;
}

/** Every route of the service, in order. */
export function createRouter(
  services: Services,
  webApp: WebApp,
  { viewPages, albumPages, scripts }: PublicPages,
): Router {
  const app = new Hono<{ Bindings: Connection }>();
  const { clientAddress } = services.clientAddresses;
  const serveOn = (part: ServedApp) =>
    createServe(
      part,
      async (credentials) =>
        (await authenticateToken(services, credentials)) ??
        authenticate(services, credentials.authorization),
      (caller, openBefore) => requireDuties(services, caller, openBefore),
      clientAddress,
      () => fallbackLocale(services),
    );
  const serve = serveOn(app);

  const { corsOrigins } = services.config;
  if (corsOrigins.length > 0) {
    app.use(sendUpload.path, allowOrigins(corsOrigins, ['POST']));
    app.use(`${tusPath}/*`, allowOrigins(corsOrigins, tusMethods));
  }
  publicRoutes(app, serve, services, viewPages, albumPages);
  // Before the uploads' own: neither `sharex-config` nor `stats` is an upload's id.
  const parts = lazyRoutes.map(({ paths, load }) =>
    lazyPart(app, paths, async () => {
      const part = new Hono<{ Bindings: Connection }>();
      (await load())(serveOn(part), services, part);
      return part.notFound(refuseUnknown).onError(rethrow);
    }),
  );
  resumableRoutes(app, serve, services);
  uploadRoutes(serve, services);
  trashRoutes(serve, services);
  dropPageRoutes(app, services, scripts);
  healthRoutes(serve, services);
  metricsRoutes(serve, services);

  app.all('/api/*', refuseUnknown);
  app.notFound(({ req, env }) =>
    webApp(req.raw, () => answerLegacyOnApp(services, req.raw, () => env.peer)),
  );
  app.onError((error, { req, env }) => {
    const locale = requestLocale(req.raw, env.accountLanguage, fallbackLocale(services));
    return answerError(services, error, req.raw, locale);
  });
  return { app, loadParts: () => Promise.all(parts.map((part) => part())) };
}

function refuseUnknown(): never {
  throw new AppError('not_found', (m) => m.errors.noSuchCall);
}

/** The router answers for the errors of its parts. */
function rethrow(error: Error): never {
  throw error;
}

const hstsOfApp = 'max-age=31536000';
// Domains belong to users: one that leaves this server must not be bound to https for longer than a month.
const hstsOfDomain = 'max-age=2592000';

type Answer = Response | Promise<Response>;

const connectionOf = (
  { findPeer, stayOpen, takeTurn }: OtherEnd,
  takeSlice: Connection['takeSlice'],
): Connection => ({
  peer: findPeer(),
  route: '',
  accountLanguage: null,
  stayOpen,
  takeTurn,
  takeSlice,
});

/** The whole service as one function from requests to answers; it never throws. */
export function createApp(services: Services, webApp: WebApp, scripts: ViewScripts): Fetch {
  const viewPages = withLinkPages(services, createViewPages(services, scripts));
  const albumPages = createAlbumPages(services, scripts);
  const { app } = createRouter(services, webApp, { viewPages, albumPages, scripts });
  const { liveDomains } = services;
  const checkHost = createHostGate(
    services.config,
    (name): LiveDomain | LegacyHost | undefined =>
      liveDomains.find(name) ??
      (liveDomains.hasLegacyLinks(name) ? { legacyName: name } : undefined),
  );
  const publicFiles = createPublicFiles(services, viewPages, albumPages);
  const answerOldClient = createOldClients(services);
  const { metrics, config } = services;
  const setupAccess = createSetupAccess(services);
  const takeSlice = createTimeSlices();
  /** Files are answered without a turn, as on the app's host. */
  const linkOn = (domain: LiveDomain | LegacyHost, request: Request, findPeer: () => string) =>
    isLinkOnDomain(domain, request) ? publicFiles.onDomain(domain, request, findPeer) : undefined;

  return (request, otherEnd) => {
    const { findPeer } = otherEnd;
    const startedAt = performance.now();
    let hsts = hstsOfApp;
    const finish = (response: Response, route: string) => {
      if (config.publicUrl.startsWith('https:')) {
        response.headers.set('strict-transport-security', hsts);
      }
      metrics.requestAnswered(startedAt, route, request.method, response.status);
      // The runtime writes the date of every answer but those to HEAD.
      if (request.method === 'HEAD') response.headers.set('date', new Date().toUTCString());
      return response;
    };
    const finishAll = (given: Answer, findRoute: () => string) =>
      given instanceof Response
        ? finish(given, findRoute())
        : given.then((response) => finish(response, findRoute()), failed);
    const failed = (error: unknown): Answer =>
      finishAll(answerError(services, error, request, visitorLocale(services, request)), () => '');
    function serve(host: 'app' | LiveDomain | LegacyHost): Answer {
      if (host !== 'app') hsts = hstsOfDomain;
      const old = answerOldClient?.(request, host, otherEnd);
      if (old) return finishAll(old.response, () => old.route);
      const link =
        host === 'app' ? publicFiles.onApp(request, findPeer) : linkOn(host, request, findPeer);
      if (link) return finishAll(link, () => fetchFile.path);
      const takeOwnSlice = (bytes: number) =>
        takeSlice(() => visitorAddress(services, { request, findPeer }), bytes);
      const bytes = bytesInLine(request);
      const turn = bytes === undefined ? undefined : takeOwnSlice(bytes);
      const inTurn = (answerNow: () => Answer) => (turn ? turn.then(answerNow) : answerNow());
      if (host !== 'app') {
        const answerNow = () => onDomain(host, request, findPeer);
        return finishAll(inTurn(answerNow), () => fetchFile.path);
      }
      const connection = connectionOf(otherEnd, takeOwnSlice);
      return finishAll(
        inTurn(() => answer(request, connection)),
        () => connection.route,
      );
    }
    /** An unknown address may be the one by which the server is being set up. */
    async function serveSetup(unknownHost: AppError): Promise<Response> {
      const access = await setupAccess.find(request);
      if (access === 'app') return serve('app');
      return access === 'page' ? finishAll(webApp(request), () => '') : failed(unknownHost);
    }
    try {
      return serve(checkHost(request));
    } catch (error) {
      const isUnknownHost = error instanceof AppError && error.code === 'unknown_host';
      if (!isUnknownHost || setupAccess.isOver()) return failed(error);
      return serveSetup(error).catch(failed);
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
