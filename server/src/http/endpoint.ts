import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import type { Access } from '@perch/contract/route';
import { z } from 'zod';

import type { Actor } from '../audit.ts';
import type { UserRow } from '../database/schema.ts';
import { jsonResponse } from './error-response.ts';
import { parseInput, parseParams } from './invalid-input.ts';
import type { ClientAddress } from './request/client-address.ts';
import { readJson, readOptionalJson } from './request/request-body.ts';

/** Passed to the router with each request, and filled in by it. */
export interface Connection {
  /** The address of the connection's other end. */
  peer: string;
  /** The pattern of the matched route; empty before matching and where none matches. */
  route: string;
  /** Restarts the idle time-out; call it for every chunk of a body, of which a minute without one ends the request. */
  stayOpen: () => void;
}

export type ServedApp = OpenAPIHono<{ Bindings: Connection }>;

/** The authenticated caller: a user's session, or a client with the user's API token and no session. */
export interface Caller {
  user: UserRow;
  sessionId: string | undefined;
}

/** The caller as the audit log records it. */
export const actorOf = ({ caller, address }: { caller: Caller; address: string }): Actor => ({
  id: caller.user.id,
  username: caller.user.username,
  address,
});

type Route = RouteConfig & { access: Access };

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type Part<R extends Route, P extends 'params' | 'query'> = R['request'] extends {
  [K in P]: infer S;
}
  ? OutputOf<S>
  : undefined;
type Body<R extends Route> = R['request'] extends {
  body: { content: { 'application/json': { schema: infer S } } };
}
  ? OutputOf<S>
  : undefined;

/** A call whose caller and input have been checked. */
export interface Call<R extends Route> {
  caller: R['access'] extends 'public' ? undefined : Caller;
  params: Part<R, 'params'>;
  query: Part<R, 'query'>;
  body: Body<R>;
  request: Request;
  /** The client's network address. */
  address: string;
  /** The address of the connection's other end, which may be a proxy. */
  peer: string;
  /** Restarts the idle time-out; call it for every chunk of a body that may take long. */
  stayOpen: () => void;
}

type Success<R extends Route> = R['responses'][keyof R['responses'] & (200 | 201)];

/** A route handler's result: the contract's success envelope without `success`, or a Response. */
export type Result<R extends Route> =
  Success<R> extends { content: { 'application/json': { schema: infer S extends z.ZodType } } }
    ? Omit<z.input<S>, 'success'>
    : Response;

export type Serve = <const R extends Route>(
  route: R,
  handle: (call: Call<R>) => Result<R> | Promise<Result<R>>,
) => void;

export type Authenticate = (
  authorization: string | null,
  access: Exclude<Access, 'public'>,
) => Promise<Caller>;

/**
 * Registers routes of the contract. Authenticates the caller, then parses the input, and parses the
 * handler's result with the route's schema, so that no undeclared field leaves the server.
 */
export function createServe(
  app: ServedApp,
  authenticate: Authenticate,
  clientAddress: ClientAddress,
): Serve {
  return (route, handle) => {
    const { access } = route;
    const described: RouteConfig = route;
    app.openAPIRegistry.registerPath(described);
    const success = successOf(route);
    const pattern = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
    // Hono routes HEAD requests to the handlers of GET.
    const method = route.method === 'head' ? 'GET' : route.method.toUpperCase();
    app.on([method], pattern, async (context) => {
      const request = context.req.raw;
      context.env.route = route.path;
      const caller =
        access === 'public'
          ? undefined
          : await authenticate(request.headers.get('authorization'), access);
      const { params, query } = route.request ?? {};
      const schema = jsonSchemaOf(route);
      const read = route.request?.body?.required === false ? readOptionalJson : readJson;
      const call = {
        caller,
        params: params && parseParams(params, context.req.param()),
        query: query && parseInput(query, queryOf(context.req.queries())),
        body: schema && parseInput(schema, await read(request)),
        request,
        address: clientAddress(context.env.peer, request.headers.get('x-forwarded-for')),
        peer: context.env.peer,
        stayOpen: context.env.stayOpen,
      };
      // `Call` is derived from the schemas that were just applied.
      const result = await handle(call as Parameters<typeof handle>[0]);
      if (result instanceof Response) return result;
      return jsonResponse(success.schema.parse({ success: true, ...result }), success.status);
    });
  };
}

function successOf({ responses, path }: Route): { status: number; schema: z.ZodType } {
  for (const status of [200, 201]) {
    const response = responses[status];
    const content = response && 'content' in response ? response.content : undefined;
    const json = content?.['application/json'];
    const schema = json && 'schema' in json ? json.schema : undefined;
    if (schema instanceof z.ZodType) return { status, schema };
  }
  return { status: 200, schema: z.never({ error: `${path} answers a Response` }) };
}

function jsonSchemaOf({ request }: Route): z.ZodType | undefined {
  const json = request?.body?.content['application/json'];
  const schema = json && 'schema' in json ? json.schema : undefined;
  return schema instanceof z.ZodType ? schema : undefined;
}

/** A parameter given twice becomes a list, which no schema accepts. */
function queryOf(queries: Record<string, string[]>): Record<string, string | string[] | undefined> {
  return Object.fromEntries(
    Object.entries(queries).map(([name, all]) => [name, all.length === 1 ? all[0] : all]),
  );
}
