import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findMariaDb, requireProgram } from '../../../scripts/system-programs.mjs';
import { freePort } from '../ports.ts';
import { Daemon } from '../servers/daemon.ts';
import { waitFor } from '../wait.ts';

/** A server of MariaDB without accounts, gone with everything in it when it is disposed of. */
export interface MariaDb extends AsyncDisposable {
  /** The address of a database, which need not be there. */
  urlOf(database: string): string;
  /** Runs statements one after the other, in this database or in none. */
  run(statements: readonly string[], database?: string): Promise<void>;
}

/** Starts a server on 127.0.0.1. Without tables of privileges it is there at once, and takes every password. */
export async function startMariaDb(): Promise<MariaDb> {
  requireProgram('mariadb');
  const folder = await mkdtemp(join(tmpdir(), 'perch-mariadb-'));
  const port = freePort();
  const urlOf = (database: string) => `mysql://perch:pass-word@127.0.0.1:${port}/${database}`;
  const daemon = new Daemon(
    [
      findMariaDb() ?? '',
      '--no-defaults',
      '--skip-grant-tables',
      // As root it runs only where that is said.
      ...(process.getuid?.() === 0 ? ['--user=root'] : []),
      `--datadir=${folder}`,
      `--socket=${join(folder, 'socket')}`,
      `--pid-file=${join(folder, 'pid')}`,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-buffer-pool-size=16M',
      // Times that were read in another zone than UTC would be seen.
      '--default-time-zone=+05:00',
      '--lc-messages-dir=/usr/share/mysql/english',
    ],
    { cwd: folder },
  );

  async function run(statements: readonly string[], database = 'information_schema') {
    const client = new Bun.SQL(urlOf(database), { max: 1 });
    try {
      for (const statement of statements) await client.unsafe(statement);
    } finally {
      await client.close();
    }
  }

  async function dispose() {
    await daemon[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await waitFor('MariaDB', async () => {
      if (daemon.hasEnded) throw new Error(`MariaDB has ended: ${daemon.log}`);
      return run(['select 1']).then(
        () => true,
        () => false,
      );
    });
  } catch (error) {
    await dispose();
    throw error;
  }
  return { urlOf, run, [Symbol.asyncDispose]: dispose };
}
