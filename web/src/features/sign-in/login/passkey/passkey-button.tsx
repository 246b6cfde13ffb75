import type { ReactNode, Ref } from 'react';

import { m } from '../../../../language/messages.ts';
import { BusyButton } from '../../../../ui/form/busy-button.tsx';

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

/** Drawn here, as the library's key would be loaded with every page. */
function PasskeyIcon() {
  return (
    <svg
      width="1.125rem"
      height="1.125rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="8" cy="16" r="4.5" />
      <path d="M11.2 12.8 20 4M16.5 7.5l3 3" />
    </svg>
  );
}
