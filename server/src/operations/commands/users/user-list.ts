import { formatBytes } from '@perch/contract/text/size';

import type { UserRow } from '../../../database/schema.ts';
import { parseOptions } from '../../../lib/command-line.ts';
import { tableOf } from '../../../lib/text-table.ts';
import { toUser } from '../../../modules/accounts/to-user.ts';
import type { CommandContext } from '../command.ts';
import { withServices } from '../with-services.ts';

export async function run(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseOptions({ args, options: { json: { type: 'boolean' } } });
  const users = await withServices(context, ({ db }) =>
    db.selectFrom('users').selectAll().orderBy('created_at').orderBy('id').execute(),
  );
  const lines = values.json
    ? [JSON.stringify(users.map(toUser), null, 2)]
    : tableOf(head, users.map(cells));
  for (const line of lines) context.terminal.print(line);
  return 0;
}

const head = ['USERNAME', 'EMAIL', 'ROLE', 'STATUS', 'UPLOADS', 'STORAGE', 'JOINED'];

const cells = (user: UserRow): string[] => [
  user.username,
  user.email || '–',
  user.role,
  user.status,
  String(user.upload_count),
  formatBytes(user.storage_bytes),
  new Date(user.created_at).toISOString().slice(0, 10),
];
