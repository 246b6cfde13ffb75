import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { IconButton } from '../../ui/icon-button.tsx';
import { Key } from '../../ui/key.tsx';
import { useShortcut } from '../../ui/use-shortcut.ts';
import { listSearch, type ListState } from './list-url.ts';

import classes from './search-box.module.css';

const settlingMs = 250;

/** Searches while it is typed; `/` leads here. */
export function SearchBox({ shown }: { shown: ListState }) {
  const input = useRef<HTMLInputElement>(null);
  const { text, setText } = useSearchText(shown);
  useShortcut('/', () => input.current?.select());
  return (
    <search className={classes.box}>
      <IconSearch className={classes.icon} size="1rem" aria-hidden="true" />
      <input
        ref={input}
        className={classes.input}
        type="text"
        aria-label="Search uploads"
        placeholder="Search by name"
        maxLength={100}
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
            <Key name="/" />
          </span>
        ) : (
          <IconButton
            label="Clear search"
            icon={<IconX size="1rem" />}
            size={28}
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          />
        )}
      </span>
    </search>
  );
}

/** The text in the box. The URL follows it after a pause, and it follows the URL. */
function useSearchText(shown: ListState) {
  const navigate = useNavigate();
  const [text, setText] = useState(shown.search);
  const sent = useRef(shown.search);
  const send = useEffectEvent((search: string) => {
    if (search === shown.search) return;
    sent.current = search;
    void navigate({ search: listSearch({ ...shown, page: 1, search }) }, { replace: true });
  });
  useEffect(() => {
    const search = text.trim();
    const timer = window.setTimeout(() => send(search), settlingMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    // Somebody went back or forward, or followed a link.
    if (shown.search === sent.current) return;
    sent.current = shown.search;
    setText(shown.search);
  }, [shown.search]);
  return { text, setText };
}
