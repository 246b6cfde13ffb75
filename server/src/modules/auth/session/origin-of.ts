import type { SessionOrigin } from './sessions.ts';

/** Where a call that may begin a session comes from. */
export const originOf = ({
  request,
  address,
}: {
  request: Request;
  address: string;
}): SessionOrigin => ({ address, userAgent: request.headers.get('user-agent') ?? '' });
