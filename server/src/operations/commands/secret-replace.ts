import { parseArgs } from 'node:util';

import { writeSecret } from '../../installation/cluster-member.ts';
import type { Command } from './command.ts';
import { withServices } from './with-services.ts';

export const replaceSecretCommand: Command = {
  name: 'secret replace',
  options: '',
  description:
    'Accepts the present secret key for this installation; API tokens and deletion links of the previous key stop working.',
  async run(args, context) {
    parseArgs({ args, options: {} });
    await withServices(context, ({ db, secret }) => writeSecret(db, secret.fingerprint()));
    context.terminal.print('The next start accepts the present secret key.');
    return 0;
  },
};
