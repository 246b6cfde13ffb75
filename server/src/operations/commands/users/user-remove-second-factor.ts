import { resetReasonLengthMax } from '@perch/contract/limits';
import { z } from 'zod';

import { transact } from '../../../events/event-bus.ts';
import { parseOptions } from '../../../lib/command-line.ts';
import { AppError } from '../../../lib/errors.ts';
import { findWaysIn, hasPasskeysAlone } from '../../../modules/accounts/factors/find-ways-in.ts';
import { removeAllFactors } from '../../../modules/accounts/factors/remove-all-factors.ts';
import { lockUser } from '../../../modules/accounts/lock-user.ts';
import { readSettings } from '../../../modules/settings/settings.ts';
import type { CommandServices } from '../../../services.ts';
import type { CommandContext } from '../command.ts';
import { parseValues } from '../option-values.ts';
import { optionOf, ownerOptions, requireOwner } from '../tokens/token-owner.ts';
import { withServices } from '../with-services.ts';

const Reason = z.strictObject({ reason: z.string().trim().max(resetReasonLengthMax) });

export async function run(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseOptions({
    args,
    options: { ...ownerOptions, reason: { type: 'string' } },
  });
  const { reason } = parseValues(Reason, { reason: values.reason ?? '' });
  const sentence = await withServices(context, (services) => remove(services, values, reason));
  context.terminal.print(sentence);
  return 0;
}

async function remove(
  services: CommandServices,
  owner: Parameters<typeof requireOwner>[1],
  reason: string,
): Promise<string> {
  const { id, username } = await requireOwner(services, owner);
  const settings = await readSettings(services.db, services.config.locked);
  const composing = { ...services, settings: { current: () => settings } };
  return transact(services, async (transaction) => {
    const user = await lockUser(transaction, { id });
    if (!user) throw new AppError('not_found', () => `There is no account ${username}.`);
    // Unlike administrators, the operator can let the owner in by a link afterwards.
    const isClosed = hasPasskeysAlone(await findWaysIn(transaction, services, id));
    const removed = await removeAllFactors(composing, transaction, { user, actor: null, reason });
    if (!removed) return `${username} has no second factor.`;
    return isClosed
      ? `The second factors of ${username} were removed, and there is no other way to sign in: run \`perch user sign-in-link ${optionOf(user)}\`.`
      : `The second factors of ${username} were removed, and all sessions ended.`;
  });
}
