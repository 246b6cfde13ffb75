import { isIPv6 } from 'node:net';

import { createApp } from './app.ts';
import { type Config, ConfigError } from './config/config.ts';
import { isPostgres } from './database/dialect.ts';
import { preallocate } from './database/sqlite/preallocate.ts';
import type { PageDefaults } from './http/app-page.ts';
import { errorResponse } from './http/error-response.ts';
import { loopbackNames } from './http/request/host-gate.ts';
import type { Fetch } from './http/request/peer.ts';
import { createTurns } from './http/request/turns.ts';
import { createWaitingBodies } from './http/request/waiting-bodies.ts';
import { openWebApp } from './http/web-app.ts';
import { jobs } from './jobs/jobs.ts';
import { startJobs } from './jobs/scheduler.ts';
import { secondMs, throttleCalls } from './lib/clock.ts';
import type { Log } from './lib/log.ts';
import { appBrandOf } from './modules/brand/page-brand.ts';
import { findSetupLink } from './modules/sign-in/registration/register.ts';
import { openServices, type WorkerSlot } from './open-services.ts';
import { respondMissingBlob } from './public/serving/missing-blob.ts';
import type { Services } from './services.ts';

// A connection without a byte in either direction for so long is closed; an upload or a download may take
// as long as it likes.
const idleTimeoutSeconds = 60;
const answerFirstMs = 20;

export interface RunningServer {
  /** Where to open Perch and, while there is no administrator, how to become it. */
  greeting: string;
  /**
   * Is not ready from now on, accepts requests for `config.drainDelayMs` more, and lets those in flight end, `drainMs`
   * at the most; false when some had to be cut.
   */
  stop(drainMs: number): Promise<boolean>;
}

/** Opens everything and serves. Throws ConfigError with a sentence for the operator. */
export async function startServer(
  config: Config,
  log: Log,
  webFolder: string,
  place: WorkerSlot,
): Promise<RunningServer> {
  const { services, close } = await openServices(config, log, webFolder, place);
  try {
    await services.resumables.leases.releaseStale();
    const defaults = () => pageDefaultsOf(services);
    const webApp = await openWebApp(webFolder, log, services.pageAssets.highlight, defaults);
    const app = createApp(services, webApp);
    const setupLink = await findSetupLink(services);
    const http = listen(services, app, place);
    // The runtime counts a request until its answer was sent or the connection was closed.
    services.metrics.countOpenRequestsBy(() => http.pendingRequests);
    services.lifecycle.prepared = prepareForFullDisk(services);
    await services.lifecycle.prepared;
    // Other workers would find every job claimed.
    const scheduler = startJobs(services, place.number === 1 ? jobs : []);
    return {
      greeting: greetingOf(services.config, setupLink),
      async stop(drainMs) {
        services.lifecycle.isStopping = true;
        await Bun.sleep(config.drainDelayMs);
        services.resumables.leases.stop();
        const [hasDrained] = await Promise.all([drain(http, drainMs), scheduler.stop()]);
        await close();
        return hasDrained;
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function pageDefaultsOf({ settings }: Services): PageDefaults {
  const current = settings.current();
  return {
    theme: current.defaultTheme,
    language: current.defaultLanguage,
    isLanguageSet: current.isLanguageSet,
    brand: appBrandOf(current),
  };
}

/** SQLite's write-ahead log keeps its preallocated length only while a server runs. */
async function prepareForFullDisk({ db, log }: Services): Promise<void> {
  if (isPostgres(db)) return;
  // It takes a moment, and a client may be waiting for its first page.
  await Bun.sleep(answerFirstMs);
  await preallocate(db).catch((error: unknown) =>
    log.warn('database.preallocation_failed', { error }),
  );
}

type HttpServer = ReturnType<typeof listen>;

function listen(services: Services, app: Fetch, place: WorkerSlot) {
  const { host, port, dataDir } = services.config;
  const takeTurn = createTurns();
  const spoolBody = createWaitingBodies(dataDir);
  try {
    return Bun.serve({
      hostname: host,
      port,
      development: false,
      // Two unrelated servers would both start on the port, and share its connections.
      reusePort: place.isWorker,
      idleTimeout: idleTimeoutSeconds,
      // Bodies are limited while they stream, with an answer: the runtime's limit must not be reached, and the
      // largest file may change.
      maxRequestBodySize: Number.MAX_SAFE_INTEGER,
      fetch: (request, server) => {
        place.beat();
        return app(request, {
          address: () => server.requestIP(request)?.address ?? '',
          // By default, the runtime also closes connections that send less than 16 KB a second.
          stayOpen: throttleCalls(secondMs, () => server.timeout(request, idleTimeoutSeconds)),
          takeTurn() {
            const turn = takeTurn();
            return turn && spoolBody(request, turn);
          },
        });
      },
      error: (error) => answerFailure(services, error),
    });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'EADDRINUSE')
      throw new ConfigError(`Port ${port} is in use; set PORT to another one.`);
    throw new ConfigError(`Cannot listen on ${host}:${port} (${String(code)}).`);
  }
}

/** Answers for an error that shows only while a response is sent, when its request is no longer known. */
async function answerFailure(services: Services, error: unknown): Promise<Response> {
  const answered = await respondMissingBlob(services, error, undefined).catch(() => undefined);
  return answered ?? errorResponse(services, error, services.settings.current().defaultLanguage);
}

async function drain(http: HttpServer, drainMs: number): Promise<boolean> {
  const timeout = Promise.withResolvers<false>();
  const timer = setTimeout(() => timeout.resolve(false), drainMs);
  const drained = http.stop().then(() => true as const);
  const hasDrained = await Promise.race([drained, timeout.promise]);
  clearTimeout(timer);
  if (!hasDrained) await http.stop(true);
  return hasDrained;
}

/** An address to listen on as the host of a URL. */
const urlHostOf = (host: string) => (isIPv6(host) ? `[${host}]` : host);

function greetingOf({ publicUrl, host }: Config, setupLink: string | undefined): string {
  const open = `Perch is running: ${publicUrl}`;
  if (!setupLink) return open;
  const { hostname } = new URL(publicUrl);
  const isForOthers = loopbackNames.has(hostname) && !loopbackNames.has(urlHostOf(host));
  const elsewhere = `\nOn another machine, use the address of this one instead of ${hostname}.`;
  return `${open}\nCreate the first administrator: ${setupLink}${isForOthers ? elsewhere : ''}`;
}
