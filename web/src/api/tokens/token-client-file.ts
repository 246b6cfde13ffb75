import { currentLocale } from '../../language/messages.ts';
import { networkError, parseErrorResponse } from '../api-error.ts';
import { readClientFile } from './read-client-file.ts';

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
