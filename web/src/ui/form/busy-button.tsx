import { Button, type ButtonProps } from '@mantine/core';
import type { Ref } from 'react';

interface BusyButtonProps extends ButtonProps {
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  isBusy: boolean;
  /** Left out where the button submits its form, which ignores a submit while it is busy. */
  onClick?: () => void;
}

/**
 * A button that cannot be pressed while busy but keeps the focus, so that a dialog that opens meanwhile
 * returns it.
 */
export function BusyButton({ isBusy, onClick, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      type={onClick ? 'button' : 'submit'}
      aria-disabled={isBusy}
      data-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onClick?.();
      }}
    />
  );
}
