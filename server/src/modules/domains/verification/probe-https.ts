import { connect, type TLSSocket } from 'node:tls';

import type { Secret } from '../../../installation/secret-key.ts';
import { secondMs } from '../../../lib/clock.ts';
import { randomBase62 } from '../../../lib/random.ts';
import { proofOf, proofPathOf } from './https-proof.ts';

const probeMaxMs = 5 * secondMs;
const answerBytesMax = 4096;
const nonceLength = 24;
const port = 443;

interface Probed {
  /** A-labels. */
  name: string;
  addresses: readonly string[];
}

/**
 * Asks the addresses, one after the other, for this installation's proof over HTTPS. Empty when one
 * of them gives it with a valid certificate, otherwise what is wrong, for the domain's owner.
 */
export async function probeHttps(
  secret: Secret,
  { name, addresses }: Probed,
  stopping?: AbortSignal,
): Promise<string> {
  const timeout = AbortSignal.timeout(probeMaxMs);
  const signal = stopping ? AbortSignal.any([timeout, stopping]) : timeout;
  let reason = '';
  for (const address of addresses) {
    reason = await probeAddress(secret, name, address, signal);
    if (reason === '' || signal.aborted) break;
  }
  return reason;
}

async function probeAddress(
  secret: Secret,
  name: string,
  address: string,
  signal: AbortSignal,
): Promise<string> {
  const nonce = randomBase62(nonceLength);
  try {
    const answer = await request(name, address, proofPathOf(nonce), signal);
    if (answer.includes(proofOf(secret, name, nonce))) return '';
    return `${address} answers, but it is not this server`;
  } catch (error) {
    if (signal.aborted) return `${address} did not answer within ${probeMaxMs / secondMs} seconds`;
    return reasonOf(error, address);
  }
}

/**
 * One request over a connection to exactly this address, and the beginning of what comes back. Not
 * through `fetch`, which would look the name up again and follow where an answer leads.
 */
function request(name: string, host: string, path: string, signal: AbortSignal): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect({ host, port, servername: name, ALPNProtocols: ['http/1.1'] });
  const giveUp = () => socket.destroy(new Error('given up'));
  signal.addEventListener('abort', giveUp);
  let answer = '';
  socket.on('secureConnect', () => {
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${name}\r\nconnection: close\r\n\r\n`);
  });
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1');
    if (answer.length >= answerBytesMax) resolve(answer);
  });
  socket.on('end', () => resolve(answer));
  socket.on('close', () => (answer ? resolve(answer) : reject(new Error('no answer'))));
  socket.on('error', reject);
  return promise.finally(() => end(socket, () => signal.removeEventListener('abort', giveUp)));
}

function end(socket: TLSSocket, stopListening: () => void): void {
  stopListening();
  // Whatever else comes is of no interest, an error included.
  socket.on('error', () => {});
  socket.destroy();
}

function reasonOf(error: unknown, address: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  if (['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'].includes(code)) {
    return `${address} does not answer on port ${port}`;
  }
  if (/CERT|SELF_SIGNED|UNABLE_TO|ALTNAME/i.test(code) || /certificate/i.test(message)) {
    return `the certificate is not valid: ${message}`;
  }
  return 'certificate not yet issued';
}
