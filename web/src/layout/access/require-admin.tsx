import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet } from 'react-router';

import { isAdministrator } from '../../api/account.ts';
import { accountQuery } from '../../api/queries.ts';

/** Renders the nested routes for administrators; other users are redirected to the dashboard. */
export function RequireAdmin() {
  const { data: account } = useQuery(accountQuery);
  return isAdministrator(account) ? <Outlet /> : <Navigate to="/dashboard" replace />;
}
