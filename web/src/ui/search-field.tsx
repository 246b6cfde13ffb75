import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useShortcut } from './use-shortcut.ts';

import classes from './search-field.module.css';

const settlingMs = 250;

interface SearchFieldProps {
  /** The label, shown in the empty field. */
  label: string;
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches while it is typed, after a pause; `/` leads here. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useShortcut('/', () => input.current?.select());
  const send = useEffectEvent((search: string) => {
    if (search === value) return;
    sent.current = search;
    onSearch(search);
  });
  useEffect(() => {
    const timer = window.setTimeout(() => send(text.trim()), settlingMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    // Somebody went back or forward, or followed a link.
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  return (
    <search className={classes.box}>
      <IconSearch className={classes.icon} size="1rem" aria-hidden="true" />
      <input
        ref={input}
        className={classes.input}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </search>
  );
}
