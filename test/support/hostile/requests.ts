import { connect } from 'node:net';

import * as fc from 'fast-check';

import { boundary, multipartType } from '../http/multipart.ts';
import type { TestServer } from '../servers/server.ts';
import { hostileBytes } from './bytes.ts';

const part = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhi`;
const form = `${part}\r\n--${boundary}--\r\n`;

/** Requests whose heads or bodies are nearly valid, and bytes that are no request at all. */
export function hostileRequests(server: TestServer, token: string): fc.Arbitrary<Buffer> {
  const shared = `Host: localhost:${server.port}\r\nAuthorization: Bearer ${token}\r\n`;
  const head = (line: string, headers: string, length = 0) =>
    `${line} HTTP/1.1\r\n${shared}${headers}Content-Length: ${length}\r\nConnection: close\r\n\r\n`;
  const post = (body: number, headers = '') =>
    head('POST /api/upload', `Content-Type: ${multipartType}\r\n${headers}`, body);
  const tus = 'Tus-Resumable: 1.0.0\r\nUpload-Length: 3\r\nUpload-Metadata: filename aGk=\r\n';
  const valid = [
    post(form.length) + form,
    head('GET /f/aaaaaaaaaa', 'Range: bytes=0-9\r\nIf-Range: "a"\r\nX-Forwarded-For: 10.0.0.1\r\n'),
    head('GET /api/upload/my?search=a&page=1', 'Accept: text/plain\r\n'),
    head('POST /api/upload/resumable', tus),
    head('GET /f/aaaaaaaaaa', 'If-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT\r\n'),
    `${head('POST /api/domains', 'Content-Type: application/json\r\n', 21)}{"domain":"a.example"}`,
    `POST /api/upload HTTP/1.1\r\n${shared}Content-Type: ${multipartType}\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n--\r\n0\r\n\r\n`,
  ];
  const words = ['HTTP/1.1', 'Host: ', 'Content-Length: ', 'Range: bytes=', `--${boundary}`];
  const any = hostileBytes([...words, 'filename="', '/f/', '%2F', '?'], valid);
  // The head stays as it is: the bytes reach the parser of the form.
  const bodies = hostileBytes([`\r\n--${boundary}`, 'filename="', '--'], [form]);
  const forms = bodies.map((body) => Buffer.concat([Buffer.from(post(body.length)), body]));
  return fc.oneof(any, forms);
}

// What waits for more than was sent would be given up only after a minute.
const answerMsMax = 200;

/** Sends the bytes over a connection of their own and waits for an answer, an end, or a moment. */
export function sendBytes({ port }: TestServer, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({ host: '127.0.0.1', port });
    const timer = setTimeout(() => socket.destroy(), answerMsMax);
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    // A reset is an answer too.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
  });
}
