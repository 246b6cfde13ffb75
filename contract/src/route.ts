import { createRoute, z } from '@hono/zod-openapi';

import { ErrorBody } from './errors.ts';

/**
 * Who may call a route.
 * - `public`: anybody
 * - `session`: a person who is signed in
 * - `token`: a person who is signed in, or that person's API token
 * - `suspended`: as `session`, and also while the account waits for approval
 * - `admin`: an administrator who is signed in
 */
export type Access = 'public' | 'session' | 'token' | 'suspended' | 'admin';

type RouteInput = Omit<Parameters<typeof createRoute>[0], 'path'>;

/** A call of the service as data: who may call it, its path, input and output. */
export function route<const P extends string, const R extends RouteInput & { path: P }>(
  access: Access,
  config: R,
) {
  const security = access === 'public' ? [] : [{ bearer: [] }];
  return { ...createRoute<P, R>({ ...config, security }), access };
}

export function jsonBody<S extends z.ZodType>(schema: S) {
  return { required: true, content: { 'application/json': { schema } } } as const;
}

/** A body that may be left out; without one the call is as with `{}`. */
export function optionalJsonBody<S extends z.ZodType>(schema: S) {
  return { required: false, content: { 'application/json': { schema } } } as const;
}

const failure = {
  description: 'What went wrong, in one sentence',
  content: { 'application/json': { schema: ErrorBody } },
};

/** Every failure, the crash included, answers the same envelope. */
export const failures = { '4XX': failure, '5XX': failure };

/** The responses of a call: one success, and the error envelope for everything else. */
export function answers<const C extends number, S extends z.ZodType>(
  status: C,
  description: string,
  schema: S,
) {
  const success = { description, content: { 'application/json': { schema } } };
  return { ...answered(status, success), ...failures };
}

function answered<const C extends number, T>(status: C, success: T): { [K in C]: T } {
  // A computed key widens to an index signature; the mapped type keeps the one status.
  return { [status]: success } as { [K in C]: T };
}

/** The success envelope around `data`. */
export function envelope<S extends z.ZodType>(data: S) {
  return z.object({ success: z.literal(true), message: z.string().optional(), data });
}

/** The success envelope of calls that have nothing to say but that it worked. */
export const Done = z.object({ success: z.literal(true), message: z.string() }).openapi('Done');

export const IdParams = z.object({
  id: z
    .string()
    .regex(/^[0-9A-Za-z]{16}$/)
    .openapi({ param: { name: 'id', in: 'path' }, example: 'kT7nW2pQx9LbVc4R' }),
});
