import { randomBytes, randomInt } from 'node:crypto';

import { sendParts } from '../../support/api/uploads.ts';
import { sha256Of } from '../../support/files/hash.ts';
import type { TestServer } from '../../support/servers/server.ts';
import { expectRefusal } from './refusal.ts';

/** An upload that was answered with 201. */
export interface Acknowledged {
  /** Path of its link, as the server may come back on another port. */
  path: string;
  sha256: string;
}

interface CrowdOptions {
  clients: number;
  /** Bytes of the next file. */
  size?: () => number;
}

const mixedSize = () => (randomInt(20) === 0 ? randomInt(3_000_000) : randomInt(60_000));

/** Many people who upload one file after the other until they are told to stop. */
export class Crowd implements AsyncDisposable {
  readonly acknowledged: Acknowledged[] = [];
  /** Answered with a failure, each in the envelope and without a link. */
  refused = 0;
  /** Without an answer. */
  cut = 0;
  readonly #ending = new AbortController();
  readonly #lanes: Promise<void>[];

  constructor(
    private readonly server: TestServer,
    private readonly token: string,
    { clients, size = mixedSize }: CrowdOptions,
  ) {
    this.#lanes = Array.from({ length: clients }, () => this.#upload(size));
  }

  async #upload(size: () => number): Promise<void> {
    while (!this.#ending.signal.aborted) {
      const content = randomBytes(size());
      const part = { name: 'file', filename: 'crowd.bin', content };
      const answer = await sendParts(this.server, this.token, [part]).catch(() => undefined);
      const body = await answer?.json().catch(() => undefined);
      if (!answer || body === undefined) {
        this.cut += 1;
        // While the server is down the clients would otherwise connect a thousand times a second.
        await Bun.sleep(10);
      } else if (answer.status === 201) {
        const { pathname: path } = new URL(body.data.upload.publicUrl);
        this.acknowledged.push({ path, sha256: sha256Of(content) });
      } else {
        expectRefusal(answer.status, body);
        this.refused += 1;
      }
    }
  }

  /** Lets everybody finish what they are sending. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.#lanes);
  }
}

/** How many of them are gone, and how many have other bytes. */
export async function compare(origin: string, files: readonly Acknowledged[]) {
  let [lost, wrong] = [0, 0];
  const waiting = [...files];
  const reader = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const answer = await fetch(`${origin}${file.path}`);
      const sha256 = sha256Of(await answer.bytes());
      if (answer.status !== 200) lost += 1;
      else if (sha256 !== file.sha256) wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, reader));
  return { lost, wrong };
}
