import { useDebouncedValue } from '@mantine/hooks';
import { searchLengthMax } from '@perch/contract/limits';
import { IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

import { errorMessage } from '../../api/api-error.ts';
import { listSearch, type ListState } from '../../api/list-url.ts';
import { m } from '../../language/messages.ts';
import { keyOfTag } from '../tags/tag-names.ts';
import { suggestedTagsQuery } from '../tags/tags-queries.ts';

import classes from './filter-panel.module.css';

const debounceMs = 200;

interface TagChoiceProps {
  shown: ListState;
  onClose: () => void;
}

/** The most used tags, or those that have the typed text; each narrows the list down. */
export function TagChoice({ shown, onClose }: TagChoiceProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const typed = keyOfTag(text).slice(0, searchLengthMax);
  const [settled] = useDebouncedValue(typed, debounceMs);
  const { data, error } = useQuery(suggestedTagsQuery(settled));
  const tags = (data ?? []).filter(({ name }) => keyOfTag(name).includes(typed));
  useEffect(() => input.current?.focus(), []);
  const texts = m.tags.choice;
  return (
    <section className={classes.section} aria-label={m.tags.title}>
      <div className={classes.head}>
        <h3 className={classes.title}>{m.tags.title}</h3>
        <Link className={classes.side} to="/uploads/tags" onClick={onClose}>
          {m.tags.manage.open}
        </Link>
      </div>
      <input
        ref={input}
        className={classes.search}
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        maxLength={searchLengthMax}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <ul className={classes.list}>
        {tags.map((tag) => {
          const isShown = [tag._id, tag.name].includes(shown.tag ?? '');
          return (
            <li key={tag._id}>
              <Link
                className={classes.choice}
                to={{
                  search: listSearch({ ...shown, page: 1, tag: isShown ? undefined : tag.name }),
                }}
                aria-current={isShown ? 'true' : undefined}
                onClick={onClose}
              >
                <IconTag className={classes.icon} size="1rem" aria-hidden="true" />
                <span className={classes.name} dir="auto">
                  {tag.name}
                </span>
                <span className={classes.count}>{m.tags.files({ count: tag.uploads })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {tags.length === 0 && (
        <output className={classes.nothing}>
          {error && errorMessage(error)}
          {data && settled === typed && (typed === '' ? texts.none : texts.noneFound)}
        </output>
      )}
    </section>
  );
}
