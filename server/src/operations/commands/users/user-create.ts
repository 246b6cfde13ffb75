import { NewPassword, OptionalEmail, Username } from '@perch/contract/accounts/account-fields';
import { z } from 'zod';

import { recordAudit } from '../../../audit.ts';
import { parseInput } from '../../../http/invalid-input.ts';
import { parseOptions } from '../../../lib/command-line.ts';
import { createUser } from '../../../modules/accounts/create-user.ts';
import { readSettings } from '../../../modules/settings/settings.ts';
import { chosenEmail } from '../../../modules/sign-in/registration/chosen-email.ts';
import type { CommandContext } from '../command.ts';
import { parseValues } from '../option-values.ts';
import { withServices } from '../with-services.ts';
import { readPassword } from './password-input.ts';

const Named = z.strictObject({ username: Username, email: OptionalEmail });
const WithPassword = z.strictObject({ password: NewPassword });

export async function run(args: string[], context: CommandContext): Promise<number> {
  const options = readOptions(args);
  const password = readPassword(context.terminal, options['password-stdin']);
  const account = {
    ...parseValues(Named, { username: options.username, email: options.email }),
    ...parseInput(WithPassword, { password }),
  };
  const user = await withServices(context, async (services) => {
    const settings = await readSettings(services.db, services.config.locked);
    return createUser(
      services,
      {
        ...account,
        email: chosenEmail(settings, account.email),
        role: options.admin ? 'admin' : 'user',
        status: options.admin || options.approved ? 'approved' : 'pending',
      },
      {
        afterInsert: (transaction, { id, username, email, role }) =>
          recordAudit(transaction, services.clock, {
            actor: null,
            action: 'user.created',
            subject: { type: 'user', id, name: username },
            detail: email === '' ? role : `${role}, ${email}`,
          }),
      },
    );
  });
  context.terminal.print(`Created ${user.role} ${user.username} (${user.status}).`);
  return 0;
}

function readOptions(args: string[]) {
  const { values } = parseOptions({
    args,
    options: {
      username: { type: 'string' },
      email: { type: 'string' },
      admin: { type: 'boolean' },
      approved: { type: 'boolean' },
      'password-stdin': { type: 'boolean' },
    },
  });
  return values;
}
