import { type Location, Navigate, Outlet, useLocation } from 'react-router';

import { useSession } from '../../api/session.ts';
import { returnPath } from './return-path.ts';

interface SignedOutOnlyProps {
  /** Where to go by the location from which one comes, unless that names a page. */
  home: (arrival: Location) => string;
}

/** Login and registration; a signed-in user is redirected to the requested page. */
export function SignedOutOnly({ home }: SignedOutOnlyProps) {
  const session = useSession();
  const location = useLocation();
  if (session.state !== 'open') return <Outlet />;
  return <Navigate to={returnPath(location.search, home(location))} replace />;
}
