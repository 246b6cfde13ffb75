import { join } from 'node:path';

import { startBareC, startBareRow, startBareRuntime } from '../peers/bare.ts';
import { startCopyparty } from '../peers/copyparty.ts';
import { startNginx } from '../peers/nginx.ts';
import type { Peer } from '../peers/peer.ts';
import { startTus } from '../peers/tus.ts';
import type { Case } from '../results.ts';
import { makeFile } from '../work-folder.ts';
import { sendsPerSecond } from '../wrk.ts';
import { type Group, lanesOf, measureCase, outcomeOf, startField } from './group.ts';

const bytes = 100 * 1024;
const settleMs = 300;

/** Many small files, each another, from one connection and from several. */
export const uploads: Group = {
  name: 'uploads',
  title: 'Small uploads',
  about:
    'wrk sends files of 100 KiB, no two the same. Perch hashes each, and answers when the file, its folder ' +
    'and its row are synced; nginx (WebDAV PUT) and @tus/server (a whole file in its POST) and copyparty (PUT, without its ' +
    'index) sync nothing. The runtime alone and C alone hash and sync each file as Perch does, with no form, account or row; ' +
    'with a row, one short row follows the file into SQLite before the answer, synced as well.',
  async measure(ground) {
    await using field = await startField(ground, [
      startNginx,
      startTus,
      startCopyparty,
      startBareRuntime,
      startBareRow,
      startBareC,
    ]);
    const { rounds, seconds } = ground.options;
    const file = await makeFile(join(ground.folder, 'small.bin'), bytes);
    const cases: Case[] = [];
    for (const connections of [1, 16]) {
      const laneOf = (peer: Peer) => peer.smallUpload && (() => send(peer, connections));
      const lanes = lanesOf(field.peers, laneOf);
      const name = `100 KiB upload, ${connections}-way`;
      cases.push(await measureCase({ name, unit: '/s', lanes, rounds }, field.memory));
    }
    return outcomeOf(field, cases);

    async function send(peer: Peer, connections: number): Promise<number> {
      const request = peer.smallUpload?.(bytes);
      if (!request) throw new Error(`${peer.name} takes no small files`);
      const rate = await sendsPerSecond(request, { connections, seconds }, file);
      // What was cut off at the end is still being put away.
      await Bun.sleep(settleMs);
      await peer.clean?.();
      return rate;
    }
  },
};
