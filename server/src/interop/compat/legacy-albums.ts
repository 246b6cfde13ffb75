import type { ImportedCaller } from '../../modules/tokens/check/authenticate-imported.ts';
import type { Services } from '../../services.ts';

/** The id of the album imported from a folder; other text is returned unchanged, as it may name an album of today. */
export async function findLegacyAlbum(
  { db }: Pick<Services, 'db'>,
  { importId }: Pick<ImportedCaller, 'importId'>,
  text: string,
): Promise<string> {
  const found = await db
    .selectFrom('import_rows')
    .select('target_id')
    .where('import_id', '=', importId)
    .where('kind', '=', 'album')
    .where('origin_key', '=', text)
    .executeTakeFirst();
  return found?.target_id ?? text;
}

/** Whether a name is the app's own host or an imported one: new links are on the app's host instead. */
export function isLegacyDomain(
  { config, liveDomains }: Pick<Services, 'config' | 'liveDomains'>,
  text: string,
): boolean {
  const name = text.toLowerCase().replace(/:\d+$/, '');
  const isLive = liveDomains.find(name) !== undefined;
  return (
    !isLive && (name === new URL(config.publicUrl).hostname || liveDomains.hasLegacyLinks(name))
  );
}
