import { parseOptions } from '../../../lib/command-line.ts';
import { AppError } from '../../../lib/errors.ts';
import { makeSignInLink } from '../../../modules/auth/providers/sign-in-link.ts';
import type { Command } from '../command.ts';
import { ownerOptions, requireOwner } from '../tokens/token-owner.ts';
import { withServices } from '../with-services.ts';

export const signInLinkCommand: Command = {
  name: 'user sign-in-link',
  options: '--email E | --username U',
  description:
    'Prints a link that signs the account in once within 15 minutes, also with PASSWORD_LOGIN=off; a second factor is still asked for.',
  async run(args, context) {
    const { values } = parseOptions({ args, options: ownerOptions });
    const link = await withServices(context, async (services) => {
      const user = await requireOwner(services, values);
      if (user.status === 'approved') return makeSignInLink(services, user);
      throw new AppError('account_pending', () => `${user.username} is not approved.`);
    });
    context.terminal.print(link);
    return 0;
  },
};
