import type { Import, ImportedRow, ImportOptions } from '@perch/contract/imports/imports';

import { send } from '../api/client.ts';
import type { TestServer } from '../servers/server.ts';
import { waitFor } from '../wait.ts';

/** Imports of a server as an administrator's session makes and sees them. */
export function importsOf(server: TestServer, token: string) {
  const call = (method: string, path: string, body?: unknown) =>
    send(server.origin, method, `/api/admin/imports${path}`, { token, body });
  const find = async (id: string): Promise<Import> => {
    const answer: { data: { import: Import } } = await (await call('GET', `/${id}`)).json();
    return answer.data.import;
  };
  return {
    call,
    find,
    inspect: (options: Partial<ImportOptions>) => call('POST', '', options),
    start: (id: string) => call('POST', `/${id}/start`),
    stop: (id: string) => call('POST', `/${id}/stop`),
    until: (id: string, state: Import['state']): Promise<Import> =>
      waitFor<Import | undefined>(`an import that is ${state}`, async () => {
        const found = await find(id);
        return found.state === state ? found : undefined;
      }),
    async rows(id: string, query = '') {
      const answer = await call('GET', `/${id}/rows${query}`);
      const { data, pagination }: { data: { rows: ImportedRow[] }; pagination: { total: number } } =
        await answer.json();
      return { rows: data.rows, total: pagination.total };
    },
  };
}

/** The id of the import in an answer. */
export async function idIn(answer: Response): Promise<string> {
  const { data }: { data: { import: Import } } = await answer.json();
  return data.import._id;
}
