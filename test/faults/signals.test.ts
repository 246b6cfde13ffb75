import { afterAll, expect, test } from 'bun:test';
import { randomInt } from 'node:crypto';

import { becomeAdministrator } from '../support/api/accounts.ts';
import { upload } from '../support/api/uploads.ts';
import { startServer } from '../support/servers/server.ts';
import { waitFor } from '../support/wait.ts';
import { type Acknowledged, compare, Crowd } from './support/crowd.ts';
import { countLeftOver } from './support/installations.ts';
import { interfere } from './support/interfere.ts';
import { isLong, settle } from './support/tally.ts';

const rounds = isLong ? 20 : 1;
// So many such calls go well before, or fewer: an upload makes a few of each, but only a large one is renamed.
const callsMax = 60;
const renamesMax = 6;

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

test.each([
  ['KILL', 'fsync,fdatasync', callsMax],
  ['KILL', 'rename,renameat,renameat2', renamesMax],
  ['KILL', 'pwrite64,pwritev,pwritev2', callsMax],
  ['KILL', 'openat', callsMax],
  ['TERM', 'fsync,fdatasync', callsMax],
])(
  'SIG%s at the very call of %s loses nothing that was acknowledged',
  async (signal, calls, most) => {
    const all: Acknowledged[] = [];
    let [lost, wrong] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const crowd = new Crowd(server, token, { clients: 4 });
      const when = randomInt(1, most);
      const interference = await interfere(server, calls, `signal=${signal}:when=${when}`);
      const { child } = server.process;
      // strace counts for each thread, so that it may take many more calls.
      await waitFor('its end', () => child.exitCode !== null || child.signalCode !== null, {
        timeoutMs: 120_000,
      });
      await interference[Symbol.asyncDispose]();
      await crowd[Symbol.asyncDispose]();
      await server.stop();
      await server.start();
      const compared = await compare(server.origin, crowd.acknowledged);
      lost += compared.lost;
      wrong += compared.wrong;
      all.push(...crowd.acknowledged);
    }
    const inTheEnd = await compare(server.origin, all);
    const { publicUrl } = await upload(server, token, 'after.txt', 'goes on');
    expect(await (await fetch(publicUrl)).text()).toBe('goes on');
    const leftOver = await countLeftOver(server);
    settle({
      fault: `SIG${signal} at ${calls}`,
      runs: rounds,
      acknowledged: all.length + 1,
      lost: lost + inTheEnd.lost,
      wrong: wrong + inTheEnd.wrong,
      leftOver,
    });
  },
);
