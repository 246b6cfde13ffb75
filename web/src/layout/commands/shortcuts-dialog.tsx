import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

import { m } from '../../language/messages.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { commandKey } from '../../ui/keyboard/command-key.ts';
import { KeyCap } from '../../ui/keyboard/key-cap.tsx';
import {
  areSingleKeysEnabled,
  setSingleKeysEnabled,
} from '../../ui/keyboard/single-key-setting.ts';
import type { PageId } from '../navigation.ts';

import classes from './shortcuts-dialog.module.css';

interface ShortcutsDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The pages that `g` and a letter open. */
  pages: readonly { id: PageId; letter: string }[];
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
      <Modal.Content aria-label={m.commands.shortcuts.title}>
        <div className={classes.head}>
          <Modal.Title className={classes.title ?? ''}>{m.commands.shortcuts.title}</Modal.Title>
          <IconButton
            label={m.commands.shortcuts.close}
            icon={<IconX size="1.25rem" />}
            onClick={onClose}
          />
        </div>
        <dl className={classes.list}>
          <Shortcut keys={[commandKey(), 'K']}>{m.commands.shortcuts.jump}</Shortcut>
          <Shortcut keys={['/']}>{m.commands.shortcuts.searchInList}</Shortcut>
          <Shortcut keys={['u']}>{m.commands.shortcuts.upload}</Shortcut>
          <Shortcut keys={['p']}>{m.uploads.pick.newPaste}</Shortcut>
          <Shortcut keys={['j', 'k', '←', '→']}>{m.commands.shortcuts.move}</Shortcut>
          <Shortcut keys={['x']}>{m.commands.shortcuts.select}</Shortcut>
          <Shortcut keys={[commandKey(), 'A']}>{m.uploads.selection.selectPage}</Shortcut>
          <Shortcut keys={['f']}>{m.commands.shortcuts.favorite}</Shortcut>
          <Shortcut keys={['v']}>{m.commands.shortcuts.view}</Shortcut>
          <Shortcut keys={['i']}>{m.uploads.details.title}</Shortcut>
          <Shortcut keys={['+', '-', '0']}>{m.commands.shortcuts.zoom}</Shortcut>
          <Shortcut keys={['Space']}>{m.commands.shortcuts.slideShow}</Shortcut>
          <Shortcut keys={['Del']}>{m.general.delete}</Shortcut>
          {pages.map(({ id, letter }) => (
            <Shortcut key={id} keys={['g', letter]}>
              {m.commands.shortcuts.goTo[id]}
            </Shortcut>
          ))}
          <Shortcut keys={['?']}>{m.commands.shortcuts.showList}</Shortcut>
          <Shortcut keys={['Esc']}>{m.commands.shortcuts.closeOrClear}</Shortcut>
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
    <Checkbox
      isChecked={isOn}
      onChange={(isWanted) => {
        setSingleKeysEnabled(isWanted);
        setIsOn(isWanted);
      }}
    >
      {m.commands.shortcuts.singleKeys}
    </Checkbox>
  );
}
