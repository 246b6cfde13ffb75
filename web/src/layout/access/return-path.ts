const parameter = 'next';

/** The login page's URL with the requested path, to return to after sign-in. */
export function loginUrl(wanted: string): string {
  if (wanted === '/') return '/login';
  return `/login?${new URLSearchParams({ [parameter]: wanted })}`;
}

/** Where to go after sign-in: always a path of this app, never another site. */
export function returnPath(search: string, home: string): string {
  const wanted = new URLSearchParams(search).get(parameter);
  const path = wanted?.startsWith('/') ? pathHere(wanted) : undefined;
  // `/..//host` resolves to the path `//host`, which is another site when it is resolved again.
  return path !== undefined && pathHere(path) === path ? path : home;
}

/** The path and query that an address resolves to; undefined for another origin. */
function pathHere(address: string): string | undefined {
  const here = 'http://app.invalid';
  const target = URL.canParse(address, here) ? new URL(address, here) : undefined;
  return target?.origin === here ? target.pathname + target.search : undefined;
}
