import { writeSecret } from '../../installation/cluster-member.ts';
import { openSecret } from '../../installation/secret-key.ts';
import { parseOptions } from '../../lib/command-line.ts';
import { AppError } from '../../lib/errors.ts';
import { resealTotpSecrets } from '../../modules/sign-in/second-factors/reseal-secrets.ts';
import type { CommandContext, Terminal } from './command.ts';
import { withServices } from './with-services.ts';

export async function run(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseOptions({
    args,
    options: { 'previous-key-stdin': { type: 'boolean' } },
  });
  const previousKey = values['previous-key-stdin'] ? readKey(context.terminal) : undefined;
  const { usable, unusable } = await withServices(context, async ({ db, secret, config }) => {
    const previous =
      previousKey === undefined ? undefined : await openSecret(previousKey, config.dataDir);
    const resealed = await resealTotpSecrets(db, secret, previous);
    await writeSecret(db, secret.fingerprint());
    return resealed;
  });
  const { print } = context.terminal;
  print('The next start accepts the current secret key.');
  if (usable > 0) print(`Authenticator apps that keep working: ${usable}.`);
  if (unusable > 0) {
    print(
      `Authenticator apps that no longer work: ${unusable}. Run this command again with --previous-key-stdin and the previous key to keep them; otherwise, their owners have to sign in with recovery codes and set the app up again.`,
    );
  }
  return 0;
}

/** From standard input: other users of the machine can read arguments. */
function readKey({ readInput }: Terminal): string {
  const key = readInput().trim();
  if (key !== '') return key;
  throw new AppError('invalid_request', () => 'Give the previous secret key on standard input.');
}
