import { api } from '../../api/client.ts';
import { type ClientFile, readClientFile } from '../../api/tokens/client-files.ts';
import { saveFile } from '../../ui/save-file.ts';

/** Fetches a client's configuration file, which contains the user's API token; it uploads to `domain`. */
export async function fetchClientFile(client: string, domain?: string): Promise<ClientFile> {
  const query = domain ? { domain } : {};
  return readClientFile(await api.clients[':client'].$get({ param: { client }, query }), client);
}

export async function downloadClientFile(client: string): Promise<void> {
  const { name, text } = await fetchClientFile(client);
  saveFile(name, text);
}
