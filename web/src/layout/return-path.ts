const parameter = 'next';

/** The login page's URL; it remembers where somebody wanted to go. */
export function loginUrl(wanted: string): string {
  if (wanted === '/') return '/login';
  return `/login?${new URLSearchParams({ [parameter]: wanted })}`;
}

/** Where to go after signing in: only ever a path of this app, never another site. */
export function returnPath(search: string, home: string): string {
  const wanted = new URLSearchParams(search).get(parameter);
  if (!wanted) return home;
  const here = 'http://app.invalid';
  const target = URL.canParse(wanted, here) ? new URL(wanted, here) : undefined;
  if (target?.origin !== here || !wanted.startsWith('/')) return home;
  return target.pathname + target.search;
}
