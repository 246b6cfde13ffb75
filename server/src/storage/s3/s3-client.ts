import { AwsV4Signer } from 'aws4fetch';

import type { S3Location } from '../../config/config.ts';
import { attempt, type Patience } from './retry-policy.ts';
import { failureOf } from './xml.ts';

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Without it the request is about the bucket. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | string;
  signal?: AbortSignal | undefined;
}

interface S3Answer {
  headers: Headers;
  text: string;
  /** More than one: an earlier one may have had its effect, too. */
  attempts: number;
}

/** An answer whose body is still to come. */
export interface OpenAnswer {
  answer: Response;
  /** Ends the body, also where it is silent. */
  end(reason: Error): void;
}

export type S3Client = ReturnType<typeof createS3Client>;

/**
 * Signed requests to one bucket, each with its deadlines and retries. Everything here may be
 * repeated: a key is written once, with the same bytes.
 */
export function createS3Client(location: S3Location, patience: Patience) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = location;
  const keys = { accessKeyId, secretAccessKey, region, service: 's3', cache: new Map() };

  function urlOf(key = '', query: Record<string, string> = {}): string {
    const search = new URLSearchParams(query).toString();
    return `${endpoint}/${bucket}${key && `/${key}`}${search && `?${search}`}`;
  }

  /** One attempt. Anything but a success is thrown. */
  async function send(request: S3Request, signal: AbortSignal): Promise<Response> {
    const { method, key, query, headers = {}, body } = request;
    // The bytes are not signed: hashing them again costs more than sending them, and TLS does it.
    const signer = new AwsV4Signer({ ...keys, method, url: urlOf(key, query), headers });
    const signed = await signer.sign();
    const answer = await fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'manual',
      decompress: false,
      signal,
      ...(body !== undefined && { body }),
    });
    if (!answer.ok) throw failureOf(answer.status, method === 'HEAD' ? '' : await answer.text());
    return answer;
  }

  return {
    patience,

    /** Sends the request and reads the whole answer, which is short. Throws StorageFailure. */
    async call(request: S3Request, own: Partial<Patience> = {}): Promise<S3Answer> {
      const { body = '', signal } = request;
      const asking = { patience: { ...patience, ...own }, bytes: body.length, signal };
      const { result, attempts } = await attempt(asking, async (ending) => {
        const answer = await send(request, ending);
        const text = request.method === 'HEAD' ? '' : await answer.text();
        // A store may answer 200 before it knows, to keep the connection alive.
        if (text.includes('<Error>')) throw failureOf(answer.status, text);
        return { headers: answer.headers, text };
      });
      return { ...result, attempts };
    },

    /**
     * Sends the request and gives the answer when it begins; `signal` ends waiting for that, `end` what
     * comes afterwards. Throws StorageFailure.
     */
    async open(request: S3Request, signal: AbortSignal): Promise<OpenAnswer> {
      const { result } = await attempt({ patience, signal }, async (attemptEnding) => {
        const ending = new AbortController();
        const end = () => ending.abort(attemptEnding.reason);
        attemptEnding.addEventListener('abort', end, { once: true });
        try {
          const answer = await send(request, ending.signal);
          return { answer, end: (reason: Error) => ending.abort(reason) };
        } finally {
          attemptEnding.removeEventListener('abort', end);
        }
      });
      return result;
    },

    /** An address from which anybody can get the object for a while, answered with these headers. */
    async presign(
      key: string,
      answer: Record<string, string>,
      seconds: number,
      method: 'GET' | 'HEAD',
    ): Promise<string> {
      const query = { ...answer, 'X-Amz-Expires': String(seconds) };
      const signer = new AwsV4Signer({ ...keys, method, url: urlOf(key, query), signQuery: true });
      const { url } = await signer.sign();
      // Not every server takes a plus sign for a space.
      return url.href.replaceAll('+', '%20');
    },
  };
}
