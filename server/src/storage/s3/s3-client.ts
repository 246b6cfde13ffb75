import { AwsV4Signer } from 'aws4fetch';

import type { S3Location } from '../../config/config.ts';
import { type RetryPolicy, withRetries } from './retry-policy.ts';
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

interface S3Response {
  headers: Headers;
  text: string;
  /** More than one: an earlier one may have had its effect, too. */
  attempts: number;
}

/** An answer whose body is still to come. */
export interface OpenResponse {
  response: Response;
  /** Ends the body, also where it is silent. */
  end(reason: Error): void;
}

export type S3Client = ReturnType<typeof createS3Client>;

/**
 * Signed requests to one bucket, each with its deadlines and retries. Everything here may be
 * repeated: a key is written once, with the same bytes.
 */
export function createS3Client(location: S3Location, retryPolicy: RetryPolicy) {
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
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'manual',
      decompress: false,
      signal,
      ...(body !== undefined && { body }),
    });
    if (!response.ok)
      throw failureOf(response.status, method === 'HEAD' ? '' : await response.text());
    return response;
  }

  return {
    retryPolicy,

    /** Sends the request and reads the whole answer, which is short. Throws StorageFailure. */
    async call(request: S3Request, override: Partial<RetryPolicy> = {}): Promise<S3Response> {
      const { body = '', signal } = request;
      const options = { policy: { ...retryPolicy, ...override }, bytes: body.length, signal };
      const { result, attempts } = await withRetries(options, async (ending) => {
        const response = await send(request, ending);
        const text = request.method === 'HEAD' ? '' : await response.text();
        // A store may answer 200 before it knows, to keep the connection alive.
        if (text.includes('<Error>')) throw failureOf(response.status, text);
        return { headers: response.headers, text };
      });
      return { ...result, attempts };
    },

    /**
     * Sends the request and gives the answer when it begins; `signal` ends waiting for that, `end` what
     * comes afterwards. Throws StorageFailure.
     */
    async open(request: S3Request, signal: AbortSignal): Promise<OpenResponse> {
      const { result } = await withRetries(
        { policy: retryPolicy, signal },
        async (attemptEnding) => {
          const ending = new AbortController();
          const end = () => ending.abort(attemptEnding.reason);
          attemptEnding.addEventListener('abort', end, { once: true });
          try {
            const response = await send(request, ending.signal);
            return { response, end: (reason: Error) => ending.abort(reason) };
          } finally {
            attemptEnding.removeEventListener('abort', end);
          }
        },
      );
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
