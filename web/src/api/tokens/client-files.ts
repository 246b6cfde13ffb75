import { currentLocale } from '../../language/messages.ts';
import { networkError, parseErrorResponse } from '../api-error.ts';
import { api } from '../client.ts';

/** A configuration file of an upload client. */
export interface ClientFile {
  name: string;
  text: string;
}

/** Reads the file of an answer; without a name in it, the file is called as its client. */
export async function readClientFile(response: Answer, client: string): Promise<ClientFile> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? client;
  return { name, text: await response.text() };
}

type Answer = Pick<Response, 'headers' | 'text'>;

/** ShareX's configuration for short links, which contains the user's API token. */
export async function fetchLinkClientFile(): Promise<ClientFile> {
  return readClientFile(await api.clients['sharex-links'].$get({ query: {} }), 'sharex-links');
}

/**
 * The configuration file of an upload client with a token that was just made, which the server does not know by
 * heart: it writes the token with which it is asked.
 * @throws {ApiError}
 */
export async function fetchTokenClientFile(client: string, secret: string) {
  const headers = { Authorization: `Bearer ${secret}`, 'Accept-Language': currentLocale() };
  const response = await fetch(`/api/clients/${client}`, { headers }).catch(() => {
    throw networkError();
  });
  if (!response.ok) throw parseErrorResponse(response.status, await response.text());
  return readClientFile(response, client);
}
