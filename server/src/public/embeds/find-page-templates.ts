import type { Services } from '../../services.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';

/** What the owner has chosen for the previews of links to files; null: as the installation has it. */
export interface PageTemplates {
  page_title: string | null;
  page_description: string | null;
  page_colour: string | null;
}

export async function findPageTemplates(
  { db }: Pick<Services, 'db'>,
  { user_id: ownerId }: Pick<ReadableUpload, 'user_id'>,
): Promise<PageTemplates> {
  const found = await db
    .selectFrom('users')
    .select(['page_title', 'page_description', 'page_colour'])
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return found ?? { page_title: null, page_description: null, page_colour: null };
}
