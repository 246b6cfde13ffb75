import { NewToken } from '@perch/contract/accounts/tokens';

import { parseOptions } from '../../../lib/command-line.ts';
import { AppError } from '../../../lib/errors.ts';
import { lockUser } from '../../../modules/accounts/lock-user.ts';
import { insertToken } from '../../../modules/tokens/create-token.ts';
import type { CommandContext } from '../command.ts';
import { parseValues } from '../option-values.ts';
import { withServices } from '../with-services.ts';
import { ownerOptions, requireOwner } from './token-owner.ts';

const NamedToken = NewToken.omit({ currentPassword: true });

export async function run(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseOptions({
    args,
    options: {
      ...ownerOptions,
      name: { type: 'string' },
      scopes: { type: 'string' },
      expires: { type: 'string' },
      cidrs: { type: 'string' },
      profile: { type: 'string' },
      lock: { type: 'boolean' },
      'bytes-per-day': { type: 'string' },
    },
  });
  const { name, scopes, expires, cidrs, profile, lock, 'bytes-per-day': bytes } = values;
  const fields = parseValues(NamedToken, {
    name,
    scopes: scopes?.split(','),
    expires,
    cidrs: cidrs?.split(','),
    profile,
    profileLocked: lock,
    bytesPerDay: bytes === undefined ? undefined : Number(bytes),
  });
  const secret = await withServices(context, async (services) => {
    const owner = await requireOwner(services, values);
    return services.db.transaction().execute(async (transaction) => {
      const held = await lockUser(transaction, { id: owner.id });
      if (!held) throw new AppError('not_found', (m) => m.errors.noSuchUser);
      const token = { owner: held, actor: null };
      return (await insertToken(transaction, services, token, fields)).secret;
    });
  });
  context.terminal.print(secret);
  return 0;
}
