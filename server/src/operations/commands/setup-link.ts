import { parseOptions } from '../../lib/command-line.ts';
import { AppError } from '../../lib/errors.ts';
import { findSetupLink } from '../../modules/sign-in/registration/register.ts';
import type { CommandContext } from './command.ts';
import { withServices } from './with-services.ts';

export async function run(args: string[], context: CommandContext): Promise<number> {
  parseOptions({ args, options: {} });
  const link = await withServices(context, findSetupLink);
  if (link === undefined) throw new AppError('setup_closed', () => refusal);
  context.terminal.print(link);
  return 0;
}

const refusal =
  'There is no setup link: an administrator exists, or PASSWORD_LOGIN is off. See perch user create and perch user sign-in-link.';
