import { parseArgs } from 'node:util';

import { formatBytes } from '@perch/contract/size';

import type { UserRow } from '../../database/schema.ts';
import { presentUser } from '../../modules/users/present-user.ts';
import type { Command } from './command.ts';
import { withServices } from './with-services.ts';

export const listUsersCommand: Command = {
  name: 'user list',
  options: '[--json]',
  description: 'Lists all accounts, oldest first.',
  async run(args, context) {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } });
    const users = await withServices(context, ({ db }) =>
      db.selectFrom('users').selectAll().orderBy('created_at').orderBy('id').execute(),
    );
    const lines = values.json ? [JSON.stringify(users.map(presentUser), null, 2)] : tableOf(users);
    for (const line of lines) context.terminal.print(line);
    return 0;
  },
};

function tableOf(users: UserRow[]): string[] {
  const head = ['USERNAME', 'EMAIL', 'ROLE', 'STATUS', 'UPLOADS', 'STORAGE', 'JOINED'];
  const rows = users.map((user) => [
    user.username,
    user.email,
    user.role,
    user.status,
    String(user.upload_count),
    formatBytes(user.storage_bytes),
    new Date(user.created_at).toISOString().slice(0, 10),
  ]);
  const table = [head, ...rows];
  const widths = head.map((_, column) =>
    table.reduce((widest, row) => Math.max(widest, Bun.stringWidth(row[column] ?? '')), 0),
  );
  return table.map((row) => {
    const cells = row.map((text, column) => {
      const missing = (widths[column] ?? 0) - Bun.stringWidth(text);
      return `${text}${' '.repeat(missing)}`;
    });
    return cells.join('  ').trimEnd();
  });
}
