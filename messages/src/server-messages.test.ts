import { expect, test } from 'bun:test';
import { join } from 'node:path';

const program = `
  const made = [];
  for (const name of ['NumberFormat', 'PluralRules', 'ListFormat', 'DateTimeFormat']) {
    Intl[name] = class extends Intl[name] {
      constructor(...args) {
        super(...args);
        made.push([name, ...args]);
      }
    };
  }
  const { serverMessages } = await import(process.argv[1]);
  const loaded = made.length;
  const imprint = serverMessages('de').settings.refused.page({ name: 'imprint', max: 102_400 });
  console.log(JSON.stringify({ loaded: made.slice(0, loaded), used: made.length - loaded, imprint }));
`;

test('loading the messages of all languages makes no format, which takes longer than all the rest', () => {
  const path = join(import.meta.dir, 'server-messages.ts');
  const { stdout, exitCode } = Bun.spawnSync([process.execPath, '-e', program, path]);
  expect(exitCode).toBe(0);
  const { loaded, used, imprint } = JSON.parse(stdout.toString());
  expect(loaded).toEqual([]);
  expect(used).toBeGreaterThan(0);
  expect(imprint).toMatch(/\d/);
});
