import { parseArgs } from 'node:util';

import { writeSecret } from '../../installation/cluster-member.ts';
import type { Command } from './command.ts';
import { withServices } from './with-services.ts';

export const replaceSecretCommand: Command = {
  name: 'secret replace',
  options: '',
  does: 'Goes on with the present secret key; API tokens and deletion links of another stop working.',
  async run(args, context) {
    parseArgs({ args, options: {} });
    await withServices(context, ({ db, secret }) => writeSecret(db, secret.fingerprint()));
    context.terminal.print('The next start takes the present secret key.');
    return 0;
  },
};
