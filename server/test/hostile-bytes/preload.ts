import { readFile } from 'node:fs/promises';

// Runs before the parsers are loaded: their sources are given steps to count.
import { plugin } from 'bun';

import { instrument } from './instrument.ts';
import { meterRuntime } from './steps.ts';

plugin({
  name: 'count steps',
  setup(build) {
    build.onLoad(
      { filter: /\/(server\/src|hostile-bytes\/samples|@tus\/utils\/dist\/models)\/.*\.[jt]s$/ },
      async ({ path }) => ({
        contents: instrument(await readFile(path, 'utf8'), path),
        loader: path.endsWith('.ts') ? 'ts' : 'js',
      }),
    );
  },
});
meterRuntime();
