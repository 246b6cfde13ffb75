import { randomBytes } from 'node:crypto';

import { bearer } from '../api/client.ts';
import { encodeMetadata, octets, tusPath } from '../api/tus.ts';
import type { Front } from './front.ts';

/** An upload that was answered 201, or whose last piece was taken. */
export interface Accepted {
  path: string;
  content: Uint8Array;
}

/** What clients have met, who ask again where a request fails. */
export interface Load {
  accepted: Accepted[];
  downloads: number;
  /** Requests that failed, by status or error: each was mended by asking again. */
  retried: Map<string, number>;
  /** What asking again has not mended. */
  lost: string[];
  stop(): Promise<void>;
}

const attemptsMax = 40;
const pauseMs = 150;
const pieceBytes = 600_000;

/**
 * Small uploads, resumable ones and downloads, `lanes` of each at once, until it is stopped. A request counts as failed
 * when its answer is another than the one that the protocol has for success.
 */
export function startLoad({ ask, token }: Front, lanes: number): Load {
  const ending = new AbortController();
  const load: Omit<Load, 'stop'> = { accepted: [], downloads: 0, retried: new Map(), lost: [] };
  const note = (what: string) => load.retried.set(what, (load.retried.get(what) ?? 0) + 1);

  /** Asks until it succeeds. The value is undefined where the answer was none of success. */
  async function untilDone<T>(what: string, attempt: () => Promise<T | number>): Promise<T> {
    for (let count = 0; count < attemptsMax; count += 1) {
      const value = await attempt().catch(() => 0);
      if (typeof value !== 'number') return value;
      note(`${what} ${value === 0 ? 'cut' : value}`);
      await Bun.sleep(pauseMs);
    }
    load.lost.push(what);
    throw new Error(`${what} was not mended by asking again`);
  }

  const linkOf = (url: string) => ({ path: new URL(url).pathname });

  async function uploadSmall(): Promise<void> {
    const content = randomBytes(2000);
    const { path } = await untilDone('upload', async () => {
      const body = new FormData();
      body.append('file', new File([content], 'a.bin'));
      const answer = await ask('/api/upload', { method: 'POST', headers: bearer(token), body });
      return answer.status === 201 ? linkOf(Object(await answer.json()).file.url) : answer.status;
    });
    load.accepted.push({ path, content });
  }

  async function uploadInPieces(): Promise<void> {
    const content = randomBytes(pieceBytes * 3);
    const headers = { ...bearer(token), 'tus-resumable': '1.0.0' };
    const { path } = await untilDone('tus POST', async () => {
      const metadata = encodeMetadata({ filename: 'b.bin' });
      const begin = { 'upload-length': String(content.length), 'upload-metadata': metadata };
      const answer = await ask(tusPath, { method: 'POST', headers: { ...headers, ...begin } });
      const location = answer.headers.get('location') ?? '';
      return answer.status === 201
        ? linkOf(new URL(location, 'https://files.example').href)
        : answer.status;
    });
    let offset = 0;
    let link = '';
    while (link === '') {
      const body = content.subarray(offset, offset + pieceBytes);
      const piece = { ...headers, 'upload-offset': String(offset), 'content-type': octets };
      const sent = await ask(path, { method: 'PATCH', headers: piece, body }).catch(
        () => undefined,
      );
      if (sent?.status !== 204) note(`tus PATCH ${sent?.status ?? 'cut'}`);
      const told =
        sent?.status === 204 ? sent : await untilDone('tus HEAD', () => head(path, headers));
      offset = Number(told.headers.get('upload-offset'));
      link = told.headers.get('upload-url') ?? '';
    }
    load.accepted.push({ ...linkOf(link), content });
  }

  async function head(path: string, headers: Record<string, string>) {
    const answer = await ask(path, { method: 'HEAD', headers });
    return answer.ok ? answer : answer.status;
  }

  async function download(): Promise<void> {
    const { accepted } = load;
    const one = accepted[Math.floor(Math.random() * accepted.length)];
    if (!one) return Bun.sleep(pauseMs);
    const bytes = await untilDone('download', async () => {
      const answer = await ask(one.path);
      const got = await answer.bytes();
      return answer.ok && got.length === one.content.length ? got : answer.ok ? 0 : answer.status;
    });
    if (Buffer.compare(bytes, one.content) !== 0) load.lost.push(`the bytes of ${one.path}`);
    load.downloads += 1;
  }

  const running = [uploadSmall, uploadInPieces, download].flatMap((work) =>
    Array.from({ length: lanes }, async () => {
      while (!ending.signal.aborted && load.lost.length === 0) await work().catch(() => {});
    }),
  );
  return Object.assign(load, {
    async stop() {
      ending.abort();
      await Promise.all(running);
    },
  });
}
