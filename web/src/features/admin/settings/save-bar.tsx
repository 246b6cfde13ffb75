import { Button } from '@mantine/core';

import { m } from '../../../language/messages.ts';

import classes from './save-bar.module.css';

interface SaveBarProps {
  /** How many settings were changed. */
  count: number;
  isSaving: boolean;
  onDiscard: () => void;
}

/** Saves or discards what was changed in the form around it; stays at the bottom of the window. */
export function SaveBar({ count, isSaving, onDiscard }: SaveBarProps) {
  const texts = m.adminSettings;
  return (
    <section className={classes.bar} aria-label={texts.unsaved}>
      <output className={classes.text}>{texts.changes({ count })}</output>
      <div className={classes.actions}>
        <Button variant="default" disabled={isSaving} onClick={onDiscard}>
          {texts.discard}
        </Button>
        <Button type="submit" loading={isSaving}>
          {texts.save}
        </Button>
      </div>
    </section>
  );
}
