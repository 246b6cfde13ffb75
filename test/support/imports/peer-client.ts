import { join } from 'node:path';

import type { TestServer } from '../servers/server.ts';
import { sendAsShareX } from './old-clients.ts';
import { fixtures, peerHost, type Product } from './peers.ts';

interface ShareXSettings {
  RequestURL: string;
  Headers?: Record<string, string>;
  Arguments?: Record<string, string>;
  FileFormName: string;
  /** An expression; ShareX takes the whole answer where it is missing. */
  URL?: string;
}

/**
 * Uploads a file with the ShareX file that an account of this installation had, and gives the address that ShareX copies
 * from the answer. Of ass, whose file names none, that is `resource`.
 */
export async function uploadAsBefore(
  server: TestServer,
  product: Product,
  { name, content }: { name: string; content: string },
): Promise<string> {
  const file: ShareXSettings = JSON.parse(await readFromPeer(product, './sharex.sxcu'));
  const values: Record<string, string> = { $filename$: name, $input$: '' };
  const filled = Object.entries(file.Arguments ?? {}).map(([key, text]) => [
    key,
    values[text] ?? text,
  ]);
  const sent = {
    path: new URL(file.RequestURL).pathname,
    headers: file.Headers ?? {},
    arguments: Object.fromEntries(filled),
    fileFormName: file.FileFormName,
  };
  const answer = await sendAsShareX(server, sent, { name, content, host: peerHost });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The upload was answered ${answer.status}: ${text}`);
  const [, path = 'resource'] = /json:([^$}]+)/.exec(file.URL ?? '') ?? [];
  return String(valueAt(JSON.parse(text), path));
}

/** The value at a path such as `files[0].url`. */
function valueAt(json: unknown, path: string): unknown {
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  return keys.reduce((value, key) => new Map(Object.entries(Object(value))).get(key), json);
}

async function readFromPeer(product: Product, name: string): Promise<string> {
  const archive = join(fixtures, product, 'installation.tgz');
  return await Bun.$`tar -xzOf ${archive} ${name}`.text();
}
