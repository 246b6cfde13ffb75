import type { IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';

import { formatNumber } from '../../../format/number.ts';
import { m } from '../../../language/messages.ts';
import { BusyButton } from '../../../ui/form/busy-button.tsx';

import classes from './selection-bar.module.css';

interface BarButtonProps {
  /** A tooltip where there is no room for it. */
  label: string;
  Icon: ComponentType<IconProps>;
  isBusy?: boolean;
  isDanger?: boolean;
  onClick: () => void;
}

/** An action on all selected files. */
export function BarButton({
  label,
  Icon,
  isBusy = false,
  isDanger = false,
  onClick,
}: BarButtonProps) {
  return (
    <BusyButton
      className={isDanger ? classes.danger : undefined}
      {...(isDanger ? {} : { variant: 'default' })}
      aria-label={label}
      data-tooltip={label}
      leftSection={<Icon size="1.125rem" aria-hidden="true" />}
      isBusy={isBusy}
      onClick={onClick}
    >
      {label}
    </BusyButton>
  );
}

interface SelectedCountProps {
  /** Undefined while it is not known. */
  count: number | undefined;
  sentence?: string;
}

/** How many files are selected; on phones the number alone. */
export function SelectedCount({
  count,
  sentence = m.uploads.selection.selected({ count: count ?? 0 }),
}: SelectedCountProps) {
  return (
    <p className={classes.count} aria-live="polite">
      <span className={classes.sentence}>{sentence}</span>
      <span className={classes.number} aria-hidden="true">
        {count !== undefined && formatNumber(count)}
      </span>
    </p>
  );
}
