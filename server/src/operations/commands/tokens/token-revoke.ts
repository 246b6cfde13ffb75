import { IdParams } from '@perch/contract/route';

import { parseOptions } from '../../../lib/command-line.ts';
import { revokeToken } from '../../../modules/tokens/revoke-token.ts';
import type { CommandContext } from '../command.ts';
import { parseValues } from '../option-values.ts';
import { withServices } from '../with-services.ts';
import { ownerOptions, requireOwner } from './token-owner.ts';

export async function run(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseOptions({ args, options: { ...ownerOptions, id: { type: 'string' } } });
  const { id } = parseValues(IdParams, { id: values.id });
  await withServices(context, async (services) => {
    const owner = await requireOwner(services, values);
    await revokeToken(services, { id, userId: owner.id, actor: null });
  });
  context.terminal.print(`Token ${id} revoked.`);
  return 0;
}
