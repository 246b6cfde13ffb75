import { runClient } from './programs.ts';

/** Where uploads that can be resumed are begun, and with which headers. */
export interface TusTarget {
  endpoint: string;
  headers?: Record<string, string>;
}

export interface SentByTus {
  /** Where it can be asked for by the protocol. */
  url: string;
  /** The headers of the last answer, as text. */
  answer: string;
  seconds: number;
}

const version = { 'Tus-Resumable': '1.0.0' };
const octets = 'application/offset+octet-stream';

/** One file as an upload that can be resumed, its bytes in one request; both requests count. */
export async function sendByTus(
  { endpoint, headers = {} }: TusTarget,
  path: string,
): Promise<SentByTus> {
  const begun = await curl('POST', endpoint, {
    ...headers,
    'Upload-Length': String(Bun.file(path).size),
  });
  const url = new URL(headerIn(begun, 'location'), endpoint).href;
  const content = { ...headers, 'Upload-Offset': '0', 'Content-Type': octets, Expect: '' };
  const answer = await curl('PATCH', url, content, ['--upload-file', path]);
  const seconds = Number(headerIn(begun, 'seconds')) + Number(headerIn(answer, 'seconds'));
  return { url, answer, seconds };
}

/** How a file of so many bytes is sent in one request, which the protocol allows since 1.0. */
export function inOneRequest({ endpoint, headers = {} }: TusTarget, bytes: number) {
  return {
    method: 'POST',
    url: endpoint,
    headers: { ...headers, ...version, 'Upload-Length': String(bytes), 'Content-Type': octets },
  };
}

export function headerIn(output: string, name: string): string {
  const found = new RegExp(`^${name}: (\\S+)`, 'im').exec(output)?.[1];
  if (!found) throw new Error(`There is no ${name} in: ${output}`);
  return found;
}

function curl(method: string, url: string, headers: Record<string, string>, more: string[] = []) {
  const lines = Object.entries({ ...version, ...headers }).flatMap(([name, value]) => [
    '--header',
    `${name}:${value && ` ${value}`}`,
  ]);
  const output = ['--dump-header', '-', '--write-out', '\nseconds: %{time_total}'];
  const command = ['curl', '-sS', '--fail-with-body', ...output, '--request', method];
  return runClient([...command, ...lines, ...more, url]);
}
