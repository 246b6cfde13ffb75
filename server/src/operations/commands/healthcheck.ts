import { secondMs } from '../../lib/clock.ts';
import { parseOptions } from '../../lib/command-line.ts';
import type { CommandContext } from './command.ts';

const waitMaxMs = 5 * secondMs;
// Where a server that listens on all addresses is reached.
const loopbacks: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

export async function run(args: string[], { readConfig }: CommandContext): Promise<number> {
  parseOptions({ args, options: {} });
  const { host, port } = readConfig();
  const address = loopbacks[host] ?? (host.includes(':') ? `[${host}]` : host);
  const url = `http://${address}:${port}/healthz`;
  const outcome = await fetch(url, { signal: AbortSignal.timeout(waitMaxMs) }).then(
    ({ ok, status }) => (ok ? undefined : `answers ${status}`),
    (error: unknown) => `does not answer (${codeOf(error)})`,
  );
  if (outcome !== undefined) {
    throw new Error(
      `The server at ${url} ${outcome}; check that it is running with the HOST and PORT of this command.`,
    );
  }
  return 0;
}
