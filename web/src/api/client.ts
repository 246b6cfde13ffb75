import type { Api } from '@perch/contract/api';
import { hc } from 'hono/client';

import { currentLocale, m } from '../language/messages.ts';
import { ApiError, networkError, parseErrorResponse } from './api-error.ts';
import { ConfirmationDeclined, requestConfirmation } from './confirmation.ts';
import { takeFirstCall } from './first-calls.ts';
import { closeSession, currentToken } from './session.ts';

const loginPath = '/api/auth/login';

/** The typed client of every endpoint. Its calls throw an `ApiError` for a failed response. */
export const api = hc<Api>(window.location.origin, { fetch: fetchWithSession }).api;

/** Sends a request with the session's token; repeats it after the user has confirmed the password. */
async function fetchWithSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const again = request.method === 'GET' ? undefined : request.clone();
  try {
    return await sendOnce(request);
  } catch (failure) {
    const isAsked = failure instanceof ApiError && failure.code === 'confirmation_required';
    if (!again || !isAsked) throw failure;
    if (!(await requestConfirmation()))
      throw new ConfirmationDeclined('Not confirmed', { cause: failure });
    return sendOnce(again);
  }
}

async function sendOnce(request: Request): Promise<Response> {
  const token = currentToken();
  // So that the server's sentences are in the language of the page.
  request.headers.set('Accept-Language', currentLocale());
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  const sent = (token && takeFirstCall(request, token)) || fetch(request);
  const response = await sent.catch(() => {
    throw networkError();
  });
  if (response.ok) return response;
  // A 401 of the login itself is a wrong password, not the end of a session.
  if (response.status === 401 && !request.url.endsWith(loginPath)) expireSession(token);
  const { status, headers } = response;
  throw parseErrorResponse(status, await response.text(), headers.get('server'));
}

/** Ends the session after a 401. A late 401 for a token that was replaced changes nothing. */
export function expireSession(token: string | undefined): void {
  if (token && token === currentToken()) closeSession('ended');
}

interface Answering {
  json: () => Promise<{ success: boolean }>;
}
type Answer<R extends Answering> = Awaited<ReturnType<R['json']>>;
type Success<A> = Extract<A, { success: true }>;

/**
 * The JSON of a call, typed as its success shape: failures were thrown before.
 * @throws {ApiError}
 */
export async function parseResponse<R extends Answering>(
  call: Promise<R>,
): Promise<Success<Answer<R>>> {
  const response = await call;
  const answer = await response.json();
  if (isSuccess<Answer<R>>(answer)) return answer;
  throw new ApiError(m.general.unknownAnswer, 200, '');
}

function isSuccess<A>(answer: { success: boolean } | A): answer is Success<A> {
  return (
    typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true
  );
}
