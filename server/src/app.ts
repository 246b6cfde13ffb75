import { sendUpload } from '@perch/contract/uploads';
import { fetchFile } from '@perch/contract/uploads/public-links';
import { tusPath } from '@perch/contract/uploads/tus-path';
import { Hono } from 'hono';

import { allowOrigins } from './http/cors.ts';
import { type Connection, createServe, type ServedApp } from './http/endpoint.ts';
import { healthRoutes } from './http/health.routes.ts';
import { lazyPart } from './http/lazy-part.ts';
import { createHostGate } from './http/request/host-gate.ts';
import type { Fetch } from './http/request/peer.ts';
import { drainBody } from './http/request/request-body.ts';
import { requestLocale, visitorLocale } from './http/request/request-locale.ts';
import { parseRequestTarget } from './http/request/request-target.ts';
import { bytesInLine, createTimeSlices } from './http/request/time-slices.ts';
import type { WebApp } from './http/web-app.ts';
import { createCompatHandler } from './interop/compat/compat-handler.ts';
import { answerLegacy, answerLegacyOnApp } from './interop/legacy/answer-legacy.ts';
import { lazyRoutes } from './lazy-routes.ts';
import { AppError } from './lib/errors.ts';
import { metricsRoutes } from './modules/admin/metrics.routes.ts';
import type { LiveDomain } from './modules/domains/live/live-domains.ts';
import { linkCheckRoutes } from './modules/link-checks/link-checks.routes.ts';
import type { OpenPublic } from './modules/link-checks/read-page.ts';
import { createSetupAccess } from './modules/settings/setup-access.ts';
import { requireDuties } from './modules/sign-in/duties/require-duties.ts';
import { authenticate } from './modules/sign-in/session/authenticate.ts';
import { authenticateToken } from './modules/tokens/check/authenticate-token.ts';
import { toPlainText, wantsPlainText } from './modules/uploads/receive/plain-text-answer.ts';
import { trashRoutes } from './modules/uploads/trash/trash.routes.ts';
import { resumableRoutes } from './modules/uploads/tus/tus.routes.ts';
import { uploadRoutes } from './modules/uploads/uploads.routes.ts';
import { createPublicAnswers, type LegacyHost } from './public/answer-public.ts';
import { ownersViewCookie } from './public/gate/owners-view.ts';
import { answerError } from './public/pages/failure-page.ts';
import { listPublicRoutes, type MatchedRoute } from './public/public-routes.ts';
import { previewRoutes } from './public/view/preview-paste.ts';
import { type PublicResponse, type Visit, visitorAddress } from './public/visit.ts';
import type { Services } from './services.ts';

const tusMethods = ['OPTIONS', 'HEAD', 'POST', 'PATCH', 'DELETE'];

const fallbackLocale = ({ settings }: Services) => settings.current().defaultLanguage;

/** A router, and those parts of it that are loaded with the first request for them. */
interface Router {
  app: ServedApp;
  loadParts(): Promise<ServedApp[]>;
}

