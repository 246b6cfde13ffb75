import type { Icon } from '@tabler/icons-react';

/** An entry of the command palette. */
export interface Command {
  /** Unique among all commands. */
  id: string;
  /** The heading above it; commands of a group stand together. */
  group: string;
  label: string;
  /** Further search terms. */
  keywords?: string;
  Icon: Icon;
  /** Path of a picture that is shown instead of the icon; empty: none. */
  picture?: string;
  /** Hidden until a search finds it. */
  isSearchOnly?: boolean;
  isForAdmins?: boolean;
  /** The search for which the server returned it; it matches that search whatever its label. */
  matchedQuery?: string;
  /** Its keyboard shortcut. */
  keys?: readonly string[];
  /** A path of this app to go to. */
  to?: string;
  run?: () => void;
}

/** A query for commands from the server; `search` is empty without a search text. */
export type CommandSource = (search: string) => {
  queryKey: readonly unknown[];
  /** False: the server is not queried. */
  enabled?: boolean;
  queryFn: (context: { signal: AbortSignal }) => Promise<readonly Command[]>;
};
