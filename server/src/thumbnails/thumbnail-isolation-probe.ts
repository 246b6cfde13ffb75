import { readdirSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';

// A program of its own, started by `thumbnail-isolation.ts` where a thumbnail would be made: ends
// with 0 if it sees neither a network nor anything of the paths in its arguments.

const isEmptyFolder = (path: string): boolean => {
  try {
    return readdirSync(path).length === 0;
  } catch {
    return isEmptyFile(path);
  }
};

function isEmptyFile(path: string): boolean {
  try {
    return readFileSync(path).length === 0;
  } catch {
    return true;
  }
}

const hasNetwork = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ internal }) => !internal),
);
const seesHidden = !process.argv.slice(2).every(isEmptyFolder);
process.exitCode = hasNetwork || seesHidden ? 1 : 0;
