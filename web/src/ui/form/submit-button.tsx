import type { ReactNode } from 'react';

import { BusyButton } from './busy-button.tsx';

interface SubmitButtonProps {
  className?: string;
  isBusy: boolean;
  /** The label while the form is being sent. */
  busyLabel: string;
  children: ReactNode;
}

/**
 * Submits a form, which must ignore a submit by the Enter key while it is busy.
 */
export function SubmitButton({ className = '', isBusy, busyLabel, children }: SubmitButtonProps) {
  return (
    <BusyButton className={className} size="md" isBusy={isBusy}>
      {isBusy ? busyLabel : children}
    </BusyButton>
  );
}
