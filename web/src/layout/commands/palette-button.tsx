import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import { commandKey, isMac } from '../../ui/keyboard/command-key.ts';
import { KeyCap } from '../../ui/keyboard/key-cap.tsx';

import classes from './palette-button.module.css';

/** Opens the command palette; an icon only on narrow screens. */
export function PaletteButton({ onClick }: { onClick: () => void }) {
  return (
    <UnstyledButton
      className={classes.button ?? ''}
      aria-haspopup="dialog"
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      onClick={onClick}
    >
      <IconSearch size="1rem" aria-hidden="true" />
      <span className={classes.label}>{m.commands.open}</span>
      <span className={classes.keys}>
        <KeyCap name={commandKey()} />
        <KeyCap name="K" />
      </span>
    </UnstyledButton>
  );
}
