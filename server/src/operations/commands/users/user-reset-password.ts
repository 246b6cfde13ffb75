import { parseArgs } from 'node:util';

import { ExistingEmail, NewPassword } from '@perch/contract/accounts/account-fields';
import { z } from 'zod';

import { recordAudit } from '../../../audit.ts';
import { parseInput } from '../../../http/invalid-input.ts';
import { AppError } from '../../../lib/errors.ts';
import { setPasswordHash } from '../../../modules/auth/set-password-hash.ts';
import { findUserByEmail } from '../../../modules/users/find-user.ts';
import { commandLineClient } from '../../../passwords/hashing-flows.ts';
import type { CommandServices } from '../../../services.ts';
import type { Command } from '../command.ts';
import { withServices } from '../with-services.ts';
import { readPassword } from './password-input.ts';

const Reset = z.strictObject({ email: ExistingEmail, password: NewPassword });

export const resetPasswordCommand: Command = {
  name: 'user reset-password',
  options: '--email E --password-stdin',
  description:
    'Sets a new password, read from standard input; ends the account’s sessions and API token.',
  async run(args, context) {
    const { values } = parseArgs({
      args,
      options: { email: { type: 'string' }, 'password-stdin': { type: 'boolean' } },
    });
    const reset = parseInput(Reset, {
      email: values.email,
      password: readPassword(context.terminal, values['password-stdin']),
    });
    const username = await withServices(context, (services) => resetPassword(services, reset));
    context.terminal.print(
      `The password of ${username} is changed; every session and the API token have ended.`,
    );
    return 0;
  },
};

async function resetPassword(
  { db, clock, passwords }: CommandServices,
  { email, password }: z.infer<typeof Reset>,
): Promise<string> {
  const user = await findUserByEmail({ db }, email);
  if (!user) throw new AppError('not_found', () => `There is no account with the email ${email}.`);
  const hash = await passwords.hash(password, commandLineClient);
  await db.transaction().execute(async (transaction) => {
    await setPasswordHash(transaction, user.id, hash);
    const subject = { type: 'user' as const, id: user.id, name: user.username };
    await recordAudit(transaction, clock, { actor: null, action: 'user.password_reset', subject });
  });
  return user.username;
}
