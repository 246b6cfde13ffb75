import type { UserRecord } from '@perch/contract/users';

import { m } from '../../../../language/messages.ts';

type Factors = UserRecord['factors'] | undefined;

/** Whether there is something to reset; an answer without the field is one of a server before an update. */
export const hasFactors = ({ factors }: { factors: Factors }) =>
  factors !== undefined && (factors.totp || factors.passkeys > 0);

/** The second factors of a user, each in a line. */
export function Factors({ factors }: { factors: Factors }) {
  if (!factors || !hasFactors({ factors })) return m.factorReset.none;
  return (
    <>
      {factors.totp && <div>{m.factorReset.app}</div>}
      {factors.passkeys > 0 && <div>{m.factorReset.passkeys({ count: factors.passkeys })}</div>}
    </>
  );
}
