import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('en');

type Counted = {
  count: number;
};

/** Changing the links of several files at once. */
export const bulkChange = {
  action: 'Change links',
  title: ({ count }: Counted) => plural(count, { one: 'Change # link', other: 'Change # links' }),
  /** Of an option that each of the files has in its own way. */
  kept: 'Leave unchanged',
  done: ({ count }: Counted) =>
    plural(count, { one: '# link changed.', other: '# links changed.' }),
  failed: ({ count }: Counted) =>
    plural(count, { one: '# link was not changed:', other: '# links were not changed:' }),
  /** `reason` is the server’s sentence. */
  failure: ({ name, reason }: { name: string; reason: string }) => `${isolate(name)}: ${reason}`,
};
