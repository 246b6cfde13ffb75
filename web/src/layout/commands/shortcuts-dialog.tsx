import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

import { IconButton } from '../../ui/icon-button.tsx';
import { commandKey } from '../../ui/keyboard/command-key.ts';
import { KeyCap } from '../../ui/keyboard/key-cap.tsx';
import {
  areSingleKeysEnabled,
  setSingleKeysEnabled,
} from '../../ui/keyboard/single-key-setting.ts';

import classes from './shortcuts-dialog.module.css';

interface ShortcutsDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The pages that `g` and a letter open. */
  pages: readonly { label: string; letter: string }[];
}

/** Lists the keyboard shortcuts, and switches the single-key ones on and off. */
export function ShortcutsDialog({ isOpen, onClose, pages }: ShortcutsDialogProps) {
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      centered
      transitionProps={{ duration: 120, transition: 'pop' }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay backgroundOpacity={0.6} blur={2} />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title ?? ''}>Keyboard shortcuts</Modal.Title>
          <IconButton label="Close shortcuts" icon={<IconX size="1.25rem" />} onClick={onClose} />
        </div>
        <dl className={classes.list}>
          <Shortcut keys={[commandKey, 'K']}>Search or jump to anything</Shortcut>
          <Shortcut keys={['/']}>Search in the list</Shortcut>
          <Shortcut keys={['u']}>Upload files</Shortcut>
          {pages.map(({ label, letter }) => (
            <Shortcut key={letter} keys={['g', letter]}>
              Go to {label}
            </Shortcut>
          ))}
          <Shortcut keys={['?']}>Show this list</Shortcut>
          <Shortcut keys={['Esc']}>Close or clear</Shortcut>
        </dl>
        <SingleKeysChoice />
      </Modal.Content>
    </Modal.Root>
  );
}

function Shortcut({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <dt>{children}</dt>
      <dd className={classes.keys}>
        {keys.map((key) => (
          <KeyCap key={key} name={key} />
        ))}
      </dd>
    </div>
  );
}

function SingleKeysChoice() {
  const [isOn, setIsOn] = useState(areSingleKeysEnabled);
  return (
    <label className={classes.choice}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => {
          setSingleKeysEnabled(currentTarget.checked);
          setIsOn(currentTarget.checked);
        }}
      />
      Single-key shortcuts in this browser
    </label>
  );
}
