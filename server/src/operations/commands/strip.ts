import { parseOptions, UsageError } from '../../lib/command-line.ts';
import { stripUploadsOf } from '../../modules/uploads/strip/strip-uploads-of.ts';
import { openSharedStorage } from '../../storage/open-storage.ts';
import type { CommandContext } from './command.ts';
import { createProgress } from './progress.ts';
import { requireOwner } from './tokens/token-owner.ts';
import { withServices } from './with-services.ts';

const exitImpossible = 3;

export async function run(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseOptions({
    args,
    options: {
      user: { type: 'string' },
      all: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
    },
  });
  const { user: username, 'dry-run': isDryRun = false } = values;
  if (username === undefined) throw new UsageError('Give --user, the name of the account.');
  const { print } = context.terminal;
  const { stripped, none, impossible } = await withServices(context, async (services) => {
    const owner = await requireOwner(services, { username });
    const storage = await openSharedStorage(services.config);
    return stripUploadsOf(
      { ...services, storage },
      {
        ownerId: owner.id,
        mode: values.all ? 'all' : 'gps',
        isDryRun,
        onProgress: createProgress(print, 'files'),
      },
    );
  });
  const lost = values.all ? 'metadata' : 'location';
  for (const { id, original_name: name } of impossible)
    print(`✗ ${id} ${JSON.stringify(name)}: its ${lost} cannot be removed.`);
  const done = isDryRun ? 'would lose' : 'lost';
  print(
    `${stripped} files ${done} their ${lost}, ${none} had none, ${impossible.length} cannot lose it.`,
  );
  return impossible.length > 0 ? exitImpossible : 0;
}
