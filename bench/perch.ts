import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Api } from '@perch/contract/api';
import { UploadAnswer } from '@perch/contract/uploads';
import { hc } from 'hono/client';

import { onServerCore, projectRoot, runClient, untilAnswering } from './programs.ts';

export interface PerchUnderTest {
  pid: number;
  origin: string;
  token: string;
  /** MiB that the process holds now, and at the most so far. */
  memory(): Promise<{ nowMiB: number; peakMiB: number }>;
  /** Seconds of the processor that the process has had so far. */
  processorSeconds(): Promise<number>;
  /** Uploads a file as ShareX does; `seconds` are from connecting to the answer. */
  upload(path: string): Promise<{ id: string; url: string; seconds: number }>;
  remove(id: string): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A real server on a folder of its own, with an administrator. */
export async function startPerch(
  folder: string,
  port: number,
  env: Record<string, string> = {},
  root = projectRoot,
): Promise<PerchUnderTest> {
  await mkdir(folder, { recursive: true });
  const server = Bun.spawn(onServerCore([process.execPath, 'server/src/main.ts']), {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: '',
      ...env,
    },
    stdout: 'pipe',
    stderr: 'inherit',
  });
  const origin = `http://localhost:${port}`;
  await untilAnswering(`${origin}/readyz`, 20);
  const token = await becomeAdministrator(origin, await readSetupToken(server.stdout));
  return {
    pid: server.pid,
    origin,
    token,
    memory: () => memoryOf(server.pid),
    processorSeconds: () => processorSecondsOf(server.pid),
    upload: (path) => upload(origin, token, path),
    remove: (id) => remove(origin, token, id),
    async [Symbol.asyncDispose]() {
      server.kill();
      await server.exited;
    },
  };
}

async function readSetupToken(output: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of output) {
    text += decoder.decode(chunk, { stream: true });
    const token = /setup=([\w-]+)\n/.exec(text)?.[1];
    if (token) return token;
  }
  throw new Error('The server printed no set-up link');
}

async function becomeAdministrator(origin: string, setup: string): Promise<string> {
  const { api } = hc<Api>(origin);
  const credentials = { email: 'bench@example.com', password: crypto.randomUUID() };
  await api.auth.register.$post({ json: { username: 'bench', setup, ...credentials } });
  const answer = await api.auth.login.$post({ json: credentials });
  if (!answer.ok) throw new Error(`Signing in failed: ${answer.status}`);
  return (await answer.json()).token;
}

async function memoryOf(pid: number) {
  const status = await Bun.file(`/proc/${pid}/status`).text();
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { nowMiB: read('VmRSS'), peakMiB: read('VmHWM') };
}

async function processorSecondsOf(pid: number) {
  const stat = await Bun.file(`/proc/${pid}/stat`).text();
  // Behind the name, which is in brackets and may have spaces: the 14th and 15th of all, in ticks.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

async function upload(origin: string, token: string, path: string) {
  const output = await runClient([
    'curl',
    '-sS',
    '--fail-with-body',
    '--header',
    `Authorization: Bearer ${token}`,
    '--header',
    'Expect:',
    '--form',
    `file=@${path}`,
    '--write-out',
    '\n%{time_total}',
    `${origin}/api/upload`,
  ]);
  const [answer = '', seconds] = output.split('\n');
  const { file } = UploadAnswer.parse(JSON.parse(answer));
  return { id: file._id, url: file.url, seconds: Number(seconds) };
}

async function remove(origin: string, token: string, id: string) {
  const { api } = hc<Api>(origin, { headers: { authorization: `Bearer ${token}` } });
  const answer = await api.upload[':id'].$delete({ param: { id } });
  if (!answer.ok) throw new Error(`Deleting failed: ${answer.status}`);
}
