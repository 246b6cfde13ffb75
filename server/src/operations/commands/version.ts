import { existsSync } from 'node:fs';

import type { Release } from '@perch/contract/settings/releases';

import { connectDatabase, databasePathOf } from '../../database/open.ts';
import { parseOptions } from '../../lib/command-line.ts';
import { versionLine } from '../../lib/version.ts';
import { findNewerRelease } from '../../modules/admin/releases/newest-release.ts';
import type { CommandContext } from './command.ts';

export async function run(args: string[], context: CommandContext): Promise<number> {
  parseOptions({ args, options: {} });
  context.terminal.print(versionLine);
  const newer = await findKnownRelease(context);
  if (newer) context.terminal.print(`Perch ${newer.version} is available: ${newer.url}`);
  return 0;
}

/**
 * The newer release that the server's last check has found. It asks nothing, makes no database and changes no schema,
 * and if it finds none for any reason, the version is printed nevertheless.
 */
async function findKnownRelease(context: CommandContext): Promise<Release | null> {
  if (!context.environment['UPDATE_CHECK_URL']) return null;
  try {
    const config = context.readConfig();
    const path = databasePathOf(config.databaseUrl);
    if (path !== undefined && !existsSync(path)) return null;
    const db = await connectDatabase(config.databaseUrl, context.openLog(config));
    try {
      return await findNewerRelease({ db, config });
    } finally {
      await db.destroy();
    }
  } catch {
    return null;
  }
}
