import type { UploadListProps } from '../list/layouts/layout-props.ts';
import { SelectionCheckbox } from './selection-checkbox.tsx';
import { pageState } from './selection.ts';

import classes from './page-checkbox.module.css';

interface PageCheckboxProps extends Pick<
  UploadListProps,
  'uploads' | 'selection' | 'onTogglePage'
> {
  label: string;
}

/** Selects everything that is shown, for layouts without a column of checkboxes. */
export function PageCheckbox({ label, uploads, selection, onTogglePage }: PageCheckboxProps) {
  return (
    <div className={classes.line}>
      <SelectionCheckbox
        label={label}
        state={pageState(selection, uploads)}
        onToggle={onTogglePage}
      >
        {label}
      </SelectionCheckbox>
    </div>
  );
}
