import type { ReactNode } from 'react';

import { m } from '../../../../language/messages.ts';
import { BusyButton } from '../../../../ui/form/busy-button.tsx';
import { PasskeyIcon } from './passkey-icon.tsx';

interface PasskeyButtonProps {
  /** The browser is asking. */
  isAsked: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Begins a sign-in with a passkey. */
export function PasskeyButton({ isAsked, onClick, children }: PasskeyButtonProps) {
  return (
    <BusyButton
      size="md"
      fullWidth
      variant="default"
      leftSection={<PasskeyIcon />}
      isBusy={isAsked}
      onClick={onClick}
    >
      {isAsked ? m.signInWays.passkeyBusy : children}
    </BusyButton>
  );
}
