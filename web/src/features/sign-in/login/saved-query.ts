// The query of the login page names the page to open after it. On the way over a provider, this tab keeps it.

const key = 'perch-sign-in-query';

/** Keeps the login page's query until the provider sends the browser back. */
export function keepQuery(search: string): void {
  try {
    sessionStorage.setItem(key, search);
  } catch {
    // Where storage is blocked, the sign-in leads to the dashboard.
  }
}

/** The query that was kept, once. */
export function takeQuery(): string {
  try {
    const search = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return search;
  } catch {
    return '';
  }
}
