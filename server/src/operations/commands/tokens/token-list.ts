import type { Token } from '@perch/contract/accounts/tokens';

import { parseOptions } from '../../../lib/command-line.ts';
import { tableOf } from '../../../lib/text-table.ts';
import { listTokens } from '../../../modules/tokens/list-tokens.ts';
import type { CommandContext } from '../command.ts';
import { withServices } from '../with-services.ts';
import { ownerOptions, requireOwner } from './token-owner.ts';

export async function run(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseOptions({
    args,
    options: { ...ownerOptions, json: { type: 'boolean' } },
  });
  const tokens = await withServices(context, async (services) =>
    listTokens(services, (await requireOwner(services, values)).id),
  );
  const lines = values.json ? [JSON.stringify(tokens, null, 2)] : tableOf(head, tokens.map(cells));
  for (const line of lines) context.terminal.print(line);
  return 0;
}

const head = ['ID', 'NAME', 'SCOPES', 'EXPIRES', 'LAST USED', 'FROM', 'PROFILE'];

const cells = (token: Token): string[] => [
  token._id,
  token.name,
  token.scopes.join(','),
  dayOf(token.expiresAt),
  dayOf(token.lastUsedAt),
  token.lastUsedAddress || '-',
  token.profile?.name ?? '-',
];

const dayOf = (time: string | null) => time?.slice(0, 10) ?? '-';
