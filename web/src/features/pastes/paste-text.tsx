import { Textarea } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';

import { m } from '../../language/messages.ts';
import { isCommandKey } from '../../ui/keyboard/key-press.ts';
import { indent } from './indent.ts';
import { changePasteDraft, useNewPaste } from './paste-draft.ts';

import classes from './paste-text.module.css';

interface PasteTextProps {
  /** Written in the direction of its words; code always from left to right. */
  isProse: boolean;
  problem: string | undefined;
  onSend: () => void;
}

/** The text of a paste. Tab indents; after Escape it leaves the field, as elsewhere. */
export function PasteText({ isProse, problem, onSend }: PasteTextProps) {
  const { draft } = useNewPaste();
  const keysId = useId();
  const [isLeaving, setIsLeaving] = useState(false);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (isCommandKey(nativeEvent, 'enter')) {
      event.preventDefault();
      onSend();
    } else if (key === 'Escape') {
      setIsLeaving(true);
    } else if (key === 'Tab' && !isLeaving && !shiftKey && !ctrlKey && !metaKey && !altKey) {
      event.preventDefault();
      insertIndent(currentTarget);
    } else if (key !== 'Shift' && key !== 'Tab') {
      setIsLeaving(false);
    }
  };
  return (
    <div>
      <Textarea
        label={m.newPaste.text}
        data-autofocus
        // The first Escape is for the Tab key; the next one closes the dialog.
        data-mantine-stop-propagation={isLeaving ? undefined : 'true'}
        classNames={{ input: classes.input, label: classes.label, error: classes.error }}
        aria-describedby={keysId}
        dir={isProse ? 'auto' : 'ltr'}
        rows={11}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={isProse}
        value={draft.content}
        error={problem}
        onChange={({ currentTarget }) => changePasteDraft({ content: currentTarget.value })}
        onKeyDown={press}
        onBlur={() => setIsLeaving(false)}
      />
      <p className={classes.keys} id={keysId}>
        {m.newPaste.keys}
      </p>
      <output className={classes.spoken}>{isLeaving ? m.newPaste.tabLeaves : ''}</output>
    </div>
  );
}

/** As if it were typed, so that it can be undone. */
function insertIndent(field: HTMLTextAreaElement): void {
  const { from, to, text, selectionStart, selectionEnd } = indent(
    field.value,
    field.selectionStart,
    field.selectionEnd,
  );
  field.setSelectionRange(from, to);
  // Deprecated, and the only way to change a field with its history.
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(selectionStart, selectionEnd);
}
