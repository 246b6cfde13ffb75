import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries } from '@tanstack/react-query';

import { matchCommands } from './command-match.ts';
import type { Command, CommandSource } from './command.ts';

const debounceMs = 200;

/** The commands that match `typed`: the fixed ones and those of the server. */
export function useCommands(
  typed: string,
  standing: readonly Command[],
  sources: readonly CommandSource[],
) {
  const [settled] = useDebouncedValue(typed, debounceMs);
  const found = useQueries({
    queries: sources.map((source) => ({
      ...source(settled),
      // Cached results are shown at once and loaded again.
      staleTime: 0,
      placeholderData: keepPreviousData<readonly Command[] | undefined>,
    })),
  });
  const all = [...standing, ...found.flatMap(({ data }) => data ?? [])];
  return {
    commands: matchCommands(all, typed),
    isSearching: typed !== settled || found.some((query) => query.isFetching),
  };
}
