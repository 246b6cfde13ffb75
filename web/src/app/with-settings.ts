import { settingsQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';

const patienceMs = 1000;

/**
 * Loads the server's public settings beside the code of a page that looks different with them. Where they do
 * not come soon the page is shown without.
 */
export function withSettings<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const tooLong = new Promise((resolve) => setTimeout(resolve, patienceMs));
    const settings = Promise.race([queryClient.prefetchQuery(settingsQuery), tooLong]);
    const [page] = await Promise.all([load(), settings]);
    return page;
  };
}
