import { useEffect, useRef } from 'react';

import { m } from '../../language/messages.ts';
import { KeyCap } from '../../ui/keyboard/key-cap.tsx';
import type { Command } from './command.ts';

import classes from './command-list.module.css';

interface CommandListProps {
  id: string;
  commands: readonly Command[];
  /** The index of the command that Enter runs. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (command: Command) => void;
}

/** The commands grouped under headings; the focus stays in the search field. */
export function CommandList({ id, commands, ...props }: CommandListProps) {
  if (commands.length === 0) return null;
  const numbered = commands.map((command, index) => ({ command, index }));
  const groups = [...Map.groupBy(numbered, ({ command }) => command.group)];
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <datalist> cannot look like this
    <div className={classes.list} id={id} role="listbox" aria-label={m.commands.results}>
      {groups.map(([group, members]) => (
        <fieldset key={group} className={classes.group} aria-label={group}>
          <p className={classes.heading} aria-hidden="true">
            {group}
          </p>
          {members.map(({ command, index }) => (
            <Option
              key={command.id}
              id={`${id}-${index}`}
              command={command}
              isActive={index === props.active}
              onActive={() => props.onActive(index)}
              onChoose={() => props.onChoose(command)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onActive: () => void;
  onChoose: () => void;
}

function Option({ id, command, isActive, onActive, onChoose }: OptionProps) {
  const { Icon, picture, label, keys = [] } = command;
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
      // The search field keeps the focus, and with it the arrow keys.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {picture ? (
        <img className={classes.picture} src={picture} alt="" />
      ) : (
        <Icon className={classes.icon} size="1.125rem" stroke={1.75} aria-hidden="true" />
      )}
      <span className={classes.label} data-tooltip={label}>
        {label}
      </span>
      <span className={classes.keys} aria-hidden="true">
        {keys.map((key) => (
          <KeyCap key={key} name={key} />
        ))}
      </span>
    </button>
  );
}
