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
