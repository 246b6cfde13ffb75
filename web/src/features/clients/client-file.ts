import { api } from '../../api/client.ts';
import { saveFile } from '../../ui/save-file.ts';

/** Fetches a client's configuration file, which contains the user's API token; it uploads to `domain`. */
export async function fetchClientFile(client: string, domain?: string) {
  const query = domain ? { domain } : {};
  const response = await api.clients[':client'].$get({ param: { client }, query });
  const name = fileNameOf(response.headers.get('content-disposition')) ?? client;
  return { name, text: await response.text() };
}

export async function downloadClientFile(client: string): Promise<void> {
  const { name, text } = await fetchClientFile(client);
  saveFile(name, text);
}

function fileNameOf(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
}
