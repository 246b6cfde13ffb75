import { findNearest } from '../lib/nearest.ts';
import { settings } from './settings.ts';

/** Variables that Perch reads beside its settings, in commands. */
const otherVariables = [
  'IMPORT_S3_ENDPOINT',
  'IMPORT_S3_REGION',
  'IMPORT_S3_ACCESS_KEY_ID',
  'IMPORT_S3_SECRET_ACCESS_KEY',
  'PERCH_URL',
  'PERCH_TOKEN',
  'PERCH_LINK_PASSWORD',
];

// Variables of other programs that resemble one of ours.
const foreignVariables = ['DATADIR', 'LOGLEVEL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];

const knownVariables = new Set([...Object.keys(settings), ...otherVariables, ...foreignVariables]);

/** A shorter name is near to too many that mean something else. */
const nameLengthMin = 6;
const ownPrefix = 'PERCH_';

/** A variable of the environment that is not a setting, and the one that is probably meant. */
interface Misspelt {
  name: string;
  setting: string;
}

/**
 * Variables that look like a misspelt setting. Environments are full of other programs' variables, so a name has to begin
 * as a setting that is not set and be within one to three edits of it, by its length, or be one behind `PERCH_`.
 */
export function findMisspelt(
  environment: Readonly<Record<string, string | undefined>>,
): Misspelt[] {
  const unset = Object.keys(settings).filter((setting) => !environment[setting]);
  const candidates = unset.filter(({ length }) => length >= nameLengthMin);
  return Object.keys(environment).flatMap((name) => {
    if (name.length < nameLengthMin || knownVariables.has(name) || !environment[name]) return [];
    const upper = name.toUpperCase();
    const alike = candidates.filter((each) => each[0] === upper[0]);
    const setting = findPrefixed(upper, unset) ?? findNearest(upper, alike, editsMaxOf(name));
    return setting === undefined ? [] : [{ name, setting }];
  });
}

function findPrefixed(name: string, unset: readonly string[]): string | undefined {
  // Kubernetes sets PERCH_PORT where a service is called perch.
  if (!name.startsWith(ownPrefix) || name === 'PERCH_PORT') return undefined;
  return unset.find((setting) => name === `${ownPrefix}${setting}`);
}

const editsMaxOf = ({ length }: string) => {
  if (length < 9) return 1;
  return length < 12 ? 2 : 3;
};
