import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  className?: string;
  isBusy: boolean;
  /** What it says while the form is sent. */
  busyLabel: string;
  children: ReactNode;
}

/**
 * Sends a form. While it is busy it cannot be pressed but keeps the focus, so that a dialog that
 * opens meanwhile gives it back; the form has to ignore what is sent with the Enter key.
 */
export function SubmitButton({ className = '', isBusy, busyLabel, children }: SubmitButtonProps) {
  return (
    <Button
      className={className}
      type="submit"
      size="md"
      aria-disabled={isBusy}
      data-disabled={isBusy}
    >
      {isBusy ? busyLabel : children}
    </Button>
  );
}
