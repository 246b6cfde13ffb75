import type { ReactNode, Ref } from 'react';

import { m } from '../../../../language/messages.ts';
import { BusyButton } from '../../../../ui/form/busy-button.tsx';
import { PasskeyIcon } from './passkey-icon.tsx';

interface PasskeyButtonProps {
  ref?: Ref<HTMLButtonElement>;
  /** The browser is asking. */
  isAsked: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Begins a sign-in with a passkey. */
export function PasskeyButton({ isAsked, onClick, children, ...props }: PasskeyButtonProps) {
  return (
    <BusyButton
      {...props}
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
