import { z } from 'zod';

import { RemoteFailure } from '../remote-failure.ts';
import type { RemoteServer } from '../servers/choose-server.ts';
import { ask } from './ask.ts';
import { refusalOf } from './refusal.ts';

// Only what every version has: a server may be older or newer than this program.
const ServerDescription = z.object({
  success: z.literal(true),
  data: z.object({ version: z.string().max(64), publicUrl: z.string(), maxFileBytes: z.number() }),
});
const Account = z.object({ data: z.object({ user: z.object({ username: z.string().max(256) }) }) });
const Configured = z.object({ success: z.literal(true), data: z.object({ config: z.object({}) }) });

export type ServerDescription = z.infer<typeof ServerDescription>['data'];

/** Asks a server whether it is a Perch, before it gets to see a token. Throws RemoteFailure. */
export async function requirePerch(
  origin: string,
  signal: AbortSignal,
): Promise<ServerDescription> {
  const answer = await ask(origin, '/api/config', { signal });
  const isRedirect = answer.status >= 300 && answer.status < 400;
  if (isRedirect) throw refusalOf(origin, answer);
  const { data: described } = ServerDescription.safeParse(parsed(answer.text));
  if (answer.status === 200 && described) return described.data;
  if (answer.status >= 500) throw refusalOf(origin, answer);
  throw new RemoteFailure('unreachable', `${origin} responds, but it is not Perch.`);
}

/** Asks a Perch whether it lets files be uploaded with the token. Throws RemoteFailure. */
export async function requireUploadToken(
  { origin, token }: RemoteServer,
  signal: AbortSignal,
): Promise<void> {
  // Of all that the scope opens, what changes nothing.
  const answer = await ask(origin, '/api/upload/sharex-config', { token, signal });
  if (answer.status !== 200) throw refusalOf(origin, answer);
  if (!Configured.safeParse(parsed(answer.text)).success) {
    throw new RemoteFailure('unreachable', `${origin} responds, but it is not Perch.`);
  }
}

/** The name of the token's account; undefined: the token may not read it. */
export async function findUsername(
  { origin, token }: RemoteServer,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { status, text } = await ask(origin, '/api/auth/me', { token, signal });
  return status === 200 ? Account.safeParse(parsed(text)).data?.data.user.username : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
