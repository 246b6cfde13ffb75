import { useDebouncedValue } from '@mantine/hooks';
import { searchLengthMax } from '@perch/contract/limits';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import { m } from '../../language/messages.ts';
import { KeyCap } from '../../ui/keyboard/key-cap.tsx';
import { CommandList } from './command-list.tsx';
import { matchCommands } from './command-match.ts';
import type { Command, CommandSource } from './command.ts';

import classes from './command-palette.module.css';

export interface PaletteProps {
  pages: readonly Command[];
  actions: readonly Command[];
  isAdmin: boolean;
  onChoose: (command: Command) => void;
}

interface CommandPaletteProps extends PaletteProps {
  /** Pages and actions of the features. */
  commands: readonly Command[];
  sources: readonly CommandSource[];
}

/** A search field and the matching commands: the arrow keys move, Enter runs. */
export function CommandPalette({ sources, isAdmin, onChoose, ...props }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const typed = text.trim();
  const standing = [...props.pages, ...props.commands, ...props.actions];
  const allowed = standing.filter(({ isForAdmins }) => isAdmin || !isForAdmins);
  const { commands, isSearching } = useCommands(typed, allowed, sources);
  const at = Math.min(active, commands.length - 1);
  const chosen = commands[at];
  // The dialog focused the placeholder while the palette was loading.
  useEffect(() => input.current?.focus(), []);

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && chosen) onChoose(chosen);
    else if (event.key === 'ArrowDown') setActive((at + 1) % Math.max(1, commands.length));
    else if (event.key === 'ArrowUp') setActive(at > 0 ? at - 1 : commands.length - 1);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={classes.field}>
        <IconSearch size="1.125rem" aria-hidden="true" />
        <input
          ref={input}
          className={classes.input}
          role="combobox"
          aria-label={m.commands.search}
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={commands.length > 0 ? listId : undefined}
          aria-activedescendant={chosen && `${listId}-${at}`}
          placeholder={m.commands.searchHint}
          maxLength={searchLengthMax}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setActive(0);
          }}
          onKeyDown={press}
        />
        <span className={classes.escape} aria-hidden="true">
          <KeyCap name="Esc" />
        </span>
      </div>
      <CommandList
        id={listId}
        commands={commands}
        active={at}
        onActive={setActive}
        onChoose={onChoose}
      />
      <Outcome count={commands.length} typed={typed} isSearching={isSearching} />
    </>
  );
}

interface OutcomeProps {
  count: number;
  typed: string;
  isSearching: boolean;
}

function Outcome({ count, typed, isSearching }: OutcomeProps) {
  if (count > 0) {
    return (
      <output className={classes.spoken}>
        {isSearching ? '' : m.commands.resultCount({ count })}
      </output>
    );
  }
  return (
    <output className={classes.nothing}>
      {isSearching ? m.commands.searching : m.commands.nothingFound({ typed })}
    </output>
  );
}

const debounceMs = 200;

/** The commands that match `typed`: fixed ones and results of the server. */
function useCommands(
  typed: string,
  standing: readonly Command[],
  sources: readonly CommandSource[],
) {
  const [settled] = useDebouncedValue(typed, debounceMs);
  const found = useQueries({
    queries: sources.map((source) => ({
      ...source(settled),
      // Cached results are shown immediately and loaded again.
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
