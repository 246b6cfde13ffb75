import { storedFiles, untilReceiving } from '../files/stored-files.ts';
import { multipartBody, multipartType, type Part } from '../http/multipart.ts';
import { openConnection, rawAnswer, type RawConnection } from '../http/raw-http.ts';
import type { TestServer } from '../servers/server.ts';

/** So large that every storage tells of it when one half has arrived. */
export const visibleUploadBytes = 14_000_000;

/** An upload of which one half has arrived at the server. */
export interface SlowUpload extends Disposable {
  connection: RawConnection;
  /** Sends the other half and reads the answer. */
  finish(): ReturnType<typeof rawAnswer>;
}

export async function beginUpload(
  server: TestServer,
  token: string,
  content: Uint8Array,
  fields: Part[] = [],
): Promise<SlowUpload> {
  const before = await storedFiles(server);
  const body = multipartBody([...fields, { name: 'file', filename: 'slow.bin', content }]);
  const half = Math.floor(body.length / 2);
  const head = [
    'POST /api/upload HTTP/1.1',
    `Host: localhost:${server.port}`,
    `Authorization: Bearer ${token}`,
    `Content-Type: ${multipartType}`,
    `Content-Length: ${body.length}`,
    '\r\n',
  ];
  const connection = await openConnection(server);
  await connection.write(head.join('\r\n'));
  await connection.write(body.subarray(0, half));
  await untilReceiving(server, before, half);
  return {
    connection,
    async finish() {
      await connection.write(body.subarray(half));
      return rawAnswer(connection);
    },
    [Symbol.dispose]: () => connection[Symbol.dispose](),
  };
}
