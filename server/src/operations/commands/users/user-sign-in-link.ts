import { parseOptions } from '../../../lib/command-line.ts';
import { AppError } from '../../../lib/errors.ts';
import { makeSignInLink } from '../../../modules/sign-in/providers/sign-in-link.ts';
import type { CommandContext } from '../command.ts';
import { ownerOptions, requireOwner } from '../tokens/token-owner.ts';
import { withServices } from '../with-services.ts';

export async function run(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseOptions({ args, options: ownerOptions });
  const link = await withServices(context, async (services) => {
    const user = await requireOwner(services, values);
    if (user.status === 'approved') return makeSignInLink(services, user);
    throw new AppError('account_pending', () => `${user.username} is not approved.`);
  });
  context.terminal.print(link);
  return 0;
}
