import { searchLengthMax } from '@perch/contract/limits';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';

import { m } from '../../language/messages.ts';
import { IconButton } from '../icon-button.tsx';
import { KeyCap } from '../keyboard/key-cap.tsx';
import { useShortcut } from '../keyboard/use-shortcut.ts';
import { useDebouncedText } from './use-debounced-text.ts';

import classes from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  /** Defaults to the label. */
  placeholder?: string;
  /** The current search, from the URL. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches after a pause in typing; `/` focuses it. */
export function SearchField({ label, placeholder = label, value, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useDebouncedText(value, onSearch);
  useShortcut('/', () => input.current?.select());
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  return (
    <search className={classes.box}>
      <IconSearch className={classes.icon} size="1rem" aria-hidden="true" />
      <input
        ref={input}
        className={classes.input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={searchLengthMax}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape') return;
          if (text === '') currentTarget.blur();
          setText('');
        }}
      />
      <span className={classes.end}>
        {text === '' ? (
          <span className={classes.hint} aria-hidden="true">
            <KeyCap name="/" />
          </span>
        ) : (
          <IconButton
            label={m.controls.clearSearch}
            icon={<IconX size="1rem" />}
            size={28}
            onClick={clear}
          />
        )}
      </span>
    </search>
  );
}
