import { useEffect, useEffectEvent } from 'react';

import { offerPasskeys } from './passkey.ts';

/**
 * Offers passkeys in the list below the field for the name while it `isWanted`; `onChosen` gets what the browser
 * has made of the one that the user chose.
 */
export function usePasskeyAutofill(
  isWanted: boolean,
  onChosen: (credential: Record<string, unknown>) => void,
): void {
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!isWanted) return;
    const unwanted = new AbortController();
    const offer = async () => {
      const credential = await offerPasskeys(unwanted.signal);
      if (credential && !unwanted.signal.aborted) choose(credential);
    };
    // The button and the password are there: a failure of the offer says nothing to the user.
    offer().catch(() => undefined);
    return () => unwanted.abort();
  }, [isWanted]);
}
