/** A product that runs already or is started by its adapter. */
export interface PeerOption {
  name: string;
  adapter: string;
  url?: string;
}

export interface Options {
  /** Undefined: all groups. */
  only?: string[];
  rounds: number;
  /** How long each load lasts. */
  seconds: number;
  peers: PeerOption[];
  /** Remarks for readers of the figures, such as other load on the machine. */
  note?: string;
}

const names = ['--only', '--rounds', '--seconds', '--peer', '--note'];

/** From the command line; throws a sentence that names the mistake. */
export function readOptions(args: readonly string[], groups: readonly string[]): Options {
  const options: Options = { rounds: 3, seconds: 3, peers: [] };
  for (let index = 0; index < args.length; index += 2) {
    const [name, value] = [args[index], args[index + 1]];
    if (value === undefined) throw new Error(`${name} needs a value.`);
    if (name === '--only') options.only = value.split(',').map((each) => known(each, groups));
    else if (name === '--rounds') options.rounds = countOf(name, value);
    else if (name === '--seconds') options.seconds = countOf(name, value);
    else if (name === '--peer') options.peers.push(peerOf(value));
    else if (name === '--note') options.note = value;
    else throw new Error(`${name} is unknown; there are ${names.join(', ')}.`);
  }
  return options;
}

function known(group: string, groups: readonly string[]): string {
  if (groups.includes(group)) return group;
  throw new Error(`There is no group ${group}; there are ${groups.join(', ')}.`);
}

function countOf(name: string, value: string): number {
  if (/^[1-9]\d*$/.test(value)) return Number(value);
  throw new Error(`${name} takes a number from 1, not ${value}.`);
}

function peerOf(value: string): PeerOption {
  const found = /^([^=]+)=(.+?\.m?[jt]s)(?:@(https?:\/\/.+))?$/.exec(value);
  const [, name, adapter, url] = found ?? [];
  if (!name || !adapter) throw new Error(`--peer takes name=file.ts or name=file.ts@URL.`);
  return { name, adapter, ...(url !== undefined && { url }) };
}
