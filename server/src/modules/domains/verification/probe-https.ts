import { connect, type TLSSocket } from 'node:tls';

import type { Secret } from '../../../installation/secret-key.ts';
import { secondMs } from '../../../lib/clock.ts';
import { randomBase62 } from '../../../lib/random.ts';
import { type CheckFailure, storedFailure } from './check-failure.ts';
import { proofOf, proofPathOf } from './https-proof.ts';

const probeMaxMs = 5 * secondMs;
const responseBytesMax = 4096;
const nonceLength = 24;
const port = 443;

interface ProbeTarget {
  /** A-labels. */
  name: string;
  addresses: readonly string[];
}

/**
 * Requests this installation's proof over HTTPS from the addresses, one after the other. Returns an empty
 * string once one of them responds correctly with a valid certificate, otherwise the reason to store.
 */
export async function probeHttps(
  secret: Secret,
  { name, addresses }: ProbeTarget,
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
    const response = await request(name, address, proofPathOf(nonce), signal);
    if (response.includes(proofOf(secret, name, nonce))) return '';
    return storedFailure({ key: 'foreignAnswer', address });
  } catch (error) {
    const seconds = probeMaxMs / secondMs;
    const failure: CheckFailure = signal.aborted
      ? { key: 'addressSilent', address, seconds }
      : failureOf(error, address);
    return storedFailure(failure);
  }
}

/**
 * Sends one request to exactly this address and returns the start of the response. `fetch` would resolve
 * the name again, which permits DNS rebinding, and follow redirects.
 */
function request(name: string, host: string, path: string, signal: AbortSignal): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect({ host, port, servername: name, ALPNProtocols: ['http/1.1'] });
  const abort = () => socket.destroy(new Error('aborted'));
  signal.addEventListener('abort', abort);
  let response = '';
  socket.on('secureConnect', () => {
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${name}\r\nconnection: close\r\n\r\n`);
  });
  socket.on('data', (chunk: Buffer) => {
    response += chunk.toString('latin1');
    if (response.length >= responseBytesMax) resolve(response);
  });
  socket.on('end', () => resolve(response));
  socket.on('close', () => (response ? resolve(response) : reject(new Error('no response'))));
  socket.on('error', reject);
  return promise.finally(() => end(socket, () => signal.removeEventListener('abort', abort)));
}

function end(socket: TLSSocket, stopListening: () => void): void {
  stopListening();
  // Later errors of a finished probe are irrelevant, but unhandled they would end the process.
  socket.on('error', () => {});
  socket.destroy();
}

function failureOf(error: unknown, address: string): CheckFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  if (['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'].includes(code)) {
    return { key: 'portClosed', address, port };
  }
  if (/CERT|SELF_SIGNED|UNABLE_TO|ALTNAME/i.test(code) || /certificate/i.test(message)) {
    return { key: 'certificateInvalid', detail: message };
  }
  return { key: 'certificateMissing' };
}
