import { readFile } from 'node:fs/promises';
import { connect } from 'node:tls';

interface HttpsRequest {
  /** Where to connect to, whatever the name resolves to. */
  address: string;
  /** Path of the certificate to trust. */
  trusted: string;
  name: string;
  /** The Host header; without it the name. */
  host?: string;
  path?: string;
}

/** One GET over a connection to exactly this address. Throws when there is no valid certificate. */
export async function httpsGet({ address, trusted, name, host = name, path = '/' }: HttpsRequest) {
  const ca = await readFile(trusted);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect({ host: address, port: 443, servername: name, ca });
  let answer = '';
  socket.on('secureConnect', () => {
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  });
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('utf8')));
  socket.on('close', () => (answer ? resolve(answer) : reject(new Error('no answer'))));
  socket.on('error', reject);
  const received = await promise.finally(() => socket.destroy());
  const end = received.indexOf('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1]),
    head: received.slice(0, end).toLowerCase(),
    body: received.slice(end + 4),
  };
}
