import { api } from '../../api.ts';
import { saveFile } from '../../ui/save-file.ts';

/** Fetches a client's file, which has the person's API token in it, and saves it. */
export async function downloadClientFile(client: string): Promise<void> {
  const response = await api.clients[':client'].$get({ param: { client }, query: {} });
  const name = fileNameOf(response.headers.get('content-disposition')) ?? client;
  saveFile(name, await response.text());
}

function fileNameOf(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
}
