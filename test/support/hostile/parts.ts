import { bearer } from '../api/client.ts';
import { boundary, multipartType } from '../http/multipart.ts';
import type { TestServer } from '../servers/server.ts';
import { workersOf } from '../servers/workers.ts';
import { waitFor } from '../wait.ts';

/** Parameters of a file part with a quote that never closes, a raw line break in a name among them. */
export const openQuotes = [
  'name="file"; filename="open',
  'name="file"; filename="',
  'name="file; filename=a.txt',
  'name="file"; filename="a\r\nb.txt"',
  'name="file"; filename="a\\\r\nb.txt"',
  'name="file"; filename="a.txt" b',
];

/** A file called `holiday\`, as clients say it that escape a backslash and that do not. */
export const trailingBackslashes = [
  String.raw`name="file"; filename="holiday\"`,
  String.raw`name="file"; filename="holiday\\"`,
  String.raw`filename="holiday\"; name="file"`,
  String.raw`filename="holiday\\"; name="file"`,
];

/** A form with one file part whose Content-Disposition has exactly these parameters. */
export const formWith = (parameters: string | Uint8Array, content = 'hi') =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; `),
    Buffer.from(parameters),
    Buffer.from(`\r\nContent-Type: text/plain\r\n\r\n${content}\r\n--${boundary}--\r\n`),
  ]);

// Only a hang comes near it; without it the test would wait as long as the server spins.
const answerMs = 30_000;

/** Sends the form over a connection of its own, which with workers may be any one's. */
export function sendForm(server: TestServer, token: string, form: Buffer<ArrayBuffer>) {
  return fetch(`${server.origin}/api/upload`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': multipartType, connection: 'close' },
    body: form,
    keepalive: false,
    signal: AbortSignal.timeout(answerMs),
  });
}

/** Ends the server by SIGTERM and returns its exit code; one that does not listen to it is killed. */
export async function endBySignal(server: TestServer): Promise<number> {
  const { child } = server.process;
  child.kill('SIGTERM');
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  await waitFor('the end after SIGTERM', ended, { timeoutMs: 30_000 }).catch(() =>
    killHung(server),
  );
  return server.stop();
}

/** Kills a server and its workers, which may spin and hear nothing. */
export async function killHung(server: TestServer): Promise<void> {
  const workers = await workersOf(server);
  server.process.child.kill('SIGKILL');
  for (const pid of workers) process.kill(pid, 'SIGKILL');
}
