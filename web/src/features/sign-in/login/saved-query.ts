// The query of the login page names the page to open after the sign-in. The tab stores it during a detour to a provider.

const key = 'perch-sign-in-query';

/** Saves the login page's query until the provider redirects back. */
export function saveQuery(search: string): void {
  try {
    sessionStorage.setItem(key, search);
  } catch {
    // If storage is blocked, the sign-in opens the dashboard.
  }
}

/** Returns the saved query and removes it. */
export function takeSavedQuery(): string {
  try {
    const search = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return search;
  } catch {
    return '';
  }
}
