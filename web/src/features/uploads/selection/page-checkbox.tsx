import type { UploadListProps } from '../list/layouts/layout-props.ts';
import { SelectBox } from './selection-checkbox.tsx';
import { pageState } from './selection.ts';

import classes from './page-checkbox.module.css';

type SelectPageProps = Pick<UploadListProps, 'uploads' | 'selection' | 'onTogglePage'>;

/** Chooses the whole page, where the layout has no column for it. */
export function SelectPage({ uploads, selection, onTogglePage }: SelectPageProps) {
  const label = 'Select all on this page';
  return (
    <div className={classes.line}>
      <SelectBox label={label} state={pageState(selection, uploads)} onToggle={onTogglePage}>
        {label}
      </SelectBox>
    </div>
  );
}
