import type { Api } from '@perch/contract/api';
import { hc } from 'hono/client';

/** The typed client that any program could use. */
export function client(origin: string, token?: string) {
  return hc<Api>(origin, { headers: token === undefined ? {} : bearer(token) });
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** A JSON call whose body may be anything, for what the typed client cannot say. */
export async function send(
  origin: string,
  method: string,
  path: string,
  { token, body, headers = {} }: { token?: string; body?: unknown; headers?: HeadersInit } = {},
) {
  const isText = typeof body === 'string';
  return fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && bearer(token)),
      ...Object.fromEntries(new Headers(headers)),
    },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  });
}

/** Calls of accounts at one server: the method, the path, the session and a body. `headers` go with each. */
export const createCaller =
  (origin: string, headers: HeadersInit = {}) =>
  (method: string, path: string, { token }: { token: string }, body?: unknown) =>
    send(origin, method, path, { token, body, headers });

/** What several calls were answered, the lowest status first. */
export const statusesOf = (answers: readonly Response[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
