/** The stages of `npm test` and the programs that each needs beside the npm packages. */
export const stagePrograms = {
  types: [],
  format: [],
  lint: [],
  audit: [],
  unit: [],
  // The longest first of those that take long: two stages run at once.
  browser: ['chromium', 'oldestChromium', 'firefox', 'fonts', 'caddy', 'knot'],
  'integration:postgres': ['postgres', 'caddy', 'knot', 'ceph', 'shells', 'bubblewrap'],
  'integration:sqlite': ['caddy', 'knot', 'shells', 'bubblewrap'],
  guard: [],
  faults: ['root', 'strace', 'ext4', 'faketime', 'postgres', 'ceph'],
  s3: ['ceph'],
};

const withWebApp = new Set([
  'guard',
  'browser',
  'integration:postgres',
  'integration:sqlite',
  'faults',
]);

/** @type {(keyof typeof stagePrograms)[]} */
const stageNames = Object.keys(stagePrograms);

/**
 * Reads `npm test -- <stage or file>…`; an argument with a slash is a test file.
 * @param {string[]} args
 */
export function readArguments(args) {
  const files = args.filter((arg) => arg.includes('/'));
  const named = args.filter((arg) => !arg.includes('/'));
  const unknown = named.find((name) => !stageNames.includes(name));
  if (unknown) {
    throw new Error(`There is no stage ${unknown}; the stages are ${stageNames.join(', ')}.`);
  }
  return { files, stages: stageNames.filter((name) => named.length === 0 || named.includes(name)) };
}

/**
 * Whether these stages look at the built web app.
 * @param {string[]} names
 */
export const needWebApp = (names) => names.some((name) => withWebApp.has(name));
