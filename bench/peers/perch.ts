import type { Api } from '@perch/contract/api';
import { hc } from 'hono/client';

import { sendResumable } from '../cases/resumable.ts';
import type { PerchUnderTest } from '../perch.ts';
import { projectRoot, untilAnswering } from '../programs.ts';
import { perchName } from '../targets.ts';
import type { Peer } from './peer.ts';

const boundary = 'perch-bench-7MA4YWxkTrZu0gW';
const before = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n`;

/** Perch as one of the measured products; the caller that started it ends it. */
export async function perchAsPeer(perch: PerchUnderTest): Promise<Peer> {
  const { origin, token } = perch;
  return {
    name: perchName,
    version: await perchVersion(),
    pid: perch.pid,
    async publish(path) {
      const { url } = await perch.upload(path);
      return { url };
    },
    async send(path) {
      const { id, seconds } = await perch.upload(path);
      await perch.remove(id);
      return seconds;
    },
    sendByTus: (path) => sendResumable(perch, path),
    smallUpload: () => ({
      method: 'POST',
      url: `${origin}/api/upload`,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
      },
      before,
      after: `\r\n--${boundary}--\r\n`,
    }),
    login: () => ({
      method: 'POST',
      url: `${origin}/api/auth/login`,
      headers: { 'Content-Type': 'application/json' },
      before: JSON.stringify(perch.credentials),
    }),
    async [Symbol.asyncDispose]() {},
  };
}

export async function perchVersion(): Promise<string> {
  return (await Bun.file(`${projectRoot}/package.json`).json()).version;
}

/** A name that serves the files of its owner, under a base domain that Perch was started with. */
export async function addDomain({ origin, token }: PerchUnderTest, name: string): Promise<void> {
  const { api } = hc<Api>(origin, { headers: { authorization: `Bearer ${token}` } });
  const asked = await api.domains.$post({ json: { domain: name, type: 'subdomain' } });
  if (!asked.ok) throw new Error(`Asking for ${name} failed: ${asked.status}`);
  const { _id: id } = (await asked.json()).data.domain;
  const approved = await api.domains.approve[':id'].$put({ param: { id } });
  if (!approved.ok) throw new Error(`Approving ${name} failed: ${approved.status}`);
  await untilAnswering(`${origin}/api/tls/ask?domain=${name}`, 10);
}

/** Makes the file readable on the domain; gives its path there. */
export async function publishOn(
  perch: PerchUnderTest,
  domain: string,
  path: string,
): Promise<string> {
  const { url } = await perch.upload(path, domain);
  return new URL(url).pathname;
}