/** Every call of the API and the web app, in order. */
export function createRouter(
  services: Services,
  webApp: WebApp,
  openFor: (address: string) => OpenPublic,
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
  previewRoutes(serve, services);
  linkCheckRoutes(serve, services, openFor);
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
  healthRoutes(serve, services);
  metricsRoutes(serve, services);

  app.all('/api/*', refuseUnknown);
  app.notFound(({ req, env }) =>
    webApp(req.raw, () =>
      answerLegacyOnApp(services, { request: req.raw, domain: undefined, peer: env.peer }),
    ),
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

/** The whole service as one function from requests to answers; it never throws. */
export function createApp(services: Services, webApp: WebApp): Fetch {
  const publicAnswers = createPublicAnswers(services, listPublicRoutes(services), answerLegacy);
  const { liveDomains } = services;
  const { app } = createRouter(services, webApp, openFor);
  const checkHost = createHostGate(
    services.config,
    (name): LiveDomain | LegacyHost | undefined =>
      liveDomains.find(name) ??
      (liveDomains.hasLegacyLinks(name) ? { legacyName: name } : undefined),
  );
  const handleCompat = createCompatHandler(services);
  const { metrics, config } = services;
  const setupAccess = createSetupAccess(services);
  const takeSlice = createTimeSlices();

  return (request, peer) => {
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
    const finishAll = (given: PublicResponse, findRoute: () => string) =>
      given instanceof Response
        ? finish(given, findRoute())
        : given.then((response) => finish(response, findRoute()), failed);
    const failed = (error: unknown): PublicResponse =>
      finishAll(answerError(services, error, request, visitorLocale(services, request)), () => '');
    function serve(host: 'app' | LiveDomain | LegacyHost): PublicResponse {
      if (host !== 'app') hsts = hstsOfDomain;
      const old = handleCompat?.(request, host, peer);
      if (old) return finishAll(old.response, () => old.route);
      const isLegacy = host !== 'app' && 'legacyName' in host;
      const visit = { request, domain: host === 'app' || isLegacy ? undefined : host, peer };
      // Files are answered without a turn.
      const file = isLegacy ? undefined : publicAnswers.findFile(visit);
      if (file) return finishAll(file, () => fetchFile.path);
      const takeOwnSlice = (bytes: number) =>
        takeSlice(() => visitorAddress(services, visit), bytes);
      const bytes = bytesInLine(request);
      const turn = bytes === undefined ? undefined : takeOwnSlice(bytes);
      const inTurn = (answerNow: () => PublicResponse) =>
        turn ? turn.then(answerNow) : answerNow();
      const connection = { peer, route: '', accountLanguage: null, takeSlice: takeOwnSlice };
      return finishAll(
        inTurn(() =>
          host === 'app' ? onApp(visit, connection) : elsewhere(host, visit, connection),
        ),
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

  function elsewhere(
    host: LiveDomain | LegacyHost,
    visit: Visit,
    connection: Pick<Connection, 'route'>,
  ): PublicResponse {
    const { request } = visit;
    connection.route = fetchFile.path;
    const isAsset =
      request.url.includes('/assets/') && services.pageAssets.has(parseRequestTarget(request).path);
    if (isAsset) return webApp(request);
    if ('legacyName' in host) return publicAnswers.onLegacyHost(visit, host);
    const { route, answer } = publicAnswers.onDomain(visit, host);
    connection.route = route;
    return answer;
  }

  /** Opens public addresses as a program does that has only the link, without cookies and in the server's language. */
  function openFor(address: string): OpenPublic {
    const peer = { address: () => address, stayOpen() {}, takeTurn: () => undefined };
    return async (url, method) => {
      const { host, hostname } = new URL(url);
      const request = new Request(url, { method, headers: { host } });
      const domain = liveDomains.find(hostname);
      const visit = { request, domain, peer };
      const file = publicAnswers.findFile(visit);
      if (file) return file;
      if (domain) return publicAnswers.onDomain(visit, domain).answer;
      const found = publicAnswers.findOnApp(visit);
      return found ? answerPublic(visit, found) : new Response(null, { status: 404 });
    };
  }

  /** The errors of public addresses become answers here, as the router makes them of its own. */
  async function answerPublic(visit: Visit, { answer }: MatchedRoute): Promise<Response> {
    const { request } = visit;
    try {
      return (await answer(visit)) ?? (await webApp(request));
    } catch (error) {
      return answerError(services, error, request, visitorLocale(services, request));
    }
  }

  async function onApp(visit: Visit, connection: Connection): Promise<Response> {
    const { request } = visit;
    const found = publicAnswers.findOnApp(visit);
    if (found) connection.route = found.path;
    const answered = await (found ? answerPublic(visit, found) : app.fetch(request, connection));
    const legacy = answered.status === 404 && (await answerLegacyOnApp(services, visit));
    const response = legacy || answered;
    if (response.status >= 400) await drainBody(request);
    const { sessionId, route } = connection;
    const isAboutUploads = sessionId !== undefined && route.startsWith(sendUpload.path);
    const cookie = isAboutUploads && ownersViewCookie(services, request, sessionId);
    if (cookie) response.headers.append('set-cookie', cookie);
    return wantsPlainText(request) ? toPlainText(response) : response;
  }
}
