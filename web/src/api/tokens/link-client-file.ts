import { api } from '../client.ts';
import { type ClientFile, readClientFile } from './read-client-file.ts';

/** ShareX's configuration for short links, which contains the user's API token. */
export async function fetchLinkClientFile(): Promise<ClientFile> {
  return readClientFile(await api.clients['sharex-links'].$get({ query: {} }), 'sharex-links');
}
