const parameter = 'next';

/** The login page's URL; it remembers where somebody wanted to go. */
export function loginUrl(wanted: string): string {
  if (wanted === '/') return '/login';
  return `/login?${new URLSearchParams({ [parameter]: wanted })}`;
}

/** Where to go after signing in: only ever a path of this app, never another site. */
export function returnPath(search: string, home: string): string {
  const wanted = new URLSearchParams(search).get(parameter);
  const path = wanted?.startsWith('/') ? pathHere(wanted) : undefined;
  // Read once, `/..//host` is the path `//host`, and that is another site when it is read again.
  return path !== undefined && pathHere(path) === path ? path : home;
}

/** What an address leads to as path and query; undefined where that is another site. */
function pathHere(address: string): string | undefined {
  const here = 'http://app.invalid';
  const target = URL.canParse(address, here) ? new URL(address, here) : undefined;
  return target?.origin === here ? target.pathname + target.search : undefined;
}
