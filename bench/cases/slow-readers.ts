import { connect, type Socket } from 'node:net';

import type { PerchUnderTest } from '../perch.ts';

const seconds = 20;

/** Memory while so many readers each take a little of one large file every second. */
export async function slowReaders(perch: PerchUnderTest, file: string, readers: number) {
  const { id, url } = await perch.upload(file);
  const before = await perch.memory();
  const sockets = Array.from({ length: readers }, () => readSlowly(url));
  let peakMiB = 0;
  for (let second = 0; second < seconds; second += 1) {
    await Bun.sleep(1000);
    peakMiB = Math.max(peakMiB, (await perch.memory()).nowMiB);
  }
  for (const socket of sockets) socket.destroy();
  await perch.remove(id);
  return { beforeMiB: before.nowMiB, peakMiB };
}

function readSlowly(url: string): Socket {
  const { port, host, pathname } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  socket.on('data', () => {
    socket.pause();
    setTimeout(() => socket.resume(), 1000);
  });
  socket.on('error', () => {});
  return socket;
}
