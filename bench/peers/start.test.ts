import { expect, test } from 'bun:test';
import { join } from 'node:path';

import { outcomeOf } from '../../test/support/wait.ts';
import { requireProgram } from '../programs.ts';
import { makeWorkFolder } from '../work-folder.ts';
import { starterOf, startInstalledOf } from './start.ts';

test('who is not installed is told of, and the others are started and ended', async () => {
  const events: string[] = [];
  const there = (name: string) => async (folder: string) => {
    events.push(`${name} in ${folder}`);
    return {
      name,
      version: '1',
      async [Symbol.asyncDispose]() {
        events.push(`${name} ended`);
      },
    };
  };
  const absent = async () => {
    requireProgram('no-such-program', 'its-package');
    throw new Error('It is there.');
  };
  const stack = new AsyncDisposableStack();
  const found = await startInstalledOf([there('a'), absent, there('b')], '/work', stack);
  expect(found.peers.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(found.missing).toEqual([
    'The benchmark needs no-such-program: apt-get install its-package',
  ]);
  await stack.disposeAsync();
  expect(events).toEqual(['a in /work/peer-0', 'b in /work/peer-2', 'b ended', 'a ended']);
});

test('whatever else goes wrong stops the run', async () => {
  const broken = () => Promise.reject(new Error('The port is taken.'));
  const starting = startInstalledOf([broken], '/work', new AsyncDisposableStack());
  expect(await outcomeOf(starting)).toThrow('The port is taken.');
});

test('an adapter gets its name, its URL and a folder', async () => {
  await using work = await makeWorkFolder('adapter');
  const adapter = join(work.path, 'adapter.ts');
  await Bun.write(
    adapter,
    `export default async ({ name, url, folder }) => ({
      name, version: url + ' in ' + folder, async [Symbol.asyncDispose]() {},
    });`,
  );
  const peer = await starterOf({ name: 'own', adapter, url: 'http://localhost:1' })('/work/peer');
  expect(peer.name).toBe('own');
  expect(peer.version).toBe('http://localhost:1 in /work/peer');
});
