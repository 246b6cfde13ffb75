import { parseArgs } from 'node:util';

import { version } from '../../lib/version.ts';
import type { Command } from './command.ts';

export const versionCommand: Command = {
  name: 'version',
  options: '',
  description: 'Prints the version.',
  async run(args, { terminal }) {
    parseArgs({ args, options: {} });
    terminal.print(`perch ${version}`);
    return 0;
  },
};
