import type { Icon } from '@tabler/icons-react';

/** Something that the command palette offers. */
export interface Command {
  /** Unlike every other's. */
  id: string;
  /** The heading above it; commands of a group stand together. */
  group: string;
  label: string;
  /** What people also call it. */
  keywords?: string;
  Icon: Icon;
  /** Shown only when it is looked for. */
  isSearchOnly?: boolean;
  isForAdmins?: boolean;
  /** The server has found it for this search, whatever its name looks like. */
  matchedQuery?: string;
  /** The keys that do the same. */
  keys?: readonly string[];
  /** A path of this app to go to. */
  to?: string;
  run?: () => void;
}

/** Commands that the server has to be asked for; `search` is empty where nothing is typed. */
export type CommandSource = (search: string) => {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<readonly Command[]>;
};
