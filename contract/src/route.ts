import { createRoute, z } from '@hono/zod-openapi';

import type { TokenScope } from './accounts/limits.ts';
import { ErrorBody } from './errors.ts';

/**
 * Required authentication of a route. Tokens with a name may use it only where it names a scope, whichever this is.
 * - `public`: none
 * - `session`: the session of an approved account
 * - `token`: such a session, or the account's default token
 * - `pending`: a session, also of an account that waits for approval
 * - `admin`: the session of an administrator
 */
export type Access = 'public' | 'session' | 'token' | 'pending' | 'admin';

/** What an account may have to do before its other calls are answered, in this order. */
export const duties = ['terms', 'second-factor'] as const;
export type Duty = (typeof duties)[number];

type RouteInput = Omit<Parameters<typeof createRoute>[0], 'path'> & {
  /** The scope by which tokens with a name may use the route; none: they may not. */
  scope?: TokenScope;
  /** The duties that the route does not wait for; none: for all of them. */
  openBefore?: readonly Duty[];
};

/** A route as data: its access, scope, path, input and output. */
export function route<const P extends string, const R extends RouteInput & { path: P }>(
  access: Access,
  config: R,
) {
  // OpenAPI 3.1 has the roles of a scheme here.
  const roles = config.scope === undefined ? [] : [config.scope];
  const security = access === 'public' ? [] : [{ bearer: roles }];
  return { ...createRoute<P, R>({ ...config, security }), access };
}

export function jsonBody<S extends z.ZodType>(schema: S) {
  return { required: true, content: { 'application/json': { schema } } } as const;
}

/** An optional body; a missing one is the same as `{}`. */
export function optionalJsonBody<S extends z.ZodType>(schema: S) {
  return { required: false, content: { 'application/json': { schema } } } as const;
}

const failure = {
  description: 'An error, in one sentence',
  content: { 'application/json': { schema: ErrorBody } },
};

/** Every error response, a crash included, has the same envelope. */
export const failures = { '4XX': failure, '5XX': failure };

/** The responses of a route: one success, and the error envelope for everything else. */
export function jsonResponses<const C extends number, S extends z.ZodType>(
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

/** The success envelope without data. */
export const Done = z.object({ success: z.literal(true), message: z.string() }).openapi('Done');

export const IdParams = z.object({
  id: z
    .string()
    .regex(/^[0-9A-Za-z]{16}$/)
    .openapi({ param: { name: 'id', in: 'path' }, example: 'kT7nW2pQx9LbVc4R' }),
});
