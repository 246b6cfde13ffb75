import type { Tag } from '@perch/contract/tags/tags';
import { useEffect, useRef } from 'react';

import { m } from '../../language/messages.ts';

import classes from './tag-suggestions.module.css';

interface TagSuggestionsProps {
  id: string;
  tags: readonly Tag[];
  /** The index of the one that Enter adds; -1 for none. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (name: string) => void;
}

/** The tags that complete a text; the focus stays in the field. */
export function TagSuggestions({ id, tags, active, onActive, onChoose }: TagSuggestionsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <datalist> cannot look like this
    <div className={classes.list} id={id} role="listbox" aria-label={m.tags.field.suggestions}>
      {tags.map((tag, index) => (
        <Suggestion
          key={tag._id}
          id={`${id}-${index}`}
          tag={tag}
          isActive={index === active}
          onActive={() => onActive(index)}
          onChoose={() => onChoose(tag.name)}
        />
      ))}
    </div>
  );
}

interface SuggestionProps {
  id: string;
  tag: Tag;
  isActive: boolean;
  onActive: () => void;
  onChoose: () => void;
}

function Suggestion({ id, tag, isActive, onActive, onChoose }: SuggestionProps) {
  const place = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <button
      ref={place}
      type="button"
      className={classes.option}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> holds nothing but text
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseMove={isActive ? undefined : onActive}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={classes.name} dir="auto">
        {tag.name}
      </span>
      <span className={classes.count}>{m.tags.files({ count: tag.uploads })}</span>
    </button>
  );
}
