import { AwsV4Signer } from 'aws4fetch';

import type { S3Location } from '../../config/config.ts';
import { StorageFailure } from '../storage-failure.ts';
import { type RetryPolicy, withRetries } from './retry-policy.ts';
import { failureOf } from './xml.ts';

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Absent for requests about the bucket. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | string;
  signal?: AbortSignal | undefined;
}

interface S3Response {
  headers: Headers;
  text: string;
  /** If more than one, an earlier attempt may have taken effect as well. */
  attempts: number;
}

/** A response whose body has not been read. */
export interface OpenResponse {
  response: Response;
  /** Aborts the body, even while no data arrives. */
  end(reason: Error): void;
}

export type S3Client = ReturnType<typeof createS3Client>;

/**
 * Sends signed requests to one bucket, with time-outs and retries. Every request is idempotent, because a
 * key is only ever written with the same bytes.
 */
export function createS3Client(location: S3Location, retryPolicy: RetryPolicy) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = location;
  const { host } = new URL(endpoint);
  const keys = { accessKeyId, secretAccessKey, region, service: 's3', cache: new Map() };

  function urlOf(key = '', query: Record<string, string> = {}): string {
    const search = new URLSearchParams(query).toString();
    return `${endpoint}/${bucket}${key && `/${encodeKey(key)}`}${search && `?${search}`}`;
  }

  /** One attempt. Throws for every status but 2xx. */
  async function send(request: S3Request, signal: AbortSignal): Promise<Response> {
    const { method, key, query, headers = {}, body } = request;
    // The payload is unsigned: hashing it costs more than sending it, and TLS protects it.
    const signer = new AwsV4Signer({ ...keys, method, url: urlOf(key, query), headers });
    const signed = await signer.sign();
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'manual',
      decompress: false,
      signal,
      ...(body !== undefined && { body }),
    }).catch((cause: unknown) => {
      const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
      throw new StorageFailure('unavailable', `S3 cannot be reached at ${host}${code}`, { cause });
    });
    if (!response.ok)
      throw failureOf(response.status, method === 'HEAD' ? '' : await response.text());
    return response;
  }

  return {
    retryPolicy,

    /** Sends a request and reads its short response. Throws StorageFailure. */
    async call(request: S3Request, override: Partial<RetryPolicy> = {}): Promise<S3Response> {
      const { body = '', signal } = request;
      const options = { policy: { ...retryPolicy, ...override }, bytes: body.length, signal };
      const { result, attempts } = await withRetries(options, async (ending) => {
        const response = await send(request, ending);
        const text = request.method === 'HEAD' ? '' : await response.text();
        // S3 may send 200 before the outcome is known, and then report an error in the body.
        if (text.includes('<Error>')) throw failureOf(response.status, text);
        return { headers: response.headers, text };
      });
      return { ...result, attempts };
    },

    /**
     * Sends a request and resolves with the response's head. `signal` aborts until then, `end` aborts the
     * body afterwards. Throws StorageFailure.
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

    /** A presigned URL for the object, valid for `seconds` and answered with these response headers. */
    async presign(
      key: string,
      responseHeaders: Record<string, string>,
      seconds: number,
      method: 'GET' | 'HEAD',
    ): Promise<string> {
      const query = { ...responseHeaders, 'X-Amz-Expires': String(seconds) };
      const signer = new AwsV4Signer({ ...keys, method, url: urlOf(key, query), signQuery: true });
      const { url } = await signer.sign();
      // Not every store decodes a plus sign as a space.
      return url.href.replaceAll('+', '%20');
    },
  };
}

/** As the signature has it (RFC 3986): other programs have named their objects as they liked. */
const encodeKey = (key: string) =>
  key
    .split('/')
    .map((segment) =>
      encodeURIComponent(segment).replaceAll(
        /[!'()*]/g,
        (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/');
