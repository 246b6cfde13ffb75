import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../../support/api/accounts.ts';
import { expectFailure } from '../../../support/api/failure.ts';
import { sendParts } from '../../../support/api/uploads.ts';
import { expectStoredFiles, storedFiles } from '../../../support/files/stored-files.ts';
import { startServer } from '../../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

const contentOf = (number: number) => `${number} `.repeat(40_000).slice(0, 100_000);
const partOf = (number: number) => ({
  name: 'file',
  filename: `${number}.txt`,
  content: contentOf(number),
});

test('of a crowd each upload is answered as if it came by itself, and has its own bytes', async () => {
  const numbers = Array.from({ length: 120 }, (_, number) => number);
  const before = (await storedFiles(server)).length;
  const answers = numbers.map((number) => {
    if (number % 4 === 1) return sendParts(server, 'no-token', [partOf(number)]);
    if (number % 4 === 2) return sendParts(server, token, [partOf(number), partOf(number + 1)]);
    return sendParts(server, token, [partOf(number)]);
  });
  const urls = await Promise.all(
    answers.map(async (answered, number) => {
      const answer = await answered;
      if (number % 4 === 1) await expectFailure(answer, 401, 'unauthenticated');
      else if (number % 4 === 2) await expectFailure(answer, 400, 'too_many_files');
      else return (await answer.json()).data.upload.rawUrl;
      return undefined;
    }),
  );
  for (const [number, url] of urls.entries()) {
    if (url) expect(await (await fetch(url)).text()).toBe(contentOf(number));
  }
  const files = await storedFiles(server);
  expect(files).toHaveLength(before + numbers.length / 2);
  await expectStoredFiles(server, files);
});
