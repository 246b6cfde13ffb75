import { createApp } from './app.ts';
import { type Config, ConfigError } from './config.ts';
import { errorResponse } from './http/error-response.ts';
import { openWebApp } from './http/web-app.ts';
import { jobs } from './jobs/jobs.ts';
import { startJobs } from './jobs/scheduler.ts';
import type { Log } from './log.ts';
import { findSetupLink } from './modules/auth/register.ts';
import { clearReservations } from './modules/uploads/reserve-room.ts';
import { openServices } from './services.ts';

// Without a byte in either direction for so long, a connection is given up; there is no limit on
// how long an upload or a download takes.
const idleTimeoutSeconds = 60;

export interface RunningServer {
  /** Where to open Perch and, while there is no administrator, how to become it. */
  greeting: string;
  /** Lets requests in flight end, `drainMs` at the most; false when some had to be cut. */
  stop(drainMs: number): Promise<boolean>;
}

/** Opens everything and serves. Throws ConfigError with a sentence for whoever starts it. */
export async function startServer(
  config: Config,
  log: Log,
  webFolder: string,
): Promise<RunningServer> {
  const { services, close } = await openServices(config, log);
  try {
    await clearReservations(services);
    await services.resumables.locks.freeLeftovers();
    const app = createApp(services, await openWebApp(webFolder, config.publicUrl));
    const setupLink = await findSetupLink(services);
    const http = listen(config, log, app);
    const scheduler = startJobs(services, jobs);
    return {
      greeting: greetingOf(config, setupLink),
      async stop(drainMs) {
        services.lifecycle.isStopping = true;
        services.resumables.locks.stop();
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

type HttpServer = ReturnType<typeof listen>;

function listen(config: Config, log: Log, app: ReturnType<typeof createApp>) {
  const { host, port, maxFileBytes } = config;
  try {
    return Bun.serve({
      hostname: host,
      port,
      development: false,
      // Otherwise two servers on one port would both start, and share its connections.
      reusePort: false,
      idleTimeout: idleTimeoutSeconds,
      // Uploads are limited while they stream, with an answer; this only has to be out of the way.
      maxRequestBodySize: maxFileBytes * 2 + 1024 ** 3,
      fetch: (request, server) => app(request, () => server.requestIP(request)?.address ?? ''),
      error: (error) => errorResponse(error, log),
    });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'EADDRINUSE') throw new ConfigError(`Port ${port} is taken; set PORT to another.`);
    throw new ConfigError(`Cannot listen on ${host}:${port} (${String(code)}).`);
  }
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

function greetingOf(config: Config, setupLink: string | undefined): string {
  const open = `Perch is running: ${config.publicUrl}`;
  if (!setupLink) return open;
  return `${open}\nThere is no administrator yet. Become it here: ${setupLink}`;
}
