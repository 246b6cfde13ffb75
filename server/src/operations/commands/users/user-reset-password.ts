import { NewPassword } from '@perch/contract/accounts/account-fields';
import { z } from 'zod';

import { recordAudit } from '../../../audit.ts';
import type { UserRow } from '../../../database/schema.ts';
import { parseInput } from '../../../http/invalid-input.ts';
import { parseOptions } from '../../../lib/command-line.ts';
import { setPasswordHash } from '../../../modules/sign-in/set-password-hash.ts';
import { commandLineClient } from '../../../passwords/hashing-flows.ts';
import type { CommandServices } from '../../../services.ts';
import type { CommandContext } from '../command.ts';
import { ownerOptions, requireOwner } from '../tokens/token-owner.ts';
import { withServices } from '../with-services.ts';
import { readPassword } from './password-input.ts';

const Reset = z.strictObject({ password: NewPassword });

export async function run(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseOptions({
    args,
    options: { ...ownerOptions, 'password-stdin': { type: 'boolean' } },
  });
  const { password } = parseInput(Reset, {
    password: readPassword(context.terminal, values['password-stdin']),
  });
  const username = await withServices(context, async (services) =>
    resetPassword(services, await requireOwner(services, values), password),
  );
  context.terminal.print(
    `The password of ${username} was changed; all sessions and the API token ended.`,
  );
  return 0;
}

async function resetPassword(
  { db, clock, passwords }: CommandServices,
  user: UserRow,
  password: string,
): Promise<string> {
  const hash = await passwords.hash(password, commandLineClient);
  await db.transaction().execute(async (transaction) => {
    await setPasswordHash(transaction, user.id, hash);
    const subject = { type: 'user' as const, id: user.id, name: user.username };
    await recordAudit(transaction, clock, { actor: null, action: 'user.password_reset', subject });
  });
  return user.username;
}
