import { Navigate, Outlet, useLocation } from 'react-router';

import { useSession } from '../../api/session.ts';
import { returnPath } from './return-path.ts';

/** Login and registration; a signed-in user is redirected to the requested page. */
export function SignedOutOnly({ home }: { home: string }) {
  const session = useSession();
  const { search } = useLocation();
  return session.state === 'open' ? <Navigate to={returnPath(search, home)} replace /> : <Outlet />;
}
