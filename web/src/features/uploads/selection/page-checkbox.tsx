import { m } from '../../../language/messages.ts';
import type { UploadListProps } from '../list/layouts/layout-props.ts';
import { SelectionCheckbox } from './selection-checkbox.tsx';
import { pageState } from './selection.ts';

import classes from './page-checkbox.module.css';

type PageCheckboxProps = Pick<UploadListProps, 'uploads' | 'selection' | 'onTogglePage'>;

/** Selects the whole page, for layouts without a column of checkboxes. */
export function PageCheckbox({ uploads, selection, onTogglePage }: PageCheckboxProps) {
  const label = m.uploads.selection.selectPage;
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
