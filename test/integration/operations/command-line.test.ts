// @one-stack @long

import { describe, expect, test } from 'bun:test';

import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { freePort } from '../../support/ports.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import { runToEnd, startUnread } from '../../support/servers/process.ts';
import { waitFor } from '../../support/wait.ts';

// Help needs no setting, and works with broken ones.
const broken = { DATABASE_URL: 'nonsense://', PORT: 'no port', DATA_DIR: '/dev/null/nowhere' };
const perch = (...args: string[]) => runToEnd(args, broken);

const { stdout: overview } = await perch('help');
/** The names of all commands, as the overview has them: one word or two in small letters. */
const commands = [...overview.matchAll(/^ {2}perch ([a-z]+(?: [a-z][a-z-]*)?)(?= |$)/gm)].map(
  ([, name = '']) => name,
);
const groups = new Set(
  commands.flatMap((name) => (name.includes(' ') ? name.split(' ').slice(0, 1) : [])),
);

function expectSentence({ stdout, stderr }: { stdout: string; stderr: string }) {
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^Perch: [^\n]+\n$/);
  expect(stderr).not.toMatch(/\.ts:\d|node_modules|\bat \w+ \(/);
}

/** The command with two letters of its last word in the wrong order, or without one where that changes nothing. */
function misspell(name: string): string {
  const swapped = `${name.slice(0, -2)}${name.at(-1)}${name.at(-2)}`;
  return swapped === name ? name.slice(0, -1) : swapped;
}

test('the overview has every command, here and elsewhere', () => {
  expect(commands).toEqual(
    expect.arrayContaining(['serve', 'user create', 'settings set', 'doctor', 'up', 'help']),
  );
  expect(commands.length).toBeGreaterThan(22);
});

describe.each(commands)('perch %s', (name) => {
  const words = name.split(' ');

  test('explains itself by --help, -h and help', async () => {
    const asked = [
      [...words, '--help'],
      [...words, '-h'],
      ['help', ...words],
    ];
    if (name === 'help') asked.splice(0, 2);
    const answers = await Promise.all(asked.map((args) => perch(...args)));
    for (const { exitCode, stdout, stderr } of answers) {
      expect([exitCode, stderr]).toEqual([0, '']);
      expect(stdout).toStartWith(`Usage: perch ${name}`);
      expect(stdout).toBe(answers[0]?.stdout ?? '');
    }
  });

  test('gives the version for -v and --version', async () => {
    if (name === 'help') return;
    const answers = await Promise.all(['-v', '--version'].map((option) => perch(...words, option)));
    for (const { exitCode, stdout, stderr } of answers) {
      expect([exitCode, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^perch \d+\.\d+\.\d+\S*\n$/);
    }
  });

  test('is named where its name is misspelt, or an option', async () => {
    const misspelt = await perch(...misspell(name).split(' '));
    expect(misspelt.exitCode).toBe(2);
    expectSentence(misspelt);
    expect(misspelt.stderr).toContain(`Did you mean ${name}?`);
    if (name === 'help') return;
    const option = await perch(...words, '--hlep');
    expect(option.exitCode).toBe(2);
    expectSentence(option);
    expect(option.stderr).toEndWith('Unknown option: --hlep. Did you mean --help?\n');
  });
});

test.each([...groups])('perch %s alone names its commands', async (group) => {
  const alone = await perch(group);
  expect(alone.exitCode).toBe(2);
  expectSentence(alone);
  const [asked, help, version] = await Promise.all([
    perch('help', group),
    perch(group, '-h'),
    perch(group, '-v'),
  ]);
  expect(asked).toMatchObject({ exitCode: 0, stderr: '' });
  expect(help).toEqual(asked);
  expect(version).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^perch \d/) });
  for (const name of commands.filter((each) => each.startsWith(`${group} `))) {
    expect(alone.stderr).toContain(name.slice(group.length + 1));
    expect(asked.stdout).toContain(`perch ${name}`);
  }
});

test('without a command the same options are answered', async () => {
  for (const args of [['--help'], ['-h'], ['help']]) {
    expect(await perch(...args)).toEqual({ exitCode: 0, stdout: overview, stderr: '' });
  }
  for (const option of ['-v', '--version']) {
    expect((await perch(option)).stdout).toMatch(/^perch \d+\.\d+\.\d+\S*\n$/);
  }
});

test.each([
  [['nonsense'], 'Unknown command: nonsense. perch help lists all commands.'],
  [['usr', 'create'], 'Unknown command: usr create. Did you mean user create?'],
  [['user-create'], 'Unknown command: user-create. Did you mean user create?'],
  [['user', 'nonsense'], 'Unknown command: user nonsense. perch help lists all commands.'],
  [['mig'], 'Unknown command: mig. Did you mean migrate?'],
  [['help', 'bakup'], 'Unknown command: bakup. Did you mean backup?'],
  [['--hlp'], 'Unknown option: --hlp. Did you mean --help?'],
  [['serve', 'now'], 'Unexpected argument: now. See --help.'],
  [['doctor', 'now'], 'Unexpected argument: now. See --help.'],
  [['doctor', '--jobs=all'], '--jobs takes no value. See --help.'],
  [['backup', '--keep'], '--keep needs a value. See --help.'],
  [['backup', 'x', '--keeep', '3'], 'Unknown option: --keeep. Did you mean --keep?'],
  [['up', '--quite', 'x'], 'Unknown option: --quite. Did you mean --quiet?'],
  [['up', '-z', 'x'], 'Unknown option: -z. See --help.'],
  [['--env-file'], '--env-file takes a file.'],
  [['settings', 'get', 'maxFileSiz'], 'Unknown setting: maxFileSiz. Did you mean maxFileSize?'],
])('%j is refused with 2 and one line', async (args, sentence) => {
  const ended = await perch(...args);
  expect(ended.exitCode).toBe(2);
  expectSentence(ended);
  expect(ended.stderr).toBe(`Perch: ${sentence}\n`);
});

describe('where nothing reads its output any more, as behind head,', () => {
  test.each(['help', 'help up', 'up --help', 'doctor'])(
    'perch %s ends quietly',
    async (command) => {
      await using folder = await createTemporaryFolder();
      const { child, stderr } = await startUnread(command.split(' '), { DATA_DIR: folder.path });
      expect(await child.exited).toBe(0);
      expect(stderr()).toBe('');
    },
  );

  test('the server goes on', async () => {
    await using installation = await createInstallation();
    const port = freePort();
    const env = { ...installation.env, PORT: String(port) };
    const { child, stderr } = await startUnread([], env);
    await waitFor('an answer after the greeting', async () => {
      if (child.exitCode !== null) throw new Error(`It ended: ${stderr()}`);
      return (await fetch(`http://localhost:${port}/readyz`).catch(() => undefined))?.ok;
    });
    child.kill('SIGTERM');
    expect(await child.exited).toBe(0);
    expect(stderr()).not.toContain('EPIPE');
  });
});
