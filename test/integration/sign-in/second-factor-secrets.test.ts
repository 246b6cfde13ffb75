// @long
import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';

import { becomeAdministrator, type Person } from '../../support/api/accounts.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  type App,
  beginSignIn,
  codeOf,
  endSignIn,
  forgetSteps,
  registerWithApp,
  signInWithCode,
} from '../../support/api/second-factors.ts';
import { databaseText } from '../../support/database/database.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { mustPerch, startRestored } from '../../support/servers/backups.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import { migrate } from '../../support/servers/migration.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';

/** Signs in twice, with a code and with a recovery code. */
async function expectSignsIn(server: TestServer, person: Person, app: App, used: number) {
  await forgetSteps(server, person);
  await signInWithCode(server, person, codeOf(app));
  await signInWithCode(server, person, app.recoveryCodes[used] ?? '');
}

async function start(env: Record<string, string> = {}) {
  const server = await startServer(env);
  const admin = await becomeAdministrator(server);
  return { server, ...(await registerWithApp(server, admin)) };
}

const keys = {
  former: 'the former key of this installation, long enough',
  next: 'the next key of this installation, long enough',
};

describe('what a second factor needs', () => {
  test('is in the database neither as the app has it nor as the owner types it', async () => {
    const { server, app } = await start();
    await using _ = server;
    const text = await databaseText(server);
    expect(text).not.toContain(app.secret);
    for (const code of app.recoveryCodes) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(code.replaceAll('-', ''));
    }
  });

  test('comes back with a backup', async () => {
    const { server, person, app } = await start();
    await using _ = server;
    await using folder = await createTemporaryFolder();
    await mustPerch(server.installation, 'backup', folder.path);
    await using restored = await startRestored(folder.path);
    await expectSignsIn(restored, person, app, 0);
  });

  test('moves with a migration to another database', async () => {
    const { server, person, app } = await start();
    await using _ = server;
    await server.stop();
    await using target = await createInstallation();
    const url = target.env['DATABASE_URL'] ?? `sqlite:${join(server.dataDir, 'other.db')}`;
    const moved = await migrate(['--to-database', url], server.installation.env);
    expect({ exitCode: moved.exitCode, stderr: moved.stderr }).toEqual({ exitCode: 0, stderr: '' });
    server.env['DATABASE_URL'] = url;
    await server.start();
    const challenge = await beginSignIn(server, person);
    expect((await endSignIn(server, challenge, codeOf(app))).status).toBe(200);
    await signInWithCode(server, person, app.recoveryCodes[0] ?? '');
  });
});

describe('perch secret replace', () => {
  const replace = (server: TestServer, args: string[], input = '') => {
    const env = { ...server.installation.env, SECRET_KEY: keys.next };
    return runToEnd(['secret', 'replace', ...args], env, input);
  };

  async function startStopped() {
    const started = await start({ SECRET_KEY: keys.former });
    await started.server.stop();
    started.server.env['SECRET_KEY'] = keys.next;
    return started;
  }

  test('lets apps go on where it is given the previous key', async () => {
    const { server, person, app } = await startStopped();
    await using _ = server;
    const { exitCode, stdout } = await replace(server, ['--previous-key-stdin'], keys.former);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Authenticator apps that keep working: 1.');
    expect(stdout).not.toContain('no longer work');
    await server.start();
    await expectSignsIn(server, person, app, 0);
  });

  test('says without it that they do not work; recovery codes do, and the key can follow', async () => {
    const { server, person, app } = await startStopped();
    await using _ = server;
    const wrongKey = await replace(server, ['--previous-key-stdin'], 'x'.repeat(40));
    expect(wrongKey.stdout).toContain('Authenticator apps that no longer work: 1.');
    const { exitCode, stdout } = await replace(server, []);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Authenticator apps that no longer work: 1.');
    await server.start();
    const challenge = await beginSignIn(server, person);
    await expectFailure(await endSignIn(server, challenge, codeOf(app)), 400, 'code_invalid');
    expect((await endSignIn(server, challenge, app.recoveryCodes[0] ?? '')).status).toBe(200);

    const later = await replace(server, ['--previous-key-stdin'], `${keys.former}\n`);
    expect(later.stdout).toContain('Authenticator apps that keep working: 1.');
    await expectSignsIn(server, person, app, 1);
  });

  test('refuses an empty key, and one as an argument', async () => {
    const { server } = await startStopped();
    await using _ = server;
    for (const [args, expectedCode] of [
      [['--previous-key-stdin'], 1],
      [[keys.former], 2],
      [['--previous-key', keys.former], 2],
    ] as const) {
      const { exitCode, stderr } = await replace(server, [...args]);
      expect(exitCode).toBe(expectedCode);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
    const right = await replace(server, ['--previous-key-stdin'], keys.former);
    expect(right.exitCode).toBe(0);
  });
});
