// @slow

import { afterEach, expect, test } from 'bun:test';

import { png } from '../../../../test/support/files/pictures.ts';
import { outcomeOf, waitFor } from '../../../../test/support/wait.ts';
import { createThumbnailMaker, type DrawnFile } from '../thumbnail-maker.ts';
import { BrokenOffError } from './program-failure.ts';

const raw = {
  by: 'program',
  kind: 'raw',
  program: 'exiftool',
  bytesMax: 1000,
} as const;

const file: DrawnFile = {
  bytes: 4,
  stream: () => new Blob(['file']).stream(),
  openFile: async () => ({ file: Bun.file(import.meta.path), close: async () => {} }),
  posterAt: null,
  orientation: 1,
};

let maker: ReturnType<typeof createThumbnailMaker> | undefined;
afterEach(() => maker?.close());

/** A maker whose programs are this script. */
function withProgram(script: string, timeoutMs = 20_000) {
  maker = createThumbnailMaker({
    timeoutMs,
    programs: {
      has: () => true,
      pathOf: (name) => name,
      limited: () => ['/bin/sh', '-c', script],
    },
  });
  return maker;
}

/** How many processes have this word in their command. */
async function countProcesses(word: string): Promise<number> {
  const listed = await Bun.$`ps -eo args`.text();
  return listed.split('\n').filter((line) => line.includes(word) && !line.includes('ps -eo'))
    .length;
}

test('a program that hangs is ended with all that it has started', async () => {
  const word = '8640017';
  const hanging = withProgram(`sleep ${word} & sleep ${word} & sleep ${word}`, 500);
  expect(await outcomeOf(hanging.draw(file, raw))).toThrow(BrokenOffError);
  await waitFor('their end', async () => (await countProcesses(word)) === 0);
});

test('a photograph does not wait for a film', async () => {
  const hanging = withProgram('sleep 8640020', 3000);
  const order: string[] = [];
  const film = outcomeOf(hanging.draw(file, raw)).then(() => order.push('film'));
  const content = png(40, 30);
  const made = await hanging.make(new Blob([content]), content.length);
  order.push('photograph');
  expect(made).toBeDefined();
  await film;
  expect(order).toEqual(['photograph', 'film']);
});

test('a program that leaves others behind is cleaned up after', async () => {
  const word = '8640018';
  const leaving = withProgram(`sleep ${word} >/dev/null 2>&1 & exit 1`);
  expect(await leaving.draw(file, raw)).toBeUndefined();
  await waitFor('their end', async () => (await countProcesses(word)) === 0);
});

test('a program that takes more than 512 MB is ended', async () => {
  const eating = withProgram('head -c 900000000 /dev/zero | tail -c 900000000 | sleep 8640019');
  expect(await outcomeOf(eating.draw(file, raw))).toThrow(BrokenOffError);
});

test('a program that writes without end is ended', async () => {
  const writing = withProgram('cat /dev/zero');
  expect(await outcomeOf(writing.draw(file, raw))).toThrow(BrokenOffError);
});

test('a program that ends with an error has no picture of the file', async () => {
  expect(await withProgram('echo broken >&2; exit 2').draw(file, raw)).toBeUndefined();
});

test('a program that answers something else has no picture of the file, and stops no other', async () => {
  const odd = withProgram('echo \'{"not": "a list"}\'');
  expect(await odd.draw(file, raw)).toBeUndefined();
});

test('a program sees neither a network nor files of the machine', async () => {
  const script =
    'if [ -e /etc/passwd ] || [ -e /root ] || [ "$(cat /proc/net/route | wc -l)" -gt 1 ]; then kill -9 $$; fi; exit 9';
  expect(await withProgram(script).draw(file, raw)).toBeUndefined();
});
