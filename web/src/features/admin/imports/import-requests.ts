import type { Import, ImportOptions } from '@perch/contract/imports/imports';

import { api, parseResponse } from '../../../api/client.ts';
import { saveFile } from '../../../ui/save-file.ts';

const param = (id: string) => ({ param: { id } });

export async function inspectSource(options: ImportOptions): Promise<Import> {
  return (await parseResponse(api.admin.imports.$post({ json: options }))).data.import;
}

export async function startImport(id: string): Promise<Import> {
  return (await parseResponse(api.admin.imports[':id'].start.$post(param(id)))).data.import;
}

export async function stopImport(id: string): Promise<Import> {
  return (await parseResponse(api.admin.imports[':id'].stop.$post(param(id)))).data.import;
}

/** Saves the report with every row. */
export async function saveReport(id: string): Promise<void> {
  const answer = await api.admin.imports[':id']['report.json'].$get(param(id));
  saveFile(`perch-import-${id}.json`, await answer.blob());
}
