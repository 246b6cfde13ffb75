import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Api } from '@perch/contract/api';
import { UploadAnswer } from '@perch/contract/uploads';
import { hc } from 'hono/client';

import { onServerCore, projectRoot, runClient, untilAnswering } from './programs.ts';

export interface PerchUnderTest {
  pid: number;
  origin: string;
  token: string;
  /** The administrator's. */
  credentials: Credentials;
  /** From starting the process to its first answer. */
  startMs: number;
  /** MiB that the process holds now, and at the most so far or since the peak was forgotten. */
  memory(): Promise<{ nowMiB: number; peakMiB: number }>;
  forgetPeak(): Promise<void>;
  /** Seconds of the processor that the process has had so far. */
  processorSeconds(): Promise<number>;
  /** Uploads a file as ShareX does; `seconds` are from connecting to the answer. */
  upload(path: string, domain?: string): Promise<Uploaded>;
  remove(id: string): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

type Server = Awaited<ReturnType<typeof launch>>['server'];

export interface Credentials {
  email: string;
  password: string;
}

interface Uploaded {
  id: string;
  url: string;
  thumbnailUrl: string;
  seconds: number;
}

/** A real server on a folder of its own, with an administrator. */
export async function startPerch(
  folder: string,
  port: number,
  env: Record<string, string> = {},
  root = projectRoot,
): Promise<PerchUnderTest> {
  const { server, origin, startMs } = await launch(folder, port, env, root);
  const credentials = { email: 'bench@example.com', password: crypto.randomUUID() };
  const setup = await readSetupToken(server.stdout);
  await register(origin, setup, credentials);
  return { ...(await underTest(server, origin, credentials)), startMs };
}

/** A real server on a database that has an administrator already. */
export async function startInstalled(
  folder: string,
  port: number,
  env: Record<string, string>,
  credentials: Credentials,
): Promise<PerchUnderTest> {
  const { server, origin, startMs } = await launch(folder, port, env, projectRoot);
  await server.stdout.cancel();
  return { ...(await underTest(server, origin, credentials)), startMs };
}

async function launch(folder: string, port: number, env: Record<string, string>, root: string) {
  await mkdir(folder, { recursive: true });
  const began = performance.now();
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
  const ended = server.exited.then((code) => {
    throw new Error(`Perch has ended with ${code}`);
  });
  await Promise.race([untilAnswering(`${origin}/readyz`, 60), ended]);
  return { server, origin, startMs: performance.now() - began };
}

async function underTest(server: Server, origin: string, credentials: Credentials) {
  const token = await signIn(origin, credentials);
  const { pid } = server;
  return {
    pid,
    origin,
    token,
    credentials,
    memory: () => memoryOf(pid),
    forgetPeak: () => writeFile(`/proc/${pid}/clear_refs`, '5'),
    processorSeconds: () => processorSecondsOf(pid),
    upload: (path: string, domain?: string) => upload(origin, token, path, domain),
    remove: (id: string) => remove(origin, token, id),
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

async function register(origin: string, setup: string, credentials: Credentials) {
  const { api } = hc<Api>(origin);
  const answer = await api.auth.register.$post({
    json: { username: 'bench', setup, ...credentials },
  });
  if (!answer.ok) throw new Error(`Registering failed: ${answer.status}`);
}

async function signIn(origin: string, credentials: Credentials): Promise<string> {
  const answer = await hc<Api>(origin).api.auth.login.$post({ json: credentials });
  if (!answer.ok) throw new Error(`Signing in failed: ${answer.status}`);
  return (await answer.json()).token;
}

async function memoryOf(pid: number) {
  const status = await Bun.file(`/proc/${pid}/status`).text();
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { nowMiB: read('VmRSS'), peakMiB: read('VmHWM') };
}

/** Seconds of the processor that a process has had so far. */
export async function processorSecondsOf(pid: number): Promise<number> {
  const stat = await Bun.file(`/proc/${pid}/stat`).text();
  // Behind the name, which is in brackets and may have spaces: the 14th and 15th of all, in ticks.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

async function upload(
  origin: string,
  token: string,
  path: string,
  domain?: string,
): Promise<Uploaded> {
  const output = await runClient([
    'curl',
    '-sS',
    '--fail-with-body',
    '--header',
    `Authorization: Bearer ${token}`,
    '--header',
    'Expect:',
    ...(domain === undefined ? [] : ['--form', `domain=${domain}`]),
    '--form',
    `file=@${path}`,
    '--write-out',
    '\n%{time_total}',
    `${origin}/api/upload`,
  ]);
  const [answer = '', seconds] = output.split('\n');
  const { file } = UploadAnswer.parse(JSON.parse(answer));
  const { _id: id, url, thumbnailUrl } = file;
  return { id, url, thumbnailUrl, seconds: Number(seconds) };
}

async function remove(origin: string, token: string, id: string) {
  const { api } = hc<Api>(origin, { headers: { authorization: `Bearer ${token}` } });
  const answer = await api.upload[':id'].$delete({ param: { id }, query: { permanent: 'true' } });
  if (!answer.ok) throw new Error(`Deleting failed: ${answer.status}`);
}
