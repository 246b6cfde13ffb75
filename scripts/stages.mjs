/** The stages of `npm test` and the programs that each needs beside the npm packages. */
export const stagePrograms = {
  types: [],
  format: [],
  lint: [],
  unit: [],
  'integration:sqlite': [],
  'integration:postgres': ['postgres'],
  browser: ['chromium', 'fonts'],
};

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
