import { Navigate, Outlet, useLocation } from 'react-router';

import { useSession } from '../../api/session.ts';
import { returnPath } from './return-path.ts';

/** Login and registration; whoever is signed in goes on to the page they wanted. */
export function SignedOutOnly({ home }: { home: string }) {
  const session = useSession();
  const { search } = useLocation();
  return session.state === 'open' ? <Navigate to={returnPath(search, home)} replace /> : <Outlet />;
}
