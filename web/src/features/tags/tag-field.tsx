import { useDebouncedValue } from '@mantine/hooks';
import { tagNameLengthMax } from '@perch/contract/tags/limits';
import type { Tag } from '@perch/contract/tags/tags';
import { tagsPerFileMax } from '@perch/contract/uploads/limits';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';

import { m } from '../../language/messages.ts';
import { addTagNames, hasSeparator, keyOfTag, type TagProblem } from './tag-names.ts';
import { TagSuggestions } from './tag-suggestions.tsx';
import { suggestedTagsQuery } from './tags-queries.ts';

import classes from './tag-field.module.css';

interface TagFieldProps {
  label: string;
  value: readonly string[];
  onChange: (names: readonly string[]) => void;
  /** Why the server has refused them. */
  problem?: string | undefined;
}

/** Names of tags as chips, with a field that completes those that exist. Enter, Tab or a comma adds one. */
export function TagField({ label, value, onChange, problem }: TagFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<TagProblem>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { suggested, isSettled } = useSuggestedTags(text, value, isOpen);
  const isListed = isOpen && suggested.length > 0;
  // Between two answers there is no list for a moment.
  const mayBeListed = isListed || (isOpen && !isSettled);
  const texts = m.tags.field;
  const error = refused ? sentenceOf(refused) : problem;

  const type = (typed: string, opens: boolean) => {
    setText(typed);
    setRefused(undefined);
    setActive(-1);
    setIsOpen(opens);
  };
  /** A refused text stays in the field, to be corrected. */
  const add = (added: string) => {
    const { names, problem: found } = addTagNames(value, added, tagsPerFileMax);
    if (found) {
      setText(added);
      setRefused(found);
      return;
    }
    type('', false);
    if (names.length > value.length) onChange(names);
  };
  const remove = (name: string) => {
    setRefused(undefined);
    onChange(value.filter((each) => each !== name));
    input.current?.focus();
  };
  const move = (step: number) => {
    setIsOpen(true);
    const count = suggested.length + 1;
    // Behind the last one comes what was typed.
    setActive(((active + 1 + step + count) % count) - 1);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = isListed ? suggested[active]?.name : undefined;
    const entered = chosen ?? text;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp' && isListed) move(-1);
    else if (event.key === 'Escape' && mayBeListed) setIsOpen(false);
    else if (event.key === 'Backspace' && text === '' && !event.repeat) {
      const last = value.at(-1);
      if (last !== undefined) remove(last);
    } else if (isAdding(event) && entered.trim() !== '') add(entered);
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!hasSeparator(pasted)) return;
    event.preventDefault();
    add(`${text}${pasted}`);
  };
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={`${id}-input`}>
        {label}
      </label>
      <div className={classes.place}>
        <div className={classes.box} data-error={error !== undefined || undefined}>
          <ul className={classes.chips}>
            {value.map((name) => (
              <Chip key={name} name={name} onRemove={() => remove(name)} />
            ))}
          </ul>
          <input
            ref={input}
            id={`${id}-input`}
            className={classes.input}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={isListed ? `${id}-list` : undefined}
            aria-activedescendant={isListed && active >= 0 ? `${id}-list-${active}` : undefined}
            aria-describedby={`${id}-hint`}
            aria-invalid={error !== undefined || undefined}
            // The dialog around it stays, while Escape closes the list.
            data-mantine-stop-propagation={mayBeListed}
            placeholder={texts.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            dir="auto"
            value={text}
            onChange={({ currentTarget }) => {
              const typed = currentTarget.value;
              if (hasSeparator(typed)) add(typed);
              else type(typed, true);
            }}
            onClick={() => setIsOpen(true)}
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => {
              setIsOpen(false);
              if (text.trim() !== '') add(text);
            }}
          />
        </div>
        {isListed && (
          <TagSuggestions
            id={`${id}-list`}
            tags={suggested}
            active={active}
            onActive={setActive}
            onChoose={(name) => add(name)}
          />
        )}
      </div>
      <p id={`${id}-hint`} className={error ? classes.error : classes.hint}>
        {error ?? texts.hint}
      </p>
      <output className={classes.spoken}>
        {isListed ? texts.suggested({ count: suggested.length }) : ''}
      </output>
    </div>
  );
}

const isAdding = ({ key, shiftKey }: KeyboardEvent) =>
  key === 'Enter' || key === ',' || (key === 'Tab' && !shiftKey);

function sentenceOf(problem: TagProblem): string {
  const { tooLong, tooMany, invalid } = m.tags.field;
  if (problem === 'tooLong') return tooLong({ max: tagNameLengthMax });
  return problem === 'tooMany' ? tooMany({ max: tagsPerFileMax }) : invalid;
}

function Chip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const label = m.tags.field.remove({ name });
  return (
    <li className={classes.chip}>
      <span className={classes.name} dir="auto" data-tooltip={name}>
        {name}
      </span>
      <button
        type="button"
        className={classes.remove}
        aria-label={label}
        data-tooltip={label}
        onClick={onRemove}
      >
        <IconX size="0.875rem" aria-hidden="true" />
      </button>
    </li>
  );
}

const debounceMs = 200;
const shownCount = 8;

/**
 * The account's tags that have a text, the most used first, without those that are chosen already; `isSettled` once they
 * are those of this text.
 */
function useSuggestedTags(
  text: string,
  chosen: readonly string[],
  isWanted: boolean,
): { suggested: readonly Tag[]; isSettled: boolean } {
  const typed = keyOfTag(text);
  const [settled] = useDebouncedValue(typed, debounceMs);
  const { data = [], isFetching } = useQuery({
    ...suggestedTagsQuery(settled),
    enabled: isWanted,
  });
  const chosenKeys = new Set(chosen.map(keyOfTag));
  // Those of the text before are narrowed down until the others come.
  const suggested = data
    .filter(({ name }) => keyOfTag(name).includes(typed) && !chosenKeys.has(keyOfTag(name)))
    .slice(0, shownCount);
  return { suggested, isSettled: typed === settled && !isFetching };
}
