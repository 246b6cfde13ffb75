import { join } from 'node:path';

import { startCaddyFiles } from '../peers/caddy.ts';
import { startNginx } from '../peers/nginx.ts';
import type { Peer, Read } from '../peers/peer.ts';
import { startTus } from '../peers/tus.ts';
import { runClient } from '../programs.ts';
import type { Case } from '../results.ts';
import { makeFile } from '../work-folder.ts';
import { publishersOf } from './gets.ts';
import { type Field, type Group, lanesOf, measureCase, outcomeOf, startField } from './group.ts';

const sizeMB = 1024;
const unit = 'MB/s';

/** One large file at a time, by curl. */
export const large: Group = {
  name: 'large',
  title: 'Large files',
  about:
    'A file of 1 GiB by curl. Perch hashes what it gets (SHA-256) and syncs file and folder before it ' +
    'answers; nginx gets it by WebDAV PUT and does neither, nor does @tus/server.',
  async measure(ground) {
    const withoutTls = (folder: string) => startCaddyFiles(folder, 'http');
    await using field = await startField(ground, [startNginx, withoutTls, startTus]);
    const read = await makeFile(join(ground.folder, 'read.bin'), sizeMB * 1024 ** 2);
    // Another, because Perch keeps the same bytes only once.
    const sent = await makeFile(join(ground.folder, 'sent.bin'), sizeMB * 1024 ** 2);
    const { rounds } = ground.options;
    const send = (peer: Peer) => peer.send && speedOf(() => peer.send?.(sent));
    const sendByTus = (peer: Peer) => peer.sendByTus && speedOf(() => peer.sendByTus?.(sent));
    const { peers, memory } = field;
    return outcomeOf(field, [
      await measureDownload(field, read, rounds),
      await measureCase(
        { name: '1 GiB upload', unit, rounds, lanes: lanesOf(peers, send) },
        memory,
      ),
      await measureCase(
        { name: '1 GiB upload by tus', unit, rounds, lanes: lanesOf(peers, sendByTus) },
        memory,
      ),
    ]);
  },
};

async function measureDownload(
  { peers, memory }: Field,
  file: string,
  rounds: number,
): Promise<Case> {
  const lanes = [];
  for (const { who, publish } of publishersOf(peers)) {
    const read = await publish(file);
    lanes.push({ who, measure: speedOf(() => download(read)) });
  }
  return measureCase({ name: '1 GiB download', unit, rounds, lanes }, memory);
}

const speedOf = (seconds: () => Promise<number> | undefined) => async () =>
  sizeMB / ((await seconds()) ?? Number.NaN);

async function download({ url, headers = {} }: Read): Promise<number> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const command = ['curl', '-sS', '-f', '-o', '/dev/null', '-w', '%{time_total}', ...lines, url];
  return Number(await runClient(command));
}
