import type { Api } from '@perch/contract/api';
import type { Category } from '@perch/contract/limits';
import type { uploadSorts } from '@perch/contract/uploads';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';

import { ApiFailure, failureFrom, unreachableFailure } from './api-error.ts';
import { askToConfirm, CallDeclined } from './confirmation.ts';
import { takeEarlyAnswer } from './prefetch-account.ts';
import { closeSession, currentToken } from './session.ts';

const loginPath = '/api/auth/login';

/** Every call of the service. A failing answer is thrown as an ApiFailure, never returned. */
export const api = hc<Api>(window.location.origin, { fetch: fetchWithToken }).api;

/** Sends a call, again once it is confirmed where the server wants to know that it is the owner. */
async function fetchWithToken(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const again = request.method === 'GET' ? undefined : request.clone();
  try {
    return await sendOnce(request);
  } catch (failure) {
    const isAsked = failure instanceof ApiFailure && failure.code === 'confirmation_required';
    if (!again || !isAsked) throw failure;
    if (!(await askToConfirm())) throw new CallDeclined('Not confirmed', { cause: failure });
    return sendOnce(again);
  }
}

async function sendOnce(request: Request): Promise<Response> {
  const token = currentToken();
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  const sent = (token && takeEarlyAnswer(request, token)) || fetch(request);
  const response = await sent.catch(() => {
    throw unreachableFailure();
  });
  if (response.ok) return response;
  // A 401 of the login itself is a wrong password, not the end of a session.
  if (response.status === 401 && !request.url.endsWith(loginPath)) endSessionOf(token);
  throw failureFrom(response.status, await response.text());
}

/** The server refused `token`. Late answers to a token that is gone already change nothing. */
export function endSessionOf(token: string | undefined): void {
  if (token && token === currentToken()) closeSession('ended');
}

interface Answering {
  json: () => Promise<{ success: boolean }>;
}
type Answer<R extends Answering> = Awaited<ReturnType<R['json']>>;
type Success<A> = Extract<A, { success: true }>;

/** The answer of a call without the failing shapes, which were thrown before. */
export async function answerOf<R extends Answering>(call: Promise<R>): Promise<Success<Answer<R>>> {
  const response = await call;
  const answer = await response.json();
  if (isSuccess<Answer<R>>(answer)) return answer;
  throw new ApiFailure('The server answered in a form that this page does not know.', 200, '');
}

function isSuccess<A>(answer: { success: boolean } | A): answer is Success<A> {
  return (
    typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true
  );
}

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await answerOf(api.config.$get())).data,
});

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => {
    const answer = await answerOf(api.auth.me.$get({}, { init: { signal } }));
    return answer.data.user;
  },
});

export const uploadsKey = ['uploads'];

export type UploadSort = (typeof uploadSorts)[number];
export type SortOrder = 'asc' | 'desc';

/** What is left out is as the server has it: everything, newest first. */
export interface UploadsPage {
  page: number;
  type: Category | undefined;
  search?: string;
  sort?: UploadSort;
  order?: SortOrder;
}

export function uploadsQuery({ page, type, search, sort, order }: UploadsPage) {
  const query = {
    page: String(page),
    ...(type && { type }),
    ...(search && { search }),
    ...(sort && { sort }),
    ...(order && { order }),
  };
  return queryOptions({
    queryKey: [...uploadsKey, query],
    queryFn: ({ signal }) => answerOf(api.upload.my.$get({ query }, { init: { signal } })),
    placeholderData: keepPreviousData,
  });
}

/** Its views and downloads change all the time, so it is asked for each time it is shown. */
export function uploadQuery(id: string) {
  return queryOptions({
    queryKey: ['upload', id],
    queryFn: async ({ signal }) => {
      const answer = await answerOf(
        api.upload[':id'].$get({ param: { id } }, { init: { signal } }),
      );
      return answer.data.upload;
    },
    staleTime: 0,
  });
}
