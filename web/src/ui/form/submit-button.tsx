import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  className?: string;
  isBusy: boolean;
  /** The label while the form is being sent. */
  busyLabel: string;
  children: ReactNode;
}

/**
 * Submits a form. While busy it cannot be pressed but keeps the focus, so that a dialog that opens
 * meanwhile returns it; the form itself must ignore a submit by the Enter key.
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
