import type { RouteConfig } from '@hono/zod-openapi';
import type { TokenScope } from '@perch/contract/accounts/limits';
import type { Access, Duty } from '@perch/contract/route';
import type { Locale } from '@perch/contract/text/locales';
import type { Sentence } from '@perch/messages/catalogue';
import { serverMessages } from '@perch/messages/server-messages';
import type { Hono } from 'hono';
import { z } from 'zod';

import type { Actor } from '../audit.ts';
import type { UserRow } from '../database/schema.ts';
import { requireAccess } from './access.ts';
import { jsonResponseTo } from './error-response.ts';
import { parseInput, parseParams } from './invalid-input.ts';
import type { ClientAddress } from './request/client-address.ts';
import type { Peer } from './request/peer.ts';
import { readJson, readOptionalJson } from './request/request-body.ts';
import { requestLocale } from './request/request-locale.ts';

/** Passed to the router with each request, and filled in by it. */
export interface Connection {
  peer: Peer;
  /** The pattern of the matched route; empty before matching and where none matches. */
  route: string;
  /** The language of the authenticated account; null before authentication and where none was chosen. */
  accountLanguage: string | null;
  /** The session that may make the call; undefined until that was checked, and for a client with an API token. */
  sessionId?: string | undefined;
  /** Resolves when a complete body of this many bytes may be parsed; undefined: immediately. Throws `busy`. */
  takeSlice: (bytes: number) => Promise<void> | undefined;
}

export type ServedApp = Hono<{ Bindings: Connection }>;

/** A token with a name, as far as calls made with it depend on it. */
export interface CallerToken {
  id: string;
  scopes: ReadonlySet<string>;
  /** The profile that its uploads have; null for none. */
  profileId: string | null;
  isProfileLocked: boolean;
  /** null: no limit. */
  bytesPerDay: number | null;
}

/** The authenticated caller: a user's session, or a client with one of the user's tokens and no session. */
export interface Caller {
  user: UserRow;
  sessionId: string | undefined;
  /** Undefined for a session and for the Default token. */
  token?: CallerToken | undefined;
}

/** The caller as the audit log records it. */
export const actorOf = ({ caller, address }: { caller: Caller; address: string }): Actor => ({
  id: caller.user.id,
  username: caller.user.username,
  address,
});

type Route = RouteConfig & {
  access: Access;
  scope?: TokenScope;
  bodyBytesMax?: number;
  /** The limit that the refusal of a larger body names, where JSON may make the body longer than what it holds. */
  namedBytesMax?: number;
  openBefore?: readonly Duty[];
  /** Whether calls count against no limit of a token's requests. */
  isUncounted?: boolean;
};

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
  /** The language of the answer. */
  locale: Locale;
  /** The address of the connection's other end, which may be a proxy. */
  peer: string;
  /** Restarts the idle time-out; call it for every chunk of a body that may take long. */
  stayOpen: () => void;
  /** Adds a Set-Cookie header to the answer, where the handler makes no Response of its own. */
  addCookie: (cookie: string) => void;
}

type Success<R extends Route> = R['responses'][keyof R['responses'] & (200 | 201)];

/**
 * A route handler's result: the contract's success envelope without `success`, its `message` as a
 * sentence of every language, or a Response.
 */
export type Result<R extends Route> =
  Success<R> extends { content: { 'application/json': { schema: infer S extends z.ZodType } } }
    ? WithSentence<Omit<z.input<S>, 'success'>>
    : Response;

type WithSentence<T> = { [K in keyof T]: K extends 'message' ? Sentence : T[K] };

export type Serve = <const R extends Route>(
  route: R,
  handle: (call: Call<R>) => Result<R> | Promise<Result<R>>,
) => void;

/** What a caller is authenticated by. */
export interface Credentials {
  authorization: string | null;
  /** The client's network address. */
  address: string;
  /** Whether the call counts against the limit of a token's requests. */
  isCounted: boolean;
}

export type Authenticate = (credentials: Credentials) => Promise<Caller>;

/** Throws while the caller has a duty that blocks the call: `terms_required`, `second_factor_needed`. */
export type RequireDuties = (caller: Caller, openBefore: readonly Duty[]) => Promise<void>;

/**
 * Registers routes of the contract. Authenticates the caller, then parses the input, and parses the
 * handler's result with the route's schema, so that no undeclared field leaves the server.
 */
export function createServe(
  app: ServedApp,
  authenticate: Authenticate,
  requireDuties: RequireDuties,
  clientAddress: ClientAddress,
  fallbackLocale: () => Locale,
): Serve {
  return (route, handle) => {
    const { access } = route;
    const success = successOf(route);
    const takesFiles = 'multipart/form-data' in (route.request?.body?.content ?? {});
    const pattern = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
    // Hono routes HEAD requests to the handlers of GET.
    const method = route.method === 'head' ? 'GET' : route.method.toUpperCase();
    app.on([method], pattern, async (context) => {
      const request = context.req.raw;
      context.env.route = route.path;
      if (takesFiles) await context.env.peer.takeTurn();
      const peer = context.env.peer.address();
      const address = clientAddress(peer, request.headers.get('x-forwarded-for'));
      const authorization = request.headers.get('authorization');
      const isCounted = route.isUncounted !== true;
      const caller =
        access === 'public' ? undefined : await authenticate({ authorization, address, isCounted });
      // What refuses the caller is said in the account's language already.
      context.env.accountLanguage = caller?.user.language ?? null;
      if (caller) requireAccess(caller, route);
      if (caller) await requireDuties(caller, route.openBefore ?? []);
      context.env.sessionId = caller?.sessionId;
      const { params, query } = route.request ?? {};
      const schema = jsonSchemaOf(route);
      const read = route.request?.body?.required === false ? readOptionalJson : readJson;
      const checked = {
        params: params && parseParams(params, context.req.param()),
        query: query && parseInput(query, queryOf(context.req.queries())),
      };
      const sent = schema && (await read(request, route, context.env.takeSlice));
      const cookies: string[] = [];
      const call = {
        caller,
        ...checked,
        body: schema && parseInput(schema, sent),
        request,
        // Few answers have a sentence.
        get locale() {
          return requestLocale(request, context.env.accountLanguage, fallbackLocale());
        },
        address,
        peer,
        stayOpen: context.env.peer.stayOpen,
        addCookie: (cookie: string) => void cookies.push(cookie),
      };
      // `Call` is derived from the schemas that were just applied.
      const result = await handle(call as Parameters<typeof handle>[0]);
      if (result instanceof Response) return result;
      const message = 'message' in result ? written(result.message, call) : undefined;
      const answer = { success: true, ...result, message };
      const response = jsonResponseTo(request, success.schema.parse(answer), success.status);
      for (const cookie of cookies) response.headers.append('set-cookie', cookie);
      return response;
    });
  };
}

const written = (sentence: unknown, call: { locale: Locale }) =>
  typeof sentence === 'function' ? sentence(serverMessages(call.locale)) : undefined;

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
