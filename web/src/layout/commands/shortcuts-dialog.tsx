import { type ReactNode, useState } from 'react';

import { m } from '../../language/messages.ts';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { commandKey } from '../../ui/keyboard/command-key.ts';
import { KeyCap } from '../../ui/keyboard/key-cap.tsx';
import {
  areSingleKeysEnabled,
  setSingleKeysEnabled,
} from '../../ui/keyboard/single-key-setting.ts';
import type { PageId } from '../navigation.ts';

import classes from './shortcuts-dialog.module.css';

interface ShortcutsDialogProps {
  onClose: () => void;
  /** The pages that `g` and a letter open. */
  pages: readonly { id: PageId; letter: string }[];
}

/** Lists the keyboard shortcuts, and switches the single-key ones on and off. */
export function ShortcutsDialog({ onClose, pages }: ShortcutsDialogProps) {
  return (
    <FormDialog
      isOpen
      title={m.commands.shortcutsTitle}
      closeLabel={m.shortcuts.close}
      size="27.5rem"
      onClose={onClose}
    >
      <dl className={classes.list}>
        <Shortcut keys={[commandKey(), 'K']}>{m.shortcuts.jump}</Shortcut>
        <Shortcut keys={['/']}>{m.shortcuts.searchInList}</Shortcut>
        <Shortcut keys={['u']}>{m.shortcuts.upload}</Shortcut>
        <Shortcut keys={['p']}>{m.uploads.pick.newPaste}</Shortcut>
        <Shortcut keys={['j', 'k', '←', '→']}>{m.shortcuts.move}</Shortcut>
        <Shortcut keys={['x']}>{m.shortcuts.select}</Shortcut>
        <Shortcut keys={[commandKey(), 'A']}>{m.uploads.selection.selectShown}</Shortcut>
        <Shortcut keys={['f']}>{m.shortcuts.favorite}</Shortcut>
        <Shortcut keys={['v']}>{m.shortcuts.view}</Shortcut>
        <Shortcut keys={['i']}>{m.uploads.details.title}</Shortcut>
        <Shortcut keys={['+', '-', '0']}>{m.shortcuts.zoom}</Shortcut>
        <Shortcut keys={[m.shortcuts.space]}>{m.shortcuts.slideShow}</Shortcut>
        <Shortcut keys={[m.shortcuts.del]}>{m.general.delete}</Shortcut>
        {pages.map(({ id, letter }) => (
          <Shortcut key={id} keys={['g', letter]}>
            {m.shortcuts.goTo[id]}
          </Shortcut>
        ))}
        <Shortcut keys={['?']}>{m.shortcuts.showList}</Shortcut>
        <Shortcut keys={['Esc']}>{m.shortcuts.closeOrClear}</Shortcut>
      </dl>
      <SingleKeysChoice />
    </FormDialog>
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
      {m.shortcuts.singleKeys}
    </Checkbox>
  );
}
